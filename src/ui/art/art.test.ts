import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lightBlue } from '@/theme/lightBlue';

const folder = __dirname;
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, svg: readFileSync(join(folder, name), 'utf8') }));
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe('product art', () => {
  it('is hidden from screen readers: its place names it', () => {
    for (const { name, svg } of pictures) expect([name, svg.includes('aria-hidden="true"')]).toEqual([name, true]);
  });

  it('shares no id between pictures, for several stand in one page', () => {
    const ids = pictures.flatMap(({ svg }) => idsOf(svg));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to what it defines and to colours the theme has', () => {
    for (const { svg } of pictures) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(idsOf(svg)).toContain(id);
      for (const [, token = ''] of svg.matchAll(/var\(--([^)]+)\)/g)) expect(Object.keys(lightBlue)).toContain(token);
    }
  });

  it('is small', () => {
    for (const { name, svg } of pictures)
      expect([name, svg.length <= (name === 'backdrop-mid.svg' ? 12_500 : 4000)]).toEqual([name, true]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { deskCalls } from './all';

describe('the calls of the desk', () => {
  it('have a name of their own in every file, or one would silently take the place of another', () => {
    const folder = 'src/contract/desk';
    const written = readdirSync(folder).flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {2}(\w+): (?:deskCall|look)\(/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(written.length).toBeGreaterThan(30);
    expect(written.toSorted()).toEqual(Object.keys(deskCalls).toSorted());
  });

  it('have an address of their own', () => {
    const addresses = Object.values(deskCalls).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
  });
});

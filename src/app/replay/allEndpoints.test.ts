import { readdirSync, readFileSync } from 'node:fs';

describe('the endpoints of a replay', () => {
  it('H2: every file that adds endpoints is there, or their tags would be missing in a replay', () => {
    const files = readdirSync('src/api').filter((file) => /Api\.ts$/.test(file));
    const text = readFileSync('src/app/replay/allEndpoints.ts', 'utf8');
    expect(files.filter((file) => !text.includes(`'@/api/${file.replace('.ts', '')}'`))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { readSessionFile } from './readSessionFile';
import { replayFile } from './replayFile';

/** Logs that QA and support put here, and files of every version that was ever written. */
const folders = ['src/app/replay/logs', 'src/app/replay/fixtures'];
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
);

describe('recorded sessions', () => {
  it('H2: there are some', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('R9, R15: %s replays equal, action by action', async (name) => {
    const read = readSessionFile(readFileSync(name, 'utf8'));
    if (!read.ok) throw new Error(read.text);
    const { divergence } = await replayFile(read.file);
    expect(divergence).toBeUndefined();
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { illegalEvent } from './machines';
import { readSessionFile } from './readSessionFile';
import { replayFile } from './replayFile';
import { SESSION_VERSION } from './sessionFile';

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

  it('R15: every version that was ever written has a file of its own', () => {
    const versions = files.map((name) => (JSON.parse(readFileSync(name, 'utf8')) as { v?: number }).v);
    for (let version = 1; version <= SESSION_VERSION; version += 1) expect(versions).toContain(version);
  });

  it.each(files.filter((name) => name.startsWith(folders[0] as string)))(
    'R21: %s is an ordinary session: no machine met an event that its state does not answer',
    async (name) => {
      const read = readSessionFile(readFileSync(name, 'utf8'));
      if (!read.ok) throw new Error(read.text);
      const met: unknown[] = [];
      await replayFile(read.file, {
        onStep: ({ entry, before }) => {
          const illegal = illegalEvent(entry.a, before);
          if (illegal) met.push({ s: entry.s, ...illegal });
        },
      });
      expect(met).toEqual([]);
    },
  );

  it.each(files)('R9, R15: %s replays equal, action by action', async (name) => {
    const read = readSessionFile(readFileSync(name, 'utf8'));
    if (!read.ok) throw new Error(read.text);
    const { divergence } = await replayFile(read.file);
    expect(divergence).toBeUndefined();
  });
});

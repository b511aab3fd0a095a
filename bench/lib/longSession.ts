import { readFileSync } from 'node:fs';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { sessionText, writeSession } from '@/app/replay/writeSession';

/** A session file of so many actions: the recorded purchase, over and over, as a very long day would be. */
export async function longSession(count: number): Promise<string> {
  const read = readSessionFile(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
  if (!read.ok) throw new Error(read.text);
  const { header, entries } = read.file;
  const length = (entries.at(-1)?.t ?? 0) + 1_000;
  const actions = Array.from({ length: count }, (_none, index) => {
    const entry = entries[index % entries.length];
    if (!entry) throw new Error('The log is empty');
    return { a: entry.a, t: entry.t + Math.floor(index / entries.length) * length };
  });
  return sessionText(await writeSession({ header, actions, marks: [] }));
}

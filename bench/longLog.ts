/** `node scripts/run-ts.mjs bench/longLog.ts <file> [actions]`: the purchase log over and over, as one long session. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { sessionText, writeSession } from '@/app/replay/writeSession';

const [, , out, count = '10000'] = process.argv;
if (out === undefined) throw new Error('Where to?');
const reading = readSessionFile(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
if (!reading.ok) throw new Error(reading.text);
const { header, entries } = reading.file;
const length = entries.at(-1)?.t ?? 0;
const actions = Array.from({ length: Number(count) }, (_none, at) => {
  const entry = entries[at % entries.length];
  if (!entry) throw new Error('An empty log');
  return { t: Math.floor(at / entries.length) * length + entry.t, a: entry.a };
});
writeFileSync(out, sessionText(await writeSession({ header, actions, marks: [] })));

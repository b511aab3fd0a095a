import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { recordAgain } from '@/app/recorder/recordAgain';
import type { SessionFile } from '@/app/replay/sessionFile';
import { files } from './misuse';
import { say } from './say';

/** `--write out FILE`: the session file of a log made anew, with this build's states; `until`: of its first entries alone. */
export async function writeAnew(file: SessionFile, out: string, until: number | undefined): Promise<number> {
  const within = <T extends { s: number }>(list: readonly T[] = []) =>
    list.filter(({ s }) => until === undefined || s <= until);
  const beside = { marks: within(file.marks), loads: within(file.loads), touches: within(file.touches) };
  const cut = { ...file, entries: file.entries.slice(0, until), ...beside };
  const made = await recordAgain(cut, basename(out).replace(/\..*$/, ''));
  if (!made.ok) {
    say(`✗ ${out}  would give away: ${JSON.stringify(made.leaks.slice(0, 5))}`);
    return 2;
  }
  files('Cannot write', () => writeFileSync(out, made.text));
  say(`✓ ${out}  ${made.file.entries.length} actions`);
  return 0;
}

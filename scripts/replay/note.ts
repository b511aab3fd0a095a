import { writeFileSync } from 'node:fs';
import { annotate } from '@/app/replay/bench/annotate';
import type { SessionFile } from '@/app/replay/sessionFile';
import { sessionText } from '@/app/replay/writeSession';
import { contactIn } from '@/lib/recording/contacts';
import { files, Misuse } from './misuse';
import { say } from './say';

/** `--note "12 text" --write copy FILE`: a copy with a note after entry 12 (0: before all). */
export function note(file: SessionFile, typed: string, out: string | undefined): number {
  const [, at = '', text = ''] = /^(\d+)\s+(\S.*)$/s.exec(typed) ?? [];
  if (text === '')
    throw new Misuse('--note takes the number of an entry and a text, such as "12 the balance is old here"');
  if (Number(at) > file.entries.length) throw new Misuse(`The recording has ${file.entries.length} entries, not ${at}`);
  const found = contactIn(text);
  if (found) throw new Misuse(`The note names a ${found}: whoever gets the file could reach somebody`);
  if (out === undefined) throw new Misuse('--note writes into a copy: say with --write where');
  const noted = annotate(file, Number(at), text);
  files('Cannot write', () => writeFileSync(out, sessionText(noted)));
  say(`✓ ${out}  ${noted.marks.length} notes and marks`);
  return 0;
}

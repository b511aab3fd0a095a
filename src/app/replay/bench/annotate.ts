import type { SessionFile } from '@/app/replay/sessionFile';
import { sealed } from '@/app/replay/writeSession';

/** A copy of a recording with a note after entry `s` (0: before all). The recording itself is never written to. */
export function annotate(file: SessionFile, s: number, text: string): SessionFile {
  const { end: _end, ...rest } = file;
  const marks = [...file.marks, { s, kind: 'note' as const, text }].sort((one, other) => one.s - other.s);
  return sealed({ ...rest, marks });
}

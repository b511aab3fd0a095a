import { readFileSync } from 'node:fs';
import { readSessionFile } from '@/app/replay/readSessionFile';
import type { SessionFile } from '@/app/replay/sessionFile';

/** What was asked for cannot be done; said to whoever asked, with exit code 2. */
export class Misuse extends Error {}

/** Why something failed, in its own words. */
export const reason = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** Reads or writes a file of the command's own; a file system that refuses is no fault of ours. */
export function files<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    throw new Misuse(`${what}: ${reason(fault)}`);
  }
}

/** The recording of that name; a file that is none is a misuse. */
export function recordingOf(name: string): SessionFile {
  const read = readSessionFile(files('Cannot read', () => readFileSync(name, 'utf8')));
  if (!read.ok) throw new Misuse(`${name}  ${read.text}`);
  return read.file;
}

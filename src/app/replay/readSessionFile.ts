import { SESSION_FORMAT } from '@/contract/recording';
import { sessionFileText as say } from '@/text/sessionFiles';
import { type Breathe, inOneGo, inSlices } from './breathe';
import { fromDevTools, isDevTools } from './fromDevTools';
import { parseGuarded } from './guardJson';
import { migrate } from './migrations';
import { Refusal } from './refusal';
import type { SessionFile } from './sessionFile';
import { checkSession } from './sessionSchema';

/** A file that was read, or why it was not: `text` is a Chinese sentence that names entry and path. */
export type Reading = { ok: true; file: SessionFile } | { ok: false; text: string; path: string; entry?: number };

function* reading(text: string): Generator<void, Reading> {
  try {
    const value = yield* parseGuarded(text);
    if (isDevTools(value)) return { ok: true, file: fromDevTools(value) };
    if ((value as { format?: unknown } | null)?.format !== SESSION_FORMAT) throw new Refusal(say.unknownShape);
    const newest = migrate(value as object);
    return { ok: true, file: yield* checkSession(newest, (value as { v: number }).v) };
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    const { path, entry } = fault;
    return { ok: false, text: fault.text, path, ...(entry === undefined ? {} : { entry }) };
  }
}

/**
 * Reads a session of any version, or any shape of log that Redux DevTools write. The text is looked at from end to end
 * before anything is made of it; whatever is wrong, nothing else than this answer happens.
 */
export const readSessionFile = (text: string): Reading => inOneGo(reading(text));

/** The same in slices (`everySlice(ports.clock)`), for a page that has to answer fingers meanwhile. */
export const readSessionInSlices = (text: string, breathe: Breathe): Promise<Reading> =>
  inSlices(reading(text), breathe);

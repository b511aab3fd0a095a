import { DEEPEST, guardTree } from '@/lib/recording/guardTree';
import { sessionFileText as say } from '@/text/sessionFiles';
import { otherKind } from './fileKind';
import { parseLines } from './parseLines';
import { Refusal, splitPath } from './refusal';

/** Characters of a file. */
const LONGEST = 20_000_000;

/** Reads a text as JSON that may be looked at, in pieces: no longer or deeper than any real session, and no name that does harm. */
export function* parseGuarded(text: string): Generator<void, unknown> {
  if (text.length > LONGEST) throw new Refusal(say.tooLong(LONGEST / 1_000_000));
  if (text.trim() === '') throw new Refusal(say.empty);
  const kind = otherKind(text);
  if (kind !== undefined) throw new Refusal(say.otherKind(kind));
  let value: unknown;
  try {
    value = yield* parseLines(text.replace(/^\uFEFF/, ''));
  } catch (fault) {
    throw new Refusal(say.notJson(fault instanceof Error ? fault.message : ''));
  }
  const fault = yield* guardTree(value);
  if (fault) {
    const { entry, inside } = splitPath(fault.path);
    const words = fault.kind === 'tooDeep' ? say.tooDeep(entry, inside, DEEPEST) : say.forbiddenKey(entry, inside);
    throw new Refusal(words, fault.path, entry);
  }
  return value;
}

import * as v from 'valibot';
import { Id, RequestId } from '@/contract/fields';
import { deskCall } from './deskCall';
import { LETTERS_A_PAGE, LetterCategory, LetterPriority, LetterText } from './letters';

/** Letters that one act may be done to at once. */
export const LETTERS_AT_ONCE = LETTERS_A_PAGE;

/** Why an act was not done to one letter of many: `owned` by `who`, or `who` wrote or did something since it was seen. */
const LetterLeft = v.object({
  id: Id,
  why: v.picklist(['owned', 'moved', 'unfilled', 'guest', 'merged', 'gone']),
  /** Of the staff; null: the member. */
  who: v.nullable(v.string()),
});
export type LetterLeft = v.InferOutput<typeof LetterLeft>;

/** What came of an act on many letters: each by itself, so that some may be done and others not. */
const ManyLettersDone = v.object({ done: v.array(Id), left: v.array(LetterLeft) });
export type ManyLettersDone = v.InferOutput<typeof ManyLettersDone>;

const many = <const Each extends v.GenericSchema>(each: Each) =>
  v.pipe(v.array(each), v.minLength(1), v.maxLength(LETTERS_AT_ONCE));

/** Several letters at once: each is locked, changed and written down as if it were the only one. */
export const manyLettersCalls = {
  /** `seen` and the rules are those of `answerLetter`; the same `requestId` answers none of them twice. */
  answerLetters: deskCall({
    method: 'POST',
    path: 'letters/answers',
    needs: 'letters.act',
    input: v.object({
      letters: many(v.object({ id: Id, seen: Id, text: LetterText })),
      next: v.picklist(['waiting', 'closed']),
      cannedId: v.optional(Id),
      requestId: RequestId,
    }),
    output: ManyLettersDone,
  }),
  /** Takes, sorts (as `category` and `priority` say) or closes them; one that already stands so counts as done. */
  changeLetters: deskCall({
    method: 'POST',
    path: 'letters/changes',
    needs: 'letters.act',
    input: v.object({
      letters: many(v.object({ id: Id, seen: Id, owner: v.nullable(Id) })),
      act: v.picklist(['take', 'sort', 'close']),
      category: v.optional(LetterCategory),
      priority: v.optional(LetterPriority),
    }),
    output: ManyLettersDone,
  }),
  /**
   * Makes letters of the writer of `id` (1006 `lettersApart` otherwise, and nothing is done) one with it, `into`, the oldest of
   * them. What stands in it already counts as done. 1003 as of an answer, where `id` itself is a colleague's or has moved.
   */
  mergeDoubles: deskCall({
    method: 'POST',
    path: 'letters/{id}/merges',
    needs: 'letters.act',
    input: v.object({ id: Id, seen: Id, letters: many(v.object({ id: Id, seen: Id })) }),
    output: v.object({ into: Id, ...ManyLettersDone.entries }),
  }),
};

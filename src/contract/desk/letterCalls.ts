import * as v from 'valibot';
import { Id, maybe, Nothing, RequestId, Time } from '@/contract/fields';
import { deskCall } from './deskCall';
import {
  CannedAnswer,
  DeskLetter,
  DeskLetterRow,
  LetterCategory,
  LetterFacts,
  LetterOwner,
  LetterPriority,
  LetterText,
  LetterView,
} from './letters';
import { Reason } from './members';

const one = v.object({ id: Id });

/** Letters: what members wrote to support, and what was answered. Every write answers the letter as it is then. */
export const letterCalls = {
  deskLetterFacts: deskCall({
    method: 'GET',
    path: 'letters/facts',
    needs: 'letters.see',
    input: Nothing,
    output: LetterFacts,
  }),
  /** Whatever comes after the row at `afterAt` with the id `afterId`. */
  deskLetters: deskCall({
    method: 'GET',
    path: 'letters',
    needs: 'letters.see',
    input: v.object({
      view: LetterView,
      category: v.optional(LetterCategory),
      afterAt: v.optional(v.number()),
      afterId: v.optional(Id),
    }),
    output: v.object({ records: v.array(DeskLetterRow), hasMore: v.boolean() }),
  }),
  deskLetter: deskCall({ method: 'GET', path: 'letters/{id}', needs: 'letters.see', input: one, output: DeskLetter }),
  /** What its writer left to be reached by; counts among the twenty a day of `deskUnmask`. */
  deskUnmaskContact: deskCall({
    method: 'POST',
    path: 'letters/{id}/contact',
    needs: 'members.unmask',
    input: v.object({ id: Id, reason: Reason }),
    output: v.object({ contact: v.string() }),
  }),
  /** Whom letters can be given to. */
  deskLetterPeople: deskCall({
    method: 'GET',
    path: 'letters/people',
    needs: 'letters.see',
    input: Nothing,
    output: v.object({ records: v.array(LetterOwner) }),
  }),
  /** To oneself, to a colleague, or to nobody. 1003 `{ who }`: it belongs to somebody else than `was` by now. */
  assignLetter: deskCall({
    method: 'POST',
    path: 'letters/{id}/owner',
    needs: 'letters.act',
    input: v.object({ id: Id, owner: v.nullable(Id), was: v.nullable(Id) }),
    output: DeskLetter,
  }),
  sortLetter: deskCall({
    method: 'POST',
    path: 'letters/{id}/sort',
    needs: 'letters.act',
    input: v.object({ id: Id, category: v.optional(LetterCategory), priority: v.optional(LetterPriority) }),
    output: DeskLetter,
  }),
  /**
   * Writes to the member, who hears of it. `seen` is the version that was read: 1003 `{ who }` where somebody has written
   * since, or where it is a colleague's; 1006 for a guest's letter; 1001 `text` while a `{variable}` is unfilled.
   */
  answerLetter: deskCall({
    method: 'POST',
    path: 'letters/{id}/answer',
    needs: 'letters.act',
    input: v.object({
      id: Id,
      text: LetterText,
      next: v.picklist(['waiting', 'closed']),
      seen: Id,
      cannedId: v.optional(Id),
      requestId: RequestId,
    }),
    output: DeskLetter,
  }),
  /** Read by the staff alone; whoever reads letters may leave one. */
  noteLetter: deskCall({
    method: 'POST',
    path: 'letters/{id}/note',
    needs: 'letters.see',
    input: v.object({ id: Id, text: LetterText, requestId: RequestId }),
    output: DeskLetter,
  }),
  /** Without a word. `seen` as of an answer. */
  closeLetter: deskCall({
    method: 'POST',
    path: 'letters/{id}/close',
    needs: 'letters.act',
    input: v.object({ id: Id, seen: Id }),
    output: DeskLetter,
  }),
  reopenLetter: deskCall({
    method: 'POST',
    path: 'letters/{id}/reopen',
    needs: 'letters.act',
    input: one,
    output: DeskLetter,
  }),
  /** Puts it off, a week at most; its targets stay. */
  snoozeLetter: deskCall({
    method: 'POST',
    path: 'letters/{id}/snooze',
    needs: 'letters.act',
    input: v.object({ id: Id, until: Time }),
    output: DeskLetter,
  }),
  /** Makes two letters of one writer (1006 otherwise) one, the older; answers that one. */
  mergeLetters: deskCall({
    method: 'POST',
    path: 'letters/{id}/merge',
    needs: 'letters.act',
    input: v.object({ id: Id, other: Id }),
    output: DeskLetter,
  }),
  /** What was answered becomes a frequent question at once, once a request id. 1002: no such category. */
  faqFromLetter: deskCall({
    method: 'POST',
    path: 'letters/{id}/faq',
    needs: 'letters.act',
    input: v.object({
      id: Id,
      /** A desk of the build before names none. */
      requestId: v.optional(RequestId),
      categoryId: Id,
      question: v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(60)),
      answer: LetterText,
    }),
    output: v.object({ faqId: Id }),
  }),
  deskFaqCategories: deskCall({
    method: 'GET',
    path: 'letters/faqCategories',
    needs: 'letters.see',
    input: Nothing,
    output: v.object({ records: v.array(v.object({ id: Id, name: v.string() })) }),
  }),
  /** What is used most stands first. */
  cannedAnswers: deskCall({
    method: 'GET',
    path: 'cannedAnswers',
    needs: 'letters.see',
    input: Nothing,
    output: v.object({ records: v.array(CannedAnswer) }),
  }),
  /** A new one without `id`. 2003: the title is taken. */
  saveCannedAnswer: deskCall({
    method: 'POST',
    path: 'cannedAnswers',
    needs: 'cannedAnswers.act',
    input: v.object({
      id: maybe(Id),
      title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)),
      content: LetterText,
    }),
    output: CannedAnswer,
  }),
  dropCannedAnswer: deskCall({
    method: 'POST',
    path: 'cannedAnswers/{id}/drop',
    needs: 'cannedAnswers.act',
    input: one,
    output: Nothing,
  }),
};

import * as v from 'valibot';
import { Count, Fen, Id, maybe, Nothing, RequestId, Time } from '@/contract/fields';
import { deskCall } from './deskCall';

/** What a letter is about. */
export const LETTER_CATEGORIES = ['payment', 'account', 'content', 'fault', 'idea', 'other'] as const;
export const LetterCategory = v.picklist(LETTER_CATEGORIES);
export type LetterCategory = v.InferOutput<typeof LetterCategory>;

export const LETTER_PRIORITIES = ['urgent', 'normal', 'low'] as const;
export const LetterPriority = v.picklist(LETTER_PRIORITIES);
export type LetterPriority = v.InferOutput<typeof LetterPriority>;

/** `open`: support owes an answer; `waiting`: the member has it; `merged`: its words stand in an older one. */
export const DeskLetterState = v.picklist(['open', 'waiting', 'closed', 'merged']);
export type DeskLetterState = v.InferOutput<typeof DeskLetterState>;

/** What lists there are: open ones of mine, of nobody, all; then those that wait for the member, and the closed. */
export const LETTER_VIEWS = ['mine', 'nobody', 'all', 'waiting', 'closed'] as const;
export const LetterView = v.picklist(LETTER_VIEWS);
export type LetterView = v.InferOutput<typeof LetterView>;

/** What happened to a letter beside what was written. */
export const LETTER_EVENTS = [
  'assigned',
  'released',
  'sorted',
  'closed',
  'reopened',
  'snoozed',
  'merged',
  'rated',
] as const;
export type LetterEvent = (typeof LETTER_EVENTS)[number];

/** Characters of an answer or a note. */
export const ANSWER_LONGEST = 2000;
/** Letters that a page of the list holds. */
export const LETTERS_A_PAGE = 50;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ANSWER_LONGEST));
const Owner = v.object({ id: Id, name: v.string() });

/** A letter in the list. */
export const DeskLetterRow = v.object({
  id: Id,
  /** Of the member; null for a guest. */
  name: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  /** The beginning of its first words. */
  subject: v.string(),
  /** The beginning of what the writer said last. */
  excerpt: v.string(),
  hasRecording: v.boolean(),
  state: DeskLetterState,
  category: LetterCategory,
  priority: LetterPriority,
  owner: v.nullable(Owner),
  /** When the answer is due; it is the first one while nobody has answered. */
  answerDueAt: Time,
  answered: v.boolean(),
  /** What the list is ordered by: later than `answerDueAt` when it was put off, `last` of what waits, the end of the closed. */
  orderAt: Time,
  lastAt: Time,
  rating: v.nullable(Count),
});
export type DeskLetterRow = v.InferOutput<typeof DeskLetterRow>;

/** Who wrote, masked. */
export const LetterPerson = v.object({
  id: Id,
  uid: v.string(),
  name: v.string(),
  avatar: v.string(),
  levelType: v.number(),
  balance: Count,
  phoneMasked: v.string(),
  joinedAt: Time,
  /** active, banned */
  status: v.string(),
  /** Of all letters, up to 100, and what they gave on average. */
  letters: Count,
  rating: v.nullable(v.number()),
});

/** An order of the writer that the letter names, or one of those days. */
export const LetterOrder = v.object({
  orderId: v.string(),
  title: v.string(),
  amountFen: Fen,
  coins: v.nullable(Count),
  status: v.string(),
  named: v.boolean(),
  createdAt: Time,
  paidAt: v.nullable(Time),
});

/** One line of a letter as the staff reads it; 0 is the id of the first words. */
export const DeskLetterLine = v.object({
  id: Id,
  kind: v.picklist(['member', 'answer', 'note', 'event']),
  event: v.nullable(v.picklist(LETTER_EVENTS)),
  content: v.string(),
  /** Of the staff. */
  by: v.nullable(v.string()),
  at: Time,
});
export type DeskLetterLine = v.InferOutput<typeof DeskLetterLine>;

/** Another letter that may be about the same. */
export const AlikeLetter = v.object({
  id: Id,
  name: v.nullable(v.string()),
  subject: v.string(),
  state: DeskLetterState,
  at: Time,
  /** By the same writer, so that both can become one. */
  own: v.boolean(),
});
export type AlikeLetter = v.InferOutput<typeof AlikeLetter>;

/** A letter with its case. */
export const DeskLetter = v.object({
  ...DeskLetterRow.entries,
  kind: v.string(),
  createdAt: Time,
  mergedInto: v.nullable(Id),
  /** What the writer left to be reached by; masked for who may not answer, and where the app reaches them. */
  contact: v.string(),
  lines: v.array(DeskLetterLine),
  /** The newest of them; whoever answers names it. */
  version: Id,
  closeDueAt: Time,
  firstAnsweredAt: v.nullable(Time),
  closedAt: v.nullable(Time),
  /** Null: a guest, whom the app cannot answer. */
  person: v.nullable(LetterPerson),
  orders: v.array(LetterOrder),
  /** `link` opens it for a quarter of an hour; null once it is deleted or for who may not see recordings. */
  recording: v.nullable(
    v.object({ number: v.string(), actions: Count, sentAt: v.nullable(Time), link: v.nullable(v.string()) }),
  ),
  support: v.nullable(v.string()),
  alike: v.array(AlikeLetter),
});
export type DeskLetter = v.InferOutput<typeof DeskLetter>;

/** An answer that is written again and again; `{名字}` and the like are filled at the desk. */
export const CannedAnswer = v.object({ id: Id, title: v.string(), content: v.string(), used: Count });
export type CannedAnswer = v.InferOutput<typeof CannedAnswer>;

/** How the room stands. Counts end at 1,000. */
export const LetterFacts = v.object({
  counts: v.object({ mine: Count, nobody: Count, all: Count, waiting: Count }),
  categories: v.array(v.object({ category: LetterCategory, count: Count })),
  /** Of open ones. */
  late: Count,
  closedToday: Count,
  /** From the letter to its first answer, of those answered today; null while there are none. */
  firstAnswerMs: v.nullable(Count),
  targets: v.object({ answerMs: Count, closeMs: Count }),
});
export type LetterFacts = v.InferOutput<typeof LetterFacts>;

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
  /** Whom letters can be given to. */
  deskLetterPeople: deskCall({
    method: 'GET',
    path: 'letters/people',
    needs: 'letters.see',
    input: Nothing,
    output: v.object({ records: v.array(Owner) }),
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
      text,
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
    input: v.object({ id: Id, text, requestId: RequestId }),
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
  /** What was answered becomes a frequent question at once. 1002: no such category. */
  faqFromLetter: deskCall({
    method: 'POST',
    path: 'letters/{id}/faq',
    needs: 'letters.act',
    input: v.object({
      id: Id,
      categoryId: Id,
      question: v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(60)),
      answer: text,
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
      content: text,
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

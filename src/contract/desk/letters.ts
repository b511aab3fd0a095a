import * as v from 'valibot';
import { Count, Fen, Id, Time } from '@/contract/fields';
import { InvoiceWish } from '@/contract/invoice';
import { UploadedImage } from '@/contract/post';

/** What a letter is about. */
export const LETTER_CATEGORIES = ['payment', 'invoice', 'account', 'content', 'fault', 'idea', 'other'] as const;
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

/** An answer or a note. */
export const LetterText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ANSWER_LONGEST));
/** Of the staff, who has a letter. */
export const LetterOwner = v.object({ id: Id, name: v.string() });

/** A letter in the list. */
export const DeskLetterRow = v.object({
  id: Id,
  /** The newest line of it; whoever answers or closes names it. */
  version: Id,
  /** Of the member; null for a guest. */
  name: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  /** The beginning of its first words. */
  subject: v.string(),
  /** The beginning of what the writer said last. */
  excerpt: v.string(),
  hasRecording: v.boolean(),
  hasPictures: v.optional(v.boolean()),
  state: DeskLetterState,
  category: LetterCategory,
  priority: LetterPriority,
  owner: v.nullable(LetterOwner),
  /** When the answer is due; it is the first one while nobody has answered. */
  answerDueAt: Time,
  answered: v.boolean(),
  /** What the list is ordered by: later than `answerDueAt` when it was put off, `last` of what waits, the end of the closed. */
  orderAt: Time,
  lastAt: Time,
  rating: v.nullable(Count),
  /** Said in the list alone: its writer has a further open one of about the same words. */
  hasDoubles: v.optional(v.boolean()),
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

/** What an invoice is asked for: its fields, and what the order paid and got back by now. */
export const LetterInvoice = v.object({
  ...InvoiceWish.entries,
  orderId: v.string(),
  order: v.string(),
  paidFen: Fen,
  refundedFen: Fen,
});
export type LetterInvoice = v.InferOutput<typeof LetterInvoice>;

/** One line of a letter as the staff reads it; 0 is the id of the first words. */
export const DeskLetterLine = v.object({
  id: Id,
  kind: v.picklist(['member', 'answer', 'note', 'event']),
  event: v.nullable(v.picklist(LETTER_EVENTS)),
  content: v.string(),
  /** Of the staff. */
  by: v.nullable(v.string()),
  at: Time,
  /** What the member sent with it; each address opens for who read this alone, while they sit at the desk. */
  pictures: v.optional(v.array(UploadedImage), []),
});
export type DeskLetterLine = v.InferOutput<typeof DeskLetterLine>;

/** Another letter that may be about the same. */
export const AlikeLetter = v.object({
  ...DeskLetterRow.entries,
  createdAt: Time,
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
  /** What the writer left to be reached by, masked; `deskUnmaskContact` shows it for a reason. */
  contact: v.string(),
  lines: v.array(DeskLetterLine),
  closeDueAt: Time,
  firstAnsweredAt: v.nullable(Time),
  closedAt: v.nullable(Time),
  /** Null: a guest, whom the app cannot answer. */
  person: v.nullable(LetterPerson),
  orders: v.array(LetterOrder),
  /** Of this letter, and of those that were merged into it. */
  invoices: v.array(LetterInvoice),
  /** `sentAt` is null once it is deleted. The room of recordings opens it, and writes that down. */
  recording: v.nullable(v.object({ number: v.string(), actions: Count, sentAt: v.nullable(Time) })),
  support: v.nullable(v.string()),
  alike: v.array(AlikeLetter),
  /** Further open letters of the writer of about the same words, the newest first. */
  doubles: v.array(AlikeLetter),
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

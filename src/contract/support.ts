import * as v from 'valibot';
import { Count, growing, Id, Time } from './fields';
import { UploadedImage } from './post';

/** A group of questions. */
export const FaqCategory = v.object({ id: Id, name: v.string() });
export type FaqCategory = v.InferOutput<typeof FaqCategory>;

/** A question that is asked often; `answer` is HTML. */
export const Faq = v.object({
  id: Id,
  categoryId: Id,
  question: v.string(),
  answer: v.string(),
  /** Shown before one has looked for anything. */
  hot: v.optional(v.boolean(), false),
  /** Members and devices that found it helpful. */
  helpful: v.optional(Count, 0),
});
export type Faq = v.InferOutput<typeof Faq>;

/** All questions at once: they are few, and are kept for when there is no connection. */
export const FaqList = v.object({
  categories: v.optional(v.array(FaqCategory), []),
  records: v.optional(v.array(Faq), []),
});
export type FaqList = v.InferOutput<typeof FaqList>;

/** What a company wants to do together. */
export const LeadType = v.picklist(['game', 'reading', 'promotion', 'brand', 'other']);
export type LeadType = v.InferOutput<typeof LeadType>;

/** What a visitor wants to tell about. */
export const FeedbackKind = v.picklist(['bug', 'idea', 'content', 'other']);
export type FeedbackKind = v.InferOutput<typeof FeedbackKind>;

/** How a letter stands: `open` an answer will come, `waiting` it is there, `closed`, or its words stand in an older one. */
export const LetterState = growing(['open', 'waiting', 'closed', 'merged'], 'open');
export type LetterState = v.InferOutput<typeof LetterState>;

/** A letter of one's own in the list. */
export const LetterCard = v.object({
  id: Id,
  kind: growing(['bug', 'idea', 'content', 'other', 'invoice'], 'other'),
  state: LetterState,
  /** The beginning of its first words. */
  title: v.string(),
  /** The beginning of what was written last, by whom, and when. */
  excerpt: v.string(),
  lastBy: growing(['me', 'support'], 'support'),
  updateTime: Time,
});
export type LetterCard = v.InferOutput<typeof LetterCard>;

/** What was written into a letter; 0 is the id of its first words. */
export const LetterLine = v.object({
  id: Id,
  by: growing(['me', 'support'], 'support'),
  content: v.string(),
  createTime: Time,
  /** Of the member's own words; each address opens one picture, for a quarter of an hour at least. */
  pictures: v.optional(v.array(UploadedImage), []),
});
export type LetterLine = v.InferOutput<typeof LetterLine>;

/** A letter of one's own with all that was written. */
export const Letter = v.object({
  id: Id,
  kind: growing(['bug', 'idea', 'content', 'other', 'invoice'], 'other'),
  state: LetterState,
  createTime: Time,
  lines: v.array(LetterLine),
  /** The recording that came with it. */
  caseNumber: v.nullish(v.string()),
  /** Stars from 1 to 5, given once; null while none are. */
  rating: v.nullish(Count),
  /** An answer is there and no stars yet. */
  canRate: v.optional(v.boolean(), false),
  /** Of one that was found to be about the same as an older letter: that one. */
  mergedInto: v.nullish(Id),
  /** When an answer is promised; null while none is owed. */
  answerTime: v.nullish(Time),
});
export type Letter = v.InferOutput<typeof Letter>;

/** Characters of a lead's message, and of a feedback (pages 23). */
export const SUPPORT_TEXT_LONGEST = 500;

/** The operator's text members agree to. */
export const LegalDoc = v.picklist(['agreement', 'privacy']);
export type LegalDoc = v.InferOutput<typeof LegalDoc>;

/** One of these texts; `content` is HTML. */
export const LegalText = v.object({
  title: v.string(),
  content: v.string(),
  updateTime: v.nullish(Time),
  /** Names this very wording: another word in it makes another version. */
  version: v.optional(v.string()),
});
export type LegalText = v.InferOutput<typeof LegalText>;

/**
 * A code that a member can read out on the phone, such as `K7Q2-M4`: it stands in error states, in a recording, in a letter and in the
 * server's log lines of that tab. The app sends it in the header `support`, to its own origin alone.
 */
export const SUPPORT_CODE = /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/;

/** A number that a member can read out for the recording they sent, such as `4827-1903`. It opens nothing by itself. */
export const CASE_NUMBER = /^\d{4}-\d{4}$/;
export const CaseNumber = v.pipe(v.string(), v.regex(CASE_NUMBER));
/** Where a recording was sent from. */
export const CaseFrom = v.picklist(['letter', 'crash', 'fault', 'menu']);
export type CaseFrom = v.InferOutput<typeof CaseFrom>;
/** Days that a recording is kept. */
export const CASE_KEPT_DAYS = 30;
/** Bytes of a recording as it is sent (packed with gzip where the browser can), and of what comes out when it is unpacked. */
export const CASE_MOST_BYTES = { sent: 3 * 1024 * 1024, unpacked: 12 * 1024 * 1024 } as const;

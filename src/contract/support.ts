import * as v from 'valibot';
import { Count, Id, Time } from './fields';

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

/** Characters of a lead's message, and of a feedback (pages 23). */
export const SUPPORT_TEXT_LONGEST = 500;

/** The operator's text members agree to. */
export const LegalDoc = v.picklist(['agreement', 'privacy']);
export type LegalDoc = v.InferOutput<typeof LegalDoc>;

/** One of these texts; `content` is HTML. */
export const LegalText = v.object({ title: v.string(), content: v.string(), updateTime: v.nullish(Time) });
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

import * as v from 'valibot';
import { Count, growing, Time } from './fields';
import { LegalDoc } from './support';

/** How a member agreed: with the form they signed in by, or asked while they were signed in. */
export const ConsentWay = v.picklist(['signIn', 'asked']);
export type ConsentWay = v.InferOutput<typeof ConsentWay>;

/** A wording of one of the operator's texts. */
const wording = { doc: LegalDoc, title: v.string(), version: v.string() };

/** A text in force that a member has not agreed to yet. */
export const DueConsent = v.object(wording);
export type DueConsent = v.InferOutput<typeof DueConsent>;

/** A text that a member agreed to. */
export const GivenConsent = v.object({
  ...wording,
  /** When they agreed. */
  createTime: Time,
  way: ConsentWay,
  /** It is the wording in force. */
  current: v.boolean(),
});
export type GivenConsent = v.InferOutput<typeof GivenConsent>;

/** What a member agreed to, the latest first, and what is still to be agreed to. */
export const Consents = v.object({ due: v.array(DueConsent), given: v.array(GivenConsent) });
export type Consents = v.InferOutput<typeof Consents>;

/** Minutes after a login in which a copy may be asked for and fetched. */
export const COPY_FRESH_MINUTES = 30;
/** Days that a copy waits to be fetched. */
export const COPY_KEPT_DAYS = 7;

/** How a member's copy of everything about themselves stands. */
export const OwnCopy = v.object({
  /** `waiting` is being made, `ready` can be fetched once; after `fetched` and `over` another may be asked for. */
  state: growing(['none', 'waiting', 'ready', 'fetched', 'over'], 'none'),
  /** When it was asked for. */
  createTime: v.nullish(Time),
  /** Until when it can be fetched. */
  expiresAt: v.nullish(Time),
  /** Bytes of the file. */
  size: v.nullish(Count),
  /** The login is recent enough to ask for one and to fetch it. */
  fresh: v.boolean(),
});
export type OwnCopy = v.InferOutput<typeof OwnCopy>;

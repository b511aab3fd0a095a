import * as v from 'valibot';
import { Count, Diamonds, Id, Time } from './fields';

/** A badge a member wears; one with a past `expiresAt` is shown greyed with its date. */
export const Badge = v.object({
  id: Id,
  name: v.string(),
  variant: v.picklist(['normal', 'month', 'year']),
  expiresAt: v.nullish(Time),
});
export type Badge = v.InferOutput<typeof Badge>;

/** What changes about a member between visits: balance, VIP, counts (spec 3). */
export const UserStatus = v.object({
  coinNum: Diamonds,
  /** The nickname as it is now: an approval or another device may have changed it since the login. */
  name: v.optional(v.string()),
  /** Below 1 is not VIP (spec 3). */
  levelType: v.number(),
  /** When VIP ends; null with levelType ≥ 1 means it does not. */
  expTime: v.nullish(Time),
  avatar: v.optional(v.string(), ''),
  intro: v.optional(v.string(), ''),
  phoneMasked: v.optional(v.string(), ''),
  badges: v.optional(v.array(Badge), []),
  postCount: v.optional(Count, 0),
  followCount: v.optional(Count, 0),
  fanCount: v.optional(Count, 0),
  likeCount: v.optional(Count, 0),
  inviteCode: v.optional(v.string(), ''),
  checkedInToday: v.optional(v.boolean(), false),
  /** Whether the account has a password; one that came by phone may have none. */
  hasPassword: v.optional(v.boolean()),
  /** Whether `user/bind` wants `oldCode` or `password` while a phone is bound; a server that says nothing wants neither. */
  rebindProof: v.optional(v.boolean()),
  /** A new nickname somebody still looks at. */
  pendingName: v.nullish(v.string()),
  /** When the nickname may be changed again; null when it may. */
  renameAfter: v.nullish(Time),
  /** When the account is erased, because its member asked for it; null for all others. */
  endTime: v.nullish(Time),
  /** There is an agreement in force that the member has not agreed to yet. */
  consentDue: v.optional(v.boolean()),
});
export type UserStatus = v.InferOutput<typeof UserStatus>;

/** Whether VIP is running: level 1 or more and not past its end; without an end it does not end (spec 3). */
export function isVip({ levelType, expTime }: Pick<UserStatus, 'levelType' | 'expTime'>, now: number): boolean {
  return levelType >= 1 && (expTime === null || expTime === undefined || expTime > now);
}

import * as v from 'valibot';
import { Count, Diamonds, Id, Time } from './fields';

/** A business day (Asia/Shanghai) as `YYYY-MM-DD`; which day it is only the server knows. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A calendar month as `YYYY-MM`. */
export const Month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** A milestone of the streak. */
export const Milestone = v.object({ days: Count, coins: Diamonds });
export type Milestone = v.InferOutput<typeof Milestone>;

/** One day of the calendar. */
export const CheckinDay = v.object({
  day: Day,
  /** `outside`: before the member came; `missed` may be made up while `makeup` says so. */
  state: v.picklist(['signed', 'madeUp', 'missed', 'outside', 'claimable', 'future']),
  /** Diamonds that were given, or of a claimable or future day those that would be if no day is missed until then. */
  reward: v.optional(Diamonds, 0),
  /** Diamonds of the milestone that was or would be reached that day. */
  milestone: v.nullish(Diamonds),
  /** It may be made up now. */
  makeup: v.optional(v.boolean(), false),
});
export type CheckinDay = v.InferOutput<typeof CheckinDay>;

/** The check-in page; a guest sees what a new member would. */
export const Checkin = v.object({
  /** False: the operator has closed it. */
  open: v.boolean(),
  today: Day,
  /** When the business day ends. */
  endTime: Time,
  signedToday: v.boolean(),
  balance: Diamonds,
  /** Days in a row up to today, or up to yesterday while today is not signed. */
  streak: Count,
  /** All signed and made-up days. */
  total: Count,
  /** Diamonds of today, without milestones. */
  todayReward: Diamonds,
  /** What tomorrow gives to who signs today, without milestones. */
  tomorrowReward: Diamonds,
  /** The days of this month and of this week, Monday first, in order. */
  days: v.array(CheckinDay),
  /** Rewards by day of the streak; after the last it begins anew. */
  cycle: v.array(Diamonds),
  milestones: v.array(v.object({ ...Milestone.entries, reached: v.boolean() })),
  /** Making up missed days of this month: what one costs and how many are left. */
  makeup: v.object({ price: Diamonds, perMonth: Count, left: Count }),
});
export type Checkin = v.InferOutput<typeof Checkin>;

/** What signing or making up a day came to. */
export const CheckinResult = v.object({
  day: Day,
  /** Diamonds of the day itself; 0 for a made-up day. */
  reward: Diamonds,
  /** Diamonds the made-up day cost. */
  price: v.optional(Diamonds, 0),
  /** Milestones reached by it. */
  reached: v.optional(v.array(Milestone), []),
  streak: Count,
  total: Count,
  /** The next milestone of this streak and how many days are left to it; null after the last. */
  next: v.nullish(v.object({ ...Milestone.entries, left: Count })),
  tomorrowReward: v.optional(Diamonds, 0),
  balanceAfter: Diamonds,
  repeated: v.optional(v.boolean(), false),
});
export type CheckinResult = v.InferOutput<typeof CheckinResult>;

/** One line of a member's record. */
export const CheckinRecord = v.object({
  day: Day,
  kind: v.picklist(['signed', 'makeup']),
  reward: Diamonds,
  price: v.optional(Diamonds, 0),
  milestone: v.nullish(Diamonds),
  createTime: Time,
});
export type CheckinRecord = v.InferOutput<typeof CheckinRecord>;

/** A month of records, the newest first. */
export const CheckinMonth = v.object({
  month: Month,
  records: v.array(CheckinRecord),
  /** Days signed, made-up ones included. */
  count: Count,
  /** Diamonds given, milestones included. */
  coins: Diamonds,
  /** The month the member came in: nothing is to be had before. */
  earliest: Month,
});
export type CheckinMonth = v.InferOutput<typeof CheckinMonth>;

/** A member's invitation and its rules; a guest has the rules only. */
export const Invite = v.object({
  /** Empty for a guest. */
  code: v.string(),
  /** Address inside the app, or absolute where the server knows its own; empty for a guest. */
  link: v.string(),
  /** How many registered with the code. */
  count: Count,
  /** For how many of them the reward was given. */
  rewarded: Count,
  /** Diamonds earned so far. */
  coins: Diamonds,
  rewards: v.object({ invited: Diamonds, inviter: Diamonds, perDay: Count }),
});
export type Invite = v.InferOutput<typeof Invite>;

/** Somebody who came by a member's code. */
export const Invited = v.object({
  id: Id,
  /** Masked: the first and the last letter. */
  name: v.string(),
  avatar: v.optional(v.string(), ''),
  createTime: Time,
  /** `waiting`: has no phone yet; `held`: a person looks before the reward is given; `overLimit`: bound one
   * on a day whose rewards were used up, or one rewarded before, or the person found that none is due. */
  state: v.picklist(['waiting', 'rewarded', 'held', 'overLimit']),
  coins: v.optional(Diamonds, 0),
});
export type Invited = v.InferOutput<typeof Invited>;

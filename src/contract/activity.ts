import * as v from 'valibot';
import { Count, Diamonds, growing, Id, Time } from './fields';
import { TaskCycle } from './task';

/** What an activity is about: doing tasks for a ladder, drawing with tickets, or a ranking. */
export const ActivityKind = v.picklist(['tasks', 'draw', 'rank']);
export type ActivityKind = v.InferOutput<typeof ActivityKind>;

const activityFields = {
  id: Id,
  kind: ActivityKind,
  title: v.string(),
  cover: v.optional(v.string(), ''),
  /** What can be had, in words. */
  summary: v.optional(v.string(), ''),
  startTime: Time,
  endTime: Time,
  /** At the moment of the answer; a client judges by the server's clock when it shows it. */
  status: growing(['upcoming', 'running', 'ended'], 'ended'),
  participants: v.optional(Count, 0),
  joined: v.optional(v.boolean(), false),
};

/** How far somebody is in an activity that they joined. */
export const ActivityProgress = v.object({
  points: v.optional(Count, 0),
  tickets: v.optional(Count, 0),
  /** One's place in a ranking. */
  place: v.nullish(Count),
  /** The next rung of the ladder: the points it takes and the diamonds it gives. */
  next: v.nullish(v.object({ points: Count, coins: Diamonds })),
  /** Rewards that can be claimed now. */
  open: v.optional(Count, 0),
});
export type ActivityProgress = v.InferOutput<typeof ActivityProgress>;

/** An activity as lists show it, with the member's own progress where they joined. */
export const Activity = v.object({ ...activityFields, progress: v.nullish(ActivityProgress) });
export type Activity = v.InferOutput<typeof Activity>;

/** A task of an activity; what it earns is written down by itself as soon as it is done. */
export const ActivityTask = v.object({
  id: Id,
  title: v.string(),
  cycle: v.optional(TaskCycle, 'once'),
  need: Count,
  /** At most `need`. */
  done: v.optional(Count, 0),
  points: v.optional(Count, 0),
  tickets: v.optional(Count, 0),
  route: v.optional(v.string(), ''),
});
export type ActivityTask = v.InferOutput<typeof ActivityTask>;

/** A rung of the ladder (`points`) or a prize of the ranking (`rankFrom` to `rankTo`). */
export const ActivityReward = v.object({
  id: Id,
  title: v.string(),
  points: v.nullish(Count),
  rankFrom: v.nullish(Count),
  rankTo: v.nullish(Count),
  coins: Diamonds,
  /** `missed`: it was earned or could have been, and its time is over. */
  state: v.picklist(['locked', 'open', 'claimed', 'missed']),
});
export type ActivityReward = v.InferOutput<typeof ActivityReward>;

/** A prize of the draw with its published chance in percent. */
export const ActivityPrize = v.object({ id: Id, coins: Diamonds, percent: v.number() });
export type ActivityPrize = v.InferOutput<typeof ActivityPrize>;

/** A draw that won, under a masked name. */
export const ActivityWinner = v.object({ id: Id, name: v.string(), coins: Diamonds, createTime: v.nullish(Time) });
export type ActivityWinner = v.InferOutput<typeof ActivityWinner>;

/** An activity with all its parts, as it stands for whoever asks. */
export const ActivityDetail = v.object({
  ...activityFields,
  /** HTML. */
  rules: v.optional(v.string(), ''),
  /** Until when rewards may be claimed. */
  claimEnd: v.nullish(Time),
  /** Who may take part, in words; null for everybody. */
  condition: v.nullish(v.string()),
  /** Whether the one who asks may; a guest is told after login. */
  eligible: v.optional(v.boolean(), true),
  points: v.optional(Count, 0),
  tickets: v.optional(Count, 0),
  /** One's place in the ranking, up to `LAST_PLACE` or the last place that has a reward. */
  place: v.nullish(Count),
  tasks: v.optional(v.array(ActivityTask), []),
  rewards: v.optional(v.array(ActivityReward), []),
  prizes: v.optional(v.array(ActivityPrize), []),
  winners: v.optional(v.array(ActivityWinner), []),
});
export type ActivityDetail = v.InferOutput<typeof ActivityDetail>;

/** What joining led to. */
export const ActivityJoined = v.object({
  joined: v.boolean(),
  /** What had been done before counts from now on. */
  points: v.optional(Count, 0),
  tickets: v.optional(Count, 0),
  repeated: v.optional(v.boolean(), false),
});
export type ActivityJoined = v.InferOutput<typeof ActivityJoined>;

/** What a draw gave; 0 diamonds is no prize. */
export const ActivityDrawn = v.object({
  prizeId: Id,
  coins: Diamonds,
  /** Tickets left. */
  tickets: Count,
  balanceAfter: Diamonds,
  repeated: v.optional(v.boolean(), false),
});
export type ActivityDrawn = v.InferOutput<typeof ActivityDrawn>;

/** What a claimed reward gave. */
export const ActivityRewarded = v.object({
  id: Id,
  coins: Diamonds,
  balanceAfter: Diamonds,
  repeated: v.optional(v.boolean(), false),
});
export type ActivityRewarded = v.InferOutput<typeof ActivityRewarded>;

/** Places are counted up to this one; whoever stands behind it has the next, however far behind. */
export const LAST_PLACE = 10_000;

/** Somebody's place in the ranking. */
export const RankRow = v.object({
  place: Count,
  uid: v.string(),
  name: v.string(),
  avatar: v.optional(v.string(), ''),
  points: Count,
});
export type RankRow = v.InferOutput<typeof RankRow>;

/** The top of the ranking, and where the one who asks stands. */
export const ActivityRank = v.object({ records: v.array(RankRow), mine: v.nullish(RankRow) });
export type ActivityRank = v.InferOutput<typeof ActivityRank>;

/** Something that happened to a member in an activity. */
export const ActivityRecord = v.object({
  id: Id,
  kind: v.picklist(['task', 'draw', 'reward']),
  title: v.string(),
  points: v.optional(Count, 0),
  /** Below 0 when a draw took one. */
  tickets: v.optional(v.number(), 0),
  coins: v.optional(Diamonds, 0),
  createTime: v.nullish(Time),
});
export type ActivityRecord = v.InferOutput<typeof ActivityRecord>;

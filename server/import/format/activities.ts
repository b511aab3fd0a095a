import * as v from 'valibot';
import { anyPicture, html, key, line, moment, text, whole } from './fields';
import { DailyTask, isPossible, TOO_MUCH, toDo } from './tasks';

const DAY_MS = 86_400_000;

const ActivityTask = v.pipe(
  v.strictObject({
    ...toDo,
    points: v.optional(whole(0, 100_000), 0),
    /** Each is one draw. */
    tickets: v.optional(whole(0, 1000), 0),
  }),
  v.forward(
    v.check((task) => isPossible(task), TOO_MUCH),
    ['need'],
  ),
  v.check(({ points, tickets }) => points + tickets > 0, 'gives neither points nor tickets'),
);

const coins = whole(1, 100_000);
/** A rung of the ladder: diamonds for whoever has the points. */
const Rung = v.strictObject({ title: line(20), points: whole(1, 1_000_000), coins });
/** A prize of the ranking: diamonds for each of these places, once it is over. */
const Placing = v.pipe(
  v.strictObject({ title: line(20), rankFrom: whole(1, 10_000), rankTo: whole(1, 10_000), coins }),
  v.forward(
    v.check(({ rankFrom, rankTo }) => rankFrom <= rankTo, 'must not be below rankFrom'),
    ['rankTo'],
  ),
);

const Prize = v.strictObject({
  /** 0 wins nothing. */
  coins: whole(0, 100_000),
  /** The published chance. */
  percent: v.pipe(
    v.number(),
    v.minValue(0.01, 'must be at least 0.01'),
    v.maxValue(100, 'must be at most 100'),
    v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'must have at most two decimals'),
  ),
});
/** The chance as it is stored, in hundredths of a percent. */
export const weightOf = (percent: number) => Math.round(percent * 100);

const rewards = <const R extends v.GenericSchema>(reward: R) =>
  v.pipe(v.array(reward), v.minLength(1, 'must not be empty'));

const shared = {
  key,
  title: line(30),
  cover: anyPicture,
  summary: v.optional(text(60), ''),
  rules: v.optional(html, ''),
  condition: v.optional(v.picklist(['none', 'vip', 'phone', 'newcomer']), 'none'),
  /** Of `newcomer`: days since registering. */
  conditionValue: v.optional(whole(0, 3650), 0),
  startsAt: moment,
  endsAt: moment,
  /** Rewards can be taken until then; without it until the end. */
  claimEndsAt: v.optional(moment),
  tasks: v.pipe(v.array(ActivityTask), v.minLength(1, 'must not be empty')),
};

const Kinds = v.variant('kind', [
  v.strictObject({ kind: v.literal('tasks'), ...shared, rewards: rewards(Rung) }),
  v.strictObject({
    kind: v.literal('draw'),
    ...shared,
    prizes: v.pipe(
      v.array(Prize),
      v.maxLength(12, 'must be at most 12'),
      v.check((all) => all.reduce((sum, { percent }) => sum + weightOf(percent), 0) === 10_000, 'must come to 100 %'),
    ),
    rewards: v.optional(v.array(Rung), []),
  }),
  v.strictObject({
    kind: v.literal('rank'),
    ...shared,
    rewards: v.pipe(
      rewards(Placing),
      v.check(
        (all) =>
          all.every((one, at) =>
            all.slice(0, at).every((other) => one.rankFrom > other.rankTo || one.rankTo < other.rankFrom),
          ),
        'names a place twice',
      ),
    ),
  }),
]);

const endOf = ({ endsAt, claimEndsAt = endsAt }: { endsAt: string; claimEndsAt?: string | undefined }) =>
  Date.parse(claimEndsAt) - Date.parse(endsAt);

export const ActivityItem = v.pipe(
  Kinds,
  v.forward(
    v.check(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), 'must be after startsAt'),
    ['endsAt'],
  ),
  v.forward(
    v.check((item) => endOf(item) >= 0, 'must not be before endsAt'),
    ['claimEndsAt'],
  ),
  v.forward(
    v.check(
      (item) => item.kind !== 'rank' || endOf(item) >= DAY_MS,
      'must be a day after endsAt or later: places are paid when it is over',
    ),
    ['claimEndsAt'],
  ),
  v.forward(
    v.check(
      ({ condition, conditionValue }) => (condition === 'newcomer') === conditionValue > 0,
      'is days since registering, of newcomer and of nothing else',
    ),
    ['conditionValue'],
  ),
  v.forward(
    v.check(
      ({ kind, tasks }) => tasks.some((task) => (kind === 'draw' ? task.tickets : task.points) > 0),
      'must give points somewhere, or tickets where it is a draw',
    ),
    ['tasks'],
  ),
);

/** `activities.json`: activities with their tasks, rewards and draws, and the tasks of every day. */
export const ActivitiesFile = v.strictObject({
  activities: v.optional(v.array(ActivityItem), []),
  tasks: v.optional(v.array(DailyTask), []),
});

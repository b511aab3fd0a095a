import * as v from 'valibot';
import { Count, Id, Nothing, Time } from '@/contract/fields';
import { deskCall } from './deskCall';

/** What waits for a person, each in a room of its own. */
export const TODAY_QUEUES = [
  'lettersPayment',
  'lettersAccount',
  'lettersOther',
  'reports',
  'held',
  'names',
  'appeals',
  'money',
  'refusedRefunds',
  'marks',
  'secondPerson',
  'recordings',
] as const;
export type TodayQueueName = (typeof TODAY_QUEUES)[number];

/** Where the columns of age end, in minutes; the last one has no end. */
export const AGE_ENDS = [15, 60, 240, 1440] as const;

/** A queue by age. Counted up to a thousand. */
export const TodayQueue = v.object({
  name: v.picklist(TODAY_QUEUES),
  waiting: Count,
  /** How many of each age, the youngest first. */
  ages: v.array(Count),
  /** How many of them are over the target. */
  over: v.array(Count),
  oldestAt: v.nullable(Time),
  targetMs: Count,
  /** null: nobody counts them. */
  doneToday: v.nullable(Count),
  /** Who has some of it in hand. */
  people: v.array(v.string()),
});
export type TodayQueue = v.InferOutput<typeof TodayQueue>;

/** What is looked after by itself (OPERATE has the same as rules for Prometheus). */
export const TODAY_ALERTS = ['errors', 'databaseQueue', 'jobs', 'apps', 'money', 'letters', 'sms', 'books'] as const;
export type TodayAlertName = (typeof TODAY_ALERTS)[number];

/** Of the staff, who has an alert in hand, and since when. */
const AlertClaim = v.object({ id: Id, name: v.string(), at: Time });
export type AlertClaim = v.InferOutput<typeof AlertClaim>;

export const TodayAlert = v.object({
  name: v.picklist(TODAY_ALERTS),
  /** `fire` harms members now, `watch` soon. */
  level: v.picklist(['fire', 'watch', 'calm']),
  /** In the unit of the alert: percent of errors and of the SMS budget, else a count. */
  value: v.number(),
  /** Beyond it, it rings. */
  line: v.number(),
  since: v.nullable(Time),
  /** The value of each of the last thirty minutes; empty where it is counted now alone. */
  trend: v.array(v.number()),
  /** null: nobody has it in hand. */
  claim: v.nullable(AlertClaim),
});
export type TodayAlert = v.InferOutput<typeof TodayAlert>;

export const TODAY_FIGURES = ['newMembers', 'checkins', 'paidFen', 'diamondsSpent', 'downloads', 'posts'] as const;
export type TodayFigureName = (typeof TODAY_FIGURES)[number];

/** A figure of the business day until now, beside the same weekday a week before until the same minute. */
export const TodayFigure = v.object({
  name: v.picklist(TODAY_FIGURES),
  today: Count,
  /** null: nothing was counted that day. */
  lastWeek: v.nullable(Count),
  /** By hour of the day; the last one is the hour that runs. */
  hours: v.array(Count),
  /** All hours of that day. */
  lastHours: v.array(Count),
});
export type TodayFigure = v.InferOutput<typeof TodayFigure>;

/** Something that waits for me. */
export const TodayMine = v.object({
  kind: v.picklist(['letter', 'payment', 'secondPerson']),
  id: Id,
  title: v.string(),
  /** When it is due, of a letter; when it came, of a payment; when it was asked for. */
  at: Time,
  over: v.boolean(),
});
export type TodayMine = v.InferOutput<typeof TodayMine>;

export const Today = v.object({
  at: Time,
  queues: v.array(TodayQueue),
  alerts: v.array(TodayAlert),
  figures: v.array(TodayFigure),
  mine: v.array(TodayMine),
});
export type Today = v.InferOutput<typeof Today>;

export const todayCalls = {
  /** How the house stands. */
  deskToday: deskCall({ method: 'GET', path: 'today', needs: 'today.see', input: Nothing, output: Today }),
  /**
   * Takes an alert that rings in hand, or lets it go; it ends by itself once the alert is calm. Answers whose it was, null: nobody's.
   * 1003 when it is calm, or somebody else's than `was` by now, with who in the sentence.
   */
  deskTakeAlert: deskCall({
    method: 'POST',
    path: 'today/alerts/{name}/owner',
    needs: 'today.act',
    input: v.object({ name: v.picklist(TODAY_ALERTS), take: v.boolean(), was: v.nullable(Id) }),
    output: v.object({ before: v.nullable(v.string()) }),
  }),
};

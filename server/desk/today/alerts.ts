import type { Config } from '@server/config';
import { checkedRules } from '@server/db/checkedRules';
import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { TodayAlert, TodayQueue } from '@/contract/desk/today';

/** An alert, whoever has it in hand. */
export type Alert = Omit<TodayAlert, 'claim'>;

const MINUTE_MS = 60_000;
/** Minutes that are drawn. */
const DRAWN = 30;

/** What all processes saw in a minute. */
interface Minute {
  answers: number;
  faults: number;
  waiting: number;
  jobsFailed: number;
  clientFaults: number;
}

const none: Minute = { answers: 0, faults: 0, waiting: 0, jobsFailed: 0, clientFaults: 0 };
const sum = (minutes: readonly Minute[], of: (minute: Minute) => number) =>
  minutes.reduce((all, minute) => all + of(minute), 0);

/** A rule that looks at the minutes until one, the latest last. */
interface Rule {
  name: 'errors' | 'databaseQueue' | 'jobs' | 'apps';
  line: number;
  level: 'fire' | 'watch';
  value: (until: readonly Minute[]) => number;
}

/** The rules of OPERATE that can be told from what processes see of themselves. */
const rules: readonly Rule[] = [
  {
    name: 'errors',
    line: 1,
    level: 'fire',
    value: (until) => {
      const five = until.slice(-5);
      const answers = sum(five, (minute) => minute.answers);
      return answers === 0 ? 0 : Math.round((sum(five, (minute) => minute.faults) / answers) * 1000) / 10;
    },
  },
  {
    name: 'databaseQueue',
    line: 0,
    level: 'fire',
    value: (until) => Math.min(...until.slice(-2).map(({ waiting }) => waiting)),
  },
  { name: 'jobs', line: 2, level: 'watch', value: (until) => sum(until.slice(-30), (minute) => minute.jobsFailed) },
  { name: 'apps', line: 5, level: 'watch', value: (until) => sum(until.slice(-15), (minute) => minute.clientFaults) },
];

/** The last hour by the minute, all processes together; a minute in which no process wrote is an empty one. */
async function lastMinutes(reader: Reader, now: number): Promise<Minute[]> {
  const from = Math.floor(now / MINUTE_MS) * MINUTE_MS - (2 * DRAWN - 1) * MINUTE_MS;
  const { rows } = await sql<Minute & { minute: Date }>`
    select minute, sum(answers)::int8 as answers, sum(faults)::int8 as faults, sum(waiting)::int8 as waiting,
      sum(jobs_failed)::int8 as jobs_failed, sum(client_faults)::int8 as client_faults
    from server_minutes where minute >= ${new Date(from)} group by minute`.execute(reader);
  const known = new Map(rows.map(({ minute, ...seen }) => [minute.getTime(), seen]));
  return Array.from({ length: 2 * DRAWN }, (_, n) => known.get(from + n * MINUTE_MS) ?? none);
}

function byRule({ name, line, level, value }: Rule, minutes: readonly Minute[], now: number): Alert {
  const trend = Array.from({ length: DRAWN }, (_, n) => value(minutes.slice(0, DRAWN + n + 1)));
  const current = trend.at(-1) ?? 0;
  const calm = trend.findLastIndex((one) => one <= line);
  const isOver = current > line;
  const since = isOver ? now - (trend.length - 1 - calm) * MINUTE_MS : null;
  return { name, level: isOver ? level : 'calm', value: current, line, since, trend };
}

/** Money that a person has to look at, and letters that wait too long. */
function byQueues(queues: readonly TodayQueue[]): Alert[] {
  const money = queues.find(({ name }) => name === 'money');
  const letters = queues.filter(({ name }) => name.startsWith('letters'));
  const late = letters.flatMap(({ over }) => over).reduce((all, one) => all + one, 0);
  const lateSince = letters.flatMap(({ oldestAt, over, targetMs }) =>
    oldestAt !== null && over.some((count) => count > 0) ? [oldestAt + targetMs] : [],
  );
  const waiting = money?.waiting ?? 0;
  return [
    {
      ...{ name: 'money', level: waiting > 0 ? 'fire' : 'calm', value: waiting, line: 0, trend: [] },
      since: waiting > 0 ? (money?.oldestAt ?? null) : null,
    },
    {
      ...{ name: 'letters', level: late > 0 ? 'watch' : 'calm', value: late, line: 0, trend: [] },
      since: late > 0 ? Math.min(...lateSince) : null,
    },
  ];
}

const HOUR_MS = 60 * MINUTE_MS;
/** Percent of the budget for SMS from which it rings; the whole of it is fire, since no code leaves any more. */
const SMS_LINE = 80;

/** How much of what the house pays for in an hour or a day has left as codes, whichever is more. */
async function smsAlert(reader: Reader, { hour, day }: Config['smsBudget'], now: number): Promise<Alert> {
  const { rows } = await sql<{ ofHour: number; ofDay: number }>`
    select count(*) filter (where created_at > ${new Date(now - HOUR_MS)})::int8 as of_hour, count(*)::int8 as of_day
    from sms_codes where created_at > ${new Date(now - 24 * HOUR_MS)}`.execute(reader);
  const { ofHour = 0, ofDay = 0 } = rows[0] ?? {};
  const value = Math.round(100 * Math.max(ofHour / hour, ofDay / day));
  const level = value >= 100 ? 'fire' : value > SMS_LINE ? 'watch' : 'calm';
  return { name: 'sms', level, value, line: SMS_LINE, since: null, trend: [] };
}

/** Rules of `db:check` that do not hold; no alert, not even a calm one, where they were never asked. */
async function booksAlert(reader: Reader): Promise<Alert[]> {
  const rules = await checkedRules(reader);
  const broken = rules.flatMap(({ brokenSince }) => brokenSince?.getTime() ?? []);
  const isBroken = broken.length > 0;
  const since = isBroken ? Math.min(...broken) : null;
  return rules.length === 0
    ? []
    : [{ name: 'books', level: isBroken ? 'fire' : 'calm', value: broken.length, line: 0, since, trend: [] }];
}

const RANK = { fire: 0, watch: 1, calm: 2 };

/** What rings, the worst first, and what is calm. */
export async function todayAlerts(
  reader: Reader,
  queues: readonly TodayQueue[],
  { smsBudget, now }: Pick<Config, 'smsBudget'> & { now: number },
): Promise<Alert[]> {
  const minutes = await lastMinutes(reader, now);
  const alerts = [
    ...rules.map((rule) => byRule(rule, minutes, now)),
    ...byQueues(queues),
    await smsAlert(reader, smsBudget, now),
    ...(await booksAlert(reader)),
  ];
  return alerts.sort((one, other) => RANK[one.level] - RANK[other.level]);
}

import { businessDay } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { COUNTED } from '@server/db/page';
import { epochMs, together } from '@server/db/together';
import { LAPSE_MS } from '@server/desk/members/secondPerson';
import { letterTargets } from '@server/support/letterTargets';
import { type RawBuilder, sql } from 'kysely';
import { MODERATION_TARGET_MS } from '@/contract/desk/moderation';
import { AGE_ENDS, TODAY_QUEUES, type TodayQueue, type TodayQueueName } from '@/contract/desk/today';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Within what a payment that waits for a person is settled. */
export const PAYMENT_TARGET_MS = 30 * MINUTE_MS;
const MOST = sql.lit(COUNTED - 1);

type Sql = RawBuilder<unknown>;

/** A queue as it is asked for. */
interface Source {
  /** Rows that wait, with since when as `at`. */
  waits: Sql;
  targetMs: number;
  /** How many were done today; null: nobody counts them. */
  done: Sql | null;
  /** Names of who has some of it in hand. */
  people: Sql | null;
}

function letters(which: Sql, targetMs: number, today: Date): Source {
  return {
    targetMs,
    waits: sql`select answer_due_at - ${targetMs} * interval '1 millisecond' as at from feedbacks
      where state = 'open' and ${which} order by due_at limit ${MOST}`,
    done: sql`select count(*) from (select from feedbacks
      where state = 'closed' and closed_at >= ${today} and ${which} limit ${MOST}) d`,
    people: sql`select distinct s.name from feedbacks f join staff s on s.id = f.owner_id
      where f.state = 'open' and ${which}`,
  };
}

function moderation(which: Sql, today: Date, now: Date): Source {
  return {
    targetMs: MODERATION_TARGET_MS,
    waits: sql`select opened_at as at from moderation_items where decided_at is null and ${which}
      order by opened_at limit ${MOST}`,
    done: sql`select count(*) from (select from staff s join moderation_items i on i.decided_by = s.id
      where i.decided_at >= ${today} and ${which} limit ${MOST}) d`,
    people: sql`select s.name from moderation_items i join staff s on s.id = i.locked_by
      where i.locked_by is not null and i.locked_until > ${now} and i.decided_at is null and ${which}`,
  };
}

function sourcesOf(answerMs: number, nowMs: number): Record<TodayQueueName, Source> {
  const [today, now] = [new Date(businessDay(nowMs).start), new Date(nowMs)];
  return {
    lettersPayment: letters(sql`category = 'payment'`, answerMs, today),
    lettersAccount: letters(sql`category = 'account'`, answerMs, today),
    lettersOther: letters(sql`category not in ('payment', 'account')`, answerMs, today),
    reports: moderation(sql`reporters > 0 and not held and appeal_of is null`, today, now),
    held: moderation(sql`held and kind <> 'name' and appeal_of is null`, today, now),
    names: moderation(sql`held and kind = 'name' and appeal_of is null`, today, now),
    appeals: moderation(sql`appeal_of is not null`, today, now),
    money: {
      targetMs: PAYMENT_TARGET_MS,
      waits: sql`select created_at as at from money_cases where state = 'open' order by created_at limit ${MOST}`,
      done: sql`select count(*) from (select from money_cases where state <> 'open' and settled_at >= ${today} limit ${MOST}) d`,
      people: sql`select distinct s.name from money_cases c join staff s on s.id = c.owner_id where c.state = 'open'`,
    },
    refusedRefunds: {
      targetMs: 4 * HOUR_MS,
      waits: sql`select ended_at as at from provider_refunds where state = 'refused' order by ended_at limit ${MOST}`,
      done: null,
      people: null,
    },
    marks: {
      targetMs: 24 * HOUR_MS,
      waits: sql`select created_at as at from velocity_marks where state = 'open' order by created_at limit ${MOST}`,
      done: sql`select count(*) from (select from velocity_marks where state <> 'open' and settled_at >= ${today} limit ${MOST}) d`,
      people: null,
    },
    secondPerson: {
      targetMs: 15 * MINUTE_MS,
      waits: sql`select asked_at as at from second_person where state = 'open' and asked_at > ${new Date(nowMs - LAPSE_MS)}
        order by asked_at limit ${MOST}`,
      done: sql`select count(*) from (select from second_person where decided_at >= ${today} limit ${MOST}) d`,
      people: null,
    },
    recordings: {
      targetMs: 24 * HOUR_MS,
      waits: sql`select created_at as at from support_cases where state = 'unseen' order by id limit ${MOST}`,
      done: null,
      people: null,
    },
  };
}

/** How many of a queue are of an age, over the target or not, and since when the oldest of them waits, epoch ms. */
interface Waiting {
  queue: TodayQueueName;
  age: number;
  late: boolean;
  count: number;
  oldest: number;
}

/** SQL: what waits of all queues, counted by age once for all of them: a count of its own for each queue and age costs more to plan than to read. */
function waiting(sources: Record<TodayQueueName, Source>, now: number): RawBuilder<Waiting[]> {
  const each = TODAY_QUEUES.map((name) => {
    const { waits, targetMs } = sources[name];
    return sql`select ${sql.lit(name)} as queue, at, at < ${new Date(now - targetMs)} as late from (${waits}) w`;
  });
  // What was written with a clock that is ahead is young.
  const ages = AGE_ENDS.map(
    (minutes, age) => sql`when at > ${new Date(now - minutes * MINUTE_MS)} then ${sql.lit(age)}`,
  );
  return sql`select coalesce(json_agg(c), '[]') from (
    select queue, case ${sql.join(ages, sql` `)} else ${sql.lit(AGE_ENDS.length)} end as age, late,
      count(*) as count, min(${epochMs('at')}) as oldest
    from (${sql.join(each, sql` union all `)}) w group by 1, 2, 3) c`;
}

/** A queue out of what was counted of it. */
function queueOf(
  name: TodayQueueName,
  { targetMs }: Source,
  counted: readonly Waiting[],
): Omit<TodayQueue, 'doneToday' | 'people'> {
  const own = counted.filter(({ queue }) => queue === name);
  const sum = (of: readonly Waiting[]) => of.reduce((all, { count }) => all + count, 0);
  const byAge = (of: readonly Waiting[]) => [...AGE_ENDS, null].map((_, n) => sum(of.filter(({ age }) => age === n)));
  return {
    ...{ name, targetMs, waiting: sum(own), ages: byAge(own), over: byAge(own.filter(({ late }) => late)) },
    oldestAt: own.length === 0 ? null : Math.min(...own.map(({ oldest }) => oldest)),
  };
}

/** Every queue by age, in one statement over what waits and what was done today. */
export async function todayQueues(reader: Reader, now: number): Promise<TodayQueue[]> {
  const { answerMs } = await letterTargets(reader);
  const sources = sourcesOf(answerMs, now);
  const parts: Record<string, Sql> = { waiting: waiting(sources, now) };
  for (const name of TODAY_QUEUES) {
    const { done, people } = sources[name];
    if (done !== null) parts[`done ${name}`] = done;
    if (people !== null)
      parts[`people ${name}`] = sql`select coalesce(json_agg(p.name), '[]') from (${people} limit 4) p`;
  }
  const { waiting: counted, ...found } = await together<Record<string, unknown>>(reader, parts);
  return TODAY_QUEUES.map((name) => ({
    ...queueOf(name, sources[name], counted as Waiting[]),
    doneToday: (found[`done ${name}`] as number | undefined) ?? null,
    people: (found[`people ${name}`] as string[] | undefined) ?? [],
  }));
}

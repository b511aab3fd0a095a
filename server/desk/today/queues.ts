import { businessDay } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { COUNTED } from '@server/db/page';
import { epochMs, together } from '@server/db/together';
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
      waits: sql`select asked_at as at from second_person where state = 'open' order by asked_at limit ${MOST}`,
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

/** SQL: a queue as JSON, with how many there are of each age, and how many of those are over the target. */
function counted({ waits, targetMs, done, people }: Source, now: number): RawBuilder<Omit<TodayQueue, 'name'>> {
  const ends = [0, ...AGE_ENDS.map((minutes) => minutes * MINUTE_MS), null];
  const of = (n: number, more: Sql) => {
    const [youngest, eldest] = [ends[n] ?? 0, ends[n + 1] ?? null];
    const isOld = eldest === null ? sql`true` : sql`w.at > ${new Date(now - eldest)}`;
    // What was written with a clock that is ahead is young.
    const isYoung = n === 0 ? sql`true` : sql`w.at <= ${new Date(now - youngest)}`;
    return sql`count(*) filter (where ${isOld} and ${isYoung} and ${more})`;
  };
  const columns = (more: Sql) => sql.join(AGE_ENDS.map((_, n) => of(n, more)).concat(of(AGE_ENDS.length, more)));
  return sql`select json_build_object('waiting', count(*), 'ages', json_build_array(${columns(sql`true`)}),
      'over', json_build_array(${columns(sql`w.at < ${new Date(now - targetMs)}`)}),
      'oldestAt', min(${epochMs('w.at')}), 'targetMs', ${sql.lit(targetMs)},
      'doneToday', ${done === null ? sql`null::int` : sql`(${done})`},
      'people', ${people === null ? sql`'[]'::json` : sql`(select coalesce(json_agg(p.name), '[]') from (${people} limit 4) p)`})
    from (${waits}) w`;
}

/** Every queue by age, in one statement over what waits and what was done today. */
export async function todayQueues(reader: Reader, now: number): Promise<TodayQueue[]> {
  const { answerMs } = await letterTargets(reader);
  const sources = sourcesOf(answerMs, now);
  const parts = Object.fromEntries(TODAY_QUEUES.map((name) => [name, counted(sources[name], now)])) as Record<
    TodayQueueName,
    RawBuilder<Omit<TodayQueue, 'name'>>
  >;
  const found = await together<Record<TodayQueueName, Omit<TodayQueue, 'name'>>>(reader, parts);
  return TODAY_QUEUES.map((name) => ({ name, ...found[name] }));
}

import { businessDay } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { epochMs, together } from '@server/db/together';
import type { By } from '@server/desk/acts/record';
import { excerptOf } from '@server/excerpt';
import { wordsOfThing } from '@server/moderation/excerpt';
import { type RawBuilder, sql } from 'kysely';
import type { InputOf, OutputOf } from '@/contract/call';
import {
  MODERATION_COUNTED,
  MODERATION_TARGET_MS,
  type ModerationRow,
  type moderationCalls,
  type QueueName,
} from '@/contract/desk/moderation';

type Wish = InputOf<typeof moderationCalls.deskModeration>;
type Page = OutputOf<typeof moderationCalls.deskModeration>;
type Sql = RawBuilder<unknown>;

const PAGE = 50;
/** Reports of one thing that its main reason is found among. */
const REASONED = 200;

const ofQueue: Record<QueueName, Sql> = {
  all: sql`true`,
  reports: sql`i.reporters > 0`,
  held: sql`i.held`,
  appeals: sql`i.appeal_of is not null`,
};

/** SQL: items `i` that wait for this person: nobody is shown an appeal against themselves. */
const waiting = (queue: QueueName, staffId: number): Sql =>
  sql`moderation_items i where i.decided_at is null and i.not_by is distinct from ${staffId} and ${ofQueue[queue]}`;

interface Place {
  id: number;
  openedAt: Date;
  weight: number;
}

async function idsFrom(reader: Reader, query: Sql): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** A page of ids, one more than is shown: what is over its target by age, then the rest by weight. */
async function pageOf(reader: Reader, from: Sql, cutoff: Date, after: Place | undefined): Promise<number[]> {
  const isOver = after === undefined || after.openedAt <= cutoff;
  const over = isOver
    ? await idsFrom(
        reader,
        sql`select i.id from ${from} and i.opened_at <= ${cutoff}
          ${after === undefined ? sql`` : sql`and (i.opened_at, i.id) > (${after.openedAt}, ${after.id})`}
          order by i.opened_at, i.id limit ${PAGE + 1}`,
      )
    : [];
  if (over.length > PAGE) return over;
  const behind =
    isOver || after === undefined
      ? sql``
      : sql`and i.weight <= ${after.weight}
          and (i.weight < ${after.weight} or (i.opened_at, i.id) > (${after.openedAt}, ${after.id}))`;
  const rest = await idsFrom(
    reader,
    sql`select i.id from ${from} and i.opened_at > ${cutoff} ${behind}
      order by i.weight desc, i.opened_at, i.id limit ${PAGE + 1 - over.length}`,
  );
  return [...over, ...rest];
}

type StoredRow = Omit<ModerationRow, 'excerpt' | 'lock'> & {
  thing: string | null;
  lock: { staff: string; staffId: number; until: number } | null;
};

/** SQL: who has an item `i` open. */
const storedLock = sql<StoredRow['lock']>`(select json_build_object('staff', s.name, 'staffId', s.id,
  'until', ${epochMs('i.locked_until')}) from staff s where s.id = i.locked_by)`;

/** Who has an item open now, if anybody has. */
function toLock(lock: StoredRow['lock'], { staff, now }: By): ModerationRow['lock'] {
  if (lock === null || lock.until <= now) return null;
  return { staff: lock.staff, mine: lock.staffId === staff.id, until: lock.until };
}

/** Items as the queue shows them, in the order of their ids. */
export async function rowsOf(reader: Reader, ids: readonly number[], by: By): Promise<ModerationRow[]> {
  const { rows } = await sql<StoredRow>`select i.id, i.kind, i.target_id, i.held, i.appeal_of is not null as is_appeal,
      i.reporters, i.words, ${wordsOfThing} as thing, u.name as author, ${epochMs('i.opened_at')} as opened_at,
      (select r.reason from (select reason from reports where item_id = i.id order by id desc limit ${sql.lit(REASONED)}) r
        group by r.reason order by count(*) desc, r.reason limit 1) as reason,
      case when i.kind = 'post' then (select count(*)::int from post_images p where p.post_id = i.target_id) else 0 end as images,
      ${storedLock} as lock
    from unnest(${[...ids]}::int8[]) with ordinality asked(id, n) join moderation_items i on i.id = asked.id
      join users u on u.id = i.author_id order by asked.n`.execute(reader);
  return rows.map(({ thing, lock, ...row }) => ({ ...row, excerpt: excerptOf(thing ?? ''), lock: toLock(lock, by) }));
}

const counted = (queue: QueueName, staffId: number) =>
  sql<number>`select count(*)::int from (select from ${waiting(queue, staffId)} limit ${sql.lit(MODERATION_COUNTED)}) counted`;

/** A page of what waits, and how things stand. */
export async function listQueue(reader: Reader, { queue = 'all', cutoff, afterId }: Wish, by: By): Promise<Page> {
  const { staff, now } = by;
  const line = cutoff ?? now - MODERATION_TARGET_MS;
  const after =
    afterId === undefined
      ? undefined
      : await reader
          .selectFrom('moderationItems')
          .select(['id', 'openedAt', 'weight'])
          .where('id', '=', afterId)
          .executeTakeFirst();
  const ids = await pageOf(reader, waiting(queue, staff.id), new Date(line), after);
  const today = new Date(businessDay(now).start);
  const stand = await together<Omit<Page, 'records' | 'hasMore' | 'cutoff' | 'counts'> & Page['counts']>(reader, {
    all: counted('all', staff.id),
    reports: counted('reports', staff.id),
    held: counted('held', staff.id),
    appeals: counted('appeals', staff.id),
    oldestAt: sql`select ${epochMs('opened_at')} from moderation_items where decided_at is null order by opened_at limit 1`,
    decided: sql`select count(*)::int from moderation_items where decided_by = ${staff.id} and decided_at >= ${today}`,
    overturned: sql`select count(*)::int from moderation_items
      where not_by = ${staff.id} and decided_at >= ${today} and decision = 'passed'`,
  });
  const { all, reports, held, appeals, ...mine } = stand;
  return {
    records: await rowsOf(reader, ids.slice(0, PAGE), by),
    hasMore: ids.length > PAGE,
    cutoff: line,
    counts: { all, reports, held, appeals },
    ...mine,
  };
}

import type { Reader } from '@server/db/database';
import { type PageQuery, pageOf, windowOf } from '@server/db/page';
import { sql } from 'kysely';
import type { Page } from '@/contract/page';
import type { WelfareHistoryEntry, WelfareItem, WelfareKind } from '@/contract/welfare';
import { itemsFor, type Look, presentItem, type StoredItem } from './present';

const shown = (reader: Reader, kind: WelfareKind) =>
  reader.selectFrom('welfareItems').where('active', '=', true).where('kind', '=', kind);

/** What a list of films or albums is asked with. */
export type WelfareQuery = PageQuery & { kind: WelfareKind };

/** A page of films or albums as a guest sees it, the newest first; `asOf` and `lastId` keep rows from repeating when one is added. */
export async function welfareList(reader: Reader, query: WelfareQuery): Promise<Page<WelfareItem>> {
  const { kind, asOf, lastId } = query;
  const newest = await reader
    .selectFrom('welfareItems')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const upTo = asOf ?? newest?.id ?? 0;
  const items = shown(reader, kind).where('id', '<=', upTo);
  const { total } = await items.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = windowOf(query);
  const after = sql<boolean>`(created_at, id) < (select created_at, id from welfare_items where id = ${lastId ?? 0})`;
  const rows = await items
    .$if(lastId !== undefined, (list) => list.where(after))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { records, ...page } = pageOf(query, rows, total, ({ id }) => id);
  return { ...page, records: records.map(presentItem), asOf: upTo };
}

/** The best films for the home page: those marked hot first, then the newest. */
export function topWelfare(reader: Reader, count: number): Promise<StoredItem[]> {
  return shown(reader, 'video')
    .selectAll()
    .orderBy('hot', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

/** Films a member has begun and not finished, the latest first. */
export async function welfareHistory(
  reader: Reader,
  query: PageQuery,
  look: Look & { userId: number },
): Promise<Page<WelfareHistoryEntry>> {
  const begun = reader
    .selectFrom('welfareProgress as p')
    .innerJoin('welfareItems as i', 'i.id', 'p.itemId')
    .where('p.userId', '=', look.userId)
    .where('p.done', '=', false)
    .where('p.second', '>', 0)
    .where('i.active', '=', true);
  const { total } = await begun.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = windowOf(query);
  const after = sql<boolean>`(p.updated_at, p.item_id) < (select updated_at, item_id from welfare_progress
    where user_id = ${look.userId} and item_id = ${query.lastId ?? 0})`;
  const rows = await begun
    .$if(query.lastId !== undefined, (list) => list.where(after))
    .selectAll('i')
    .select('p.updatedAt')
    .orderBy('p.updatedAt', 'desc')
    .orderBy('p.itemId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { records, ...page } = pageOf(query, rows, total, ({ id }) => id);
  const items = await itemsFor(reader, records.map(presentItem), look);
  return {
    ...page,
    records: items.map((item, at) => ({
      id: item.id,
      item,
      updateTime: records[at]?.updatedAt.getTime() ?? look.now,
    })),
  };
}

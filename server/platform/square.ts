import type { Reader } from '@server/db/database';
import { type PageQuery, windowOf } from '@server/db/page';

function answer<T>({ currentPage, pageSize }: PageQuery, rows: T[], total: number) {
  return { records: rows.slice(0, pageSize), total, currentPage, pageSize, hasMore: rows.length > pageSize };
}

/** The limits of posts and comments, as key and value. */
export async function squareConfig(reader: Reader, query: PageQuery) {
  const { limit, offset } = windowOf(query);
  const all = reader.selectFrom('squareConfig');
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all.select(['key', 'value']).orderBy('key').limit(limit).offset(offset).execute();
  return answer(query, rows, total);
}

/** The words a client may warn about early; the server's own judgement decides. */
export async function sensitiveWords(reader: Reader, query: PageQuery) {
  const { limit, offset } = windowOf(query);
  const all = reader.selectFrom('sensitiveWords');
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all.select('word').orderBy('id').limit(limit).offset(offset).execute();
  return answer(query, rows, total);
}

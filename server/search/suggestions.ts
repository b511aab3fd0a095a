import type { Reader } from '@server/db/database';
import { beginning, containing, keywordOf } from '@server/db/pattern';
import { sql } from 'kysely';

const SUGGESTIONS = 10;

/** Words to search for that begin with or contain what was typed: the operator's, games, books and topics. */
export async function suggestions(reader: Reader, typed: string): Promise<{ keyword: string }[]> {
  const keyword = keywordOf(typed);
  if (keyword === '') return [];
  const { rows } = await sql<{ keyword: string }>`select keyword from (
      select keyword, max(weight) as weight from (
        select keyword, weight + hits as weight from search_keywords where active
        union all select name, 0 from games where status = 'online'
        union all select title, 0 from books where status <> 'off'
        union all select tag, 0 from square_tags where active) words
      where keyword ilike ${containing(keyword)} group by keyword) found
    order by keyword ilike ${beginning(keyword)} desc, weight desc, length(keyword), keyword
    limit ${sql.lit(SUGGESTIONS)}`.execute(reader);
  return rows;
}

/** What is searched for most, among the operator's words. */
export async function hotSearches(reader: Reader): Promise<{ keyword: string }[]> {
  return reader
    .selectFrom('searchKeywords')
    .select('keyword')
    .where('active', '=', true)
    .orderBy(sql`weight + hits`, 'desc')
    .orderBy('keyword')
    .limit(SUGGESTIONS)
    .execute();
}

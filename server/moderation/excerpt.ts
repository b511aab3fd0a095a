import type { Reader } from '@server/db/database';
import { excerptOf } from '@server/excerpt';
import { type RawBuilder, sql } from 'kysely';
import type { StoredItem } from './lockItem';

/** SQL: the words of an item `i`, whatever kind of thing it is; of a name that was dropped what it was. */
export const wordsOfThing: RawBuilder<string | null> = sql<string | null>`case i.kind
  when 'post' then (select coalesce(nullif(title, '') || ' ', '') || content from posts where id = i.target_id)
  when 'comment' then (select content from comments where id = i.target_id)
  when 'review' then (select content from game_reviews where id = i.target_id)
  when 'bookComment' then (select content from book_comments where id = i.target_id)
  when 'user' then coalesce(i.before ->> 'name', (select name || case when intro = '' then '' else ' ' || intro end from users where id = i.target_id))
  else coalesce((select pending_name from users where id = i.target_id), i.before ->> 'name',
    (select name from users where id = i.target_id)) end`;

/** The beginning of what is judged. */
export async function excerptOfThing(reader: Reader, { id }: Pick<StoredItem, 'id'>): Promise<string> {
  const { rows } = await sql<{ words: string | null }>`select ${wordsOfThing} as words from moderation_items i
    where i.id = ${id}`.execute(reader);
  return excerptOf(rows[0]?.words ?? '');
}

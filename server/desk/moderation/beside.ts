import type { Reader } from '@server/db/database';
import { epochMs } from '@server/db/together';
import { excerptOf } from '@server/excerpt';
import type { StoredItem } from '@server/moderation/lockItem';
import { avatarOf } from '@server/users/account';
import { type RawBuilder, sql } from 'kysely';
import type { BesideText, Who } from '@/contract/desk/moderation';

type Sql = RawBuilder<unknown>;

/** Characters of what is only beside. */
const SHOWN = 140;

interface Row {
  id: number;
  authorId: number;
  uid: string;
  name: string;
  avatar: string;
  text: string;
  createTime: number;
}

/** Somebody as the desk names them. */
export const toWho = ({ id, uid, name, avatar }: { id: number; uid: string; name: string; avatar: string }): Who => ({
  ...{ uid, name },
  avatar: avatarOf({ id, avatar }),
});

/** SQL: ids of texts around the thing, and which of its tables they are in. */
interface Around {
  table: 'posts' | 'comments' | 'game_reviews' | 'book_comments';
  before: Sql;
  under: Sql;
  after: Sql;
}

const nothing = sql`select 0::int8 as id where false`;
const seen = sql`audit_state = 'passed' and deleted_at is null`;

/** Where a post's neighbours stand: its first topic. */
const beside = (id: number, way: 'before' | 'after') =>
  sql`select p.id from post_tags t join posts p on p.id = t.post_id
    where t.tag_id = (select tag_id from post_tags where post_id = ${id} order by place limit 1)
      and t.post_id ${way === 'before' ? sql`<` : sql`>`} ${id} and p.audit_state = 'passed' and p.deleted_at is null
    order by t.post_id ${way === 'before' ? sql`desc` : sql``} limit 1`;

/** Comments of a post, one level: the roots, or the replies under one. */
const thread = (id: number, way: 'before' | 'after') => {
  const to = way === 'before' ? sql`<` : sql`>`;
  const order = way === 'before' ? sql`desc` : sql``;
  return sql`select n.id from comments c join comments n on n.post_id = c.post_id
      and (n.root_id is not distinct from c.root_id or n.id = c.root_id)
    where c.id = ${id} and n.id ${to} ${id} and n.audit_state = 'passed' and n.deleted_at is null order by n.id ${order} limit 2`;
};

function around({ kind, targetId: id }: StoredItem): Around {
  switch (kind) {
    case 'post':
      return {
        table: 'comments',
        before: beside(id, 'before'),
        under: sql`select id from comments where post_id = ${id} and root_id is null and ${seen} order by id desc limit 6`,
        after: beside(id, 'after'),
      };
    case 'comment':
      return {
        table: 'comments',
        before: thread(id, 'before'),
        under: sql`select id from comments where root_id = ${id} and ${seen} order by id limit 4`,
        after: thread(id, 'after'),
      };
    case 'review':
      return {
        table: 'game_reviews',
        before: sql`select n.id from game_reviews r join game_reviews n on n.game_id = r.game_id and n.content <> ''
          where r.id = ${id} and n.id < r.id and n.audit_state = 'passed' order by n.id desc limit 2`,
        under: nothing,
        after: sql`select n.id from game_reviews r join game_reviews n on n.game_id = r.game_id and n.content <> ''
          where r.id = ${id} and n.id > r.id and n.audit_state = 'passed' order by n.id limit 2`,
      };
    case 'bookComment':
      return {
        table: 'book_comments',
        before: sql`select n.id from book_comments c join book_comments n on n.book_id = c.book_id
          where c.id = ${id} and n.id < c.id and n.audit_state = 'passed' and n.deleted_at is null order by n.id desc limit 2`,
        under: nothing,
        after: sql`select n.id from book_comments c join book_comments n on n.book_id = c.book_id
          where c.id = ${id} and n.id > c.id and n.audit_state = 'passed' and n.deleted_at is null order by n.id limit 2`,
      };
    case 'user':
    case 'name':
      return {
        table: 'posts',
        before: nothing,
        under: sql`select id from posts where author_id = ${id} and ${seen} order by id desc limit 4`,
        after: nothing,
      };
  }
}

async function textsOf(reader: Reader, ids: Sql, table: Around['table'], authorId: number): Promise<BesideText[]> {
  const moment = table === 'game_reviews' ? 't.updated_at' : 't.created_at';
  const words = table === 'posts' ? sql`coalesce(nullif(t.title, '') || ' ', '') || t.content` : sql`t.content`;
  const { rows } = await sql<Row>`select t.id, u.id as author_id, u.uid, u.name, u.avatar, ${words} as text,
      ${epochMs(moment)} as create_time
    from (${ids}) f join ${sql.table(table)} t on t.id = f.id join users u on u.id = t.author_id order by t.id`.execute(
    reader,
  );
  return rows.map(({ id, authorId: by, text, createTime, ...who }) => ({
    id,
    who: toWho({ id: by, ...who }),
    isAuthor: by === authorId,
    text: excerptOf(text, SHOWN),
    createTime,
  }));
}

/** What stood before the thing, under it, and after it. */
export async function readBeside(
  reader: Reader,
  item: StoredItem,
): Promise<{ before: BesideText[]; under: BesideText[]; after: BesideText[] }> {
  const { table, before, under, after } = around(item);
  const of = (ids: Sql, from = table) => textsOf(reader, ids, from, item.authorId);
  const neighbours = item.kind === 'post' ? 'posts' : table;
  return { before: await of(before, neighbours), under: await of(under), after: await of(after, neighbours) };
}

import type { Reader, Tx } from '@server/db/database';
import { COUNTED, type PageQuery, windowOf } from '@server/db/page';
import { epochMs, together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { code } from '@/contract/codes';
import type { MessageGroup, MessageList } from '@/contract/message';

/** To whom something was said. */
type Whom = 'member' | 'everybody';

/** What was said to a member, or to everybody, and not deleted by the member, each with whether it was read. */
function inbox(reader: Reader, userId: number, whom: Whom) {
  return reader
    .selectFrom('messages as m')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .leftJoin('messageReads as r', (join) => join.onRef('r.messageId', '=', 'm.id').on('r.userId', '=', userId))
    .$if(whom === 'member', (list) => list.where('m.targetUserId', '=', userId))
    .$if(whom === 'everybody', (list) => list.where('m.targetUserId', 'is', null))
    .where('r.deletedAt', 'is', null);
}

/** Both, each along its own index: asked with `or`, all of somebody's messages would be read before any is shown. */
const both = (of: (whom: Whom) => RawBuilder<unknown> | Expression<unknown>) =>
  sql`(${of('member')}) union all (${of('everybody')})`;

/** What was said to everybody before somebody joined does not wait for them. */
const isRead = sql<boolean>`(
  r.message_id is not null
  or m.created_at <= u.read_all_before
  or (m.target_user_id is null and m.created_at < u.created_at)
) is true`;

/** The ids of what a member has not read, as far as they are counted. */
const unread = (reader: Reader, userId: number) =>
  both((whom) =>
    inbox(reader, userId, whom)
      .where(sql<boolean>`not ${isRead}`)
      // Said twice, so that the index begins where everything was read.
      .where(sql<boolean>`m.created_at > coalesce(u.read_all_before, '-infinity')`)
      .select('m.id')
      .limit(sql.lit(COUNTED)),
  );

/** SQL: how many rows, and no more than anybody counts. */
const counted = (rows: RawBuilder<unknown>) =>
  sql<number>`select least(count(*), ${sql.lit(COUNTED)}) from (${rows}) counted`;

/** How many messages a member has not read, up to a thousand. */
export async function unreadCount(reader: Reader, userId: number): Promise<number> {
  const { count } = await together<{ count: number }>(reader, {
    count: counted(unread(reader, userId)),
  });
  return count;
}

/** What a page of messages is asked by. */
interface MessageQuery extends PageQuery {
  group?: MessageGroup | undefined;
}

/** A message as it is kept; the moment is epoch ms. */
type StoredMessage = MessageList['records'][number];

/** A page of a member's messages, the newest first, and how many they have not read, in one statement. */
export async function messageList(reader: Reader, userId: number, query: MessageQuery): Promise<MessageList> {
  const { pageSize, group, lastId, asOf } = query;
  const kinds = group === 'system' ? (['system'] as const) : (['reply', 'like', 'follow'] as const);
  const known = (whom: Whom) =>
    inbox(reader, userId, whom)
      .$if(asOf !== undefined, (list) => list.where('m.id', '<=', asOf ?? 0))
      .$if(group !== undefined, (list) => list.where('m.kind', 'in', kinds));
  const { limit, offset } = windowOf(query);
  const page = both((whom) =>
    known(whom)
      .$if(lastId !== undefined, (list) =>
        list.where(
          sql<boolean>`(m.created_at, m.id) < (select created_at, id from messages where id = ${lastId ?? 0})`,
        ),
      )
      .select(['m.id', 'm.kind', 'm.title', 'm.content', 'm.link', 'm.createdAt', isRead.as('read')])
      .orderBy('m.createdAt', 'desc')
      .orderBy('m.id', 'desc')
      .limit(offset + limit),
  );
  const found = await together<{ asOf: number; total: number; unread: number; rows: StoredMessage[] }>(reader, {
    asOf:
      asOf === undefined
        ? sql`select coalesce(greatest(
            (select max(id) from messages where target_user_id = ${userId}),
            (select max(id) from messages where target_user_id is null)), 0)`
        : sql`select ${asOf}::int8`,
    total: counted(both((whom) => known(whom).select('m.id').limit(sql.lit(COUNTED)))),
    unread: counted(unread(reader, userId)),
    rows: sql`select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'title', title, 'content', content,
        'link', link, 'read', read, 'createTime', ${epochMs('created_at')}) order by created_at desc, id desc), '[]')
      from (select * from (${page}) newest order by created_at desc, id desc limit ${limit} offset ${offset}) page`,
  });
  const records = found.rows.slice(0, pageSize);
  return {
    records,
    total: found.total,
    unread: found.unread,
    hasMore: found.rows.length > pageSize,
    lastId: records.at(-1)?.id ?? null,
    asOf: found.asOf,
  };
}

/** Marks messages as read: these, or all up to `asOf`. Ids that are not the member's own are passed over. */
export async function readMessages(
  tx: Tx,
  userId: number,
  { ids = [], all = false, asOf }: { ids?: number[] | undefined; all?: boolean | undefined; asOf?: number | undefined },
): Promise<void> {
  if (!all && ids.length === 0) return;
  const waiting = (whom: Whom) =>
    inbox(tx, userId, whom)
      .where(sql<boolean>`not ${isRead}`)
      .$if(!all, (list) => list.where('m.id', 'in', ids))
      .$if(all && asOf !== undefined, (list) => list.where('m.id', '<=', asOf ?? 0))
      .select([sql<number>`${userId}::bigint`.as('userId'), 'm.id as messageId']);
  await tx
    .insertInto('messageReads')
    .columns(['userId', 'messageId'])
    .expression(waiting('member').unionAll(waiting('everybody')))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a message out of a member's list for good; doing so twice is doing it once. 1002 for one that is not theirs. */
export async function deleteMessage(
  tx: Tx,
  { id, userId, now }: { id: number; userId: number; now: number },
): Promise<void> {
  const own = await tx
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('targetUserId', '=', userId), eb('targetUserId', 'is', null)]))
    .executeTakeFirst();
  if (!own) throw new ProductError(code.notFound, 'notFound');
  await tx
    .insertInto('messageReads')
    .values({ userId, messageId: id, deletedAt: new Date(now) })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'messageId']).doUpdateSet((eb) => ({
        deletedAt: eb.fn.coalesce('messageReads.deletedAt', 'excluded.deletedAt'),
      })),
    )
    .execute();
}

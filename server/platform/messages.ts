import type { Reader, Tx } from '@server/db/database';
import { COUNTED, type PageQuery, windowOf } from '@server/db/page';
import { epochMs, together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { MessageGroup, MessageList } from '@/contract/message';

/** Messages to a member and to everybody that the member has not deleted, each with whether it was read. */
function inbox(reader: Reader, userId: number) {
  return reader
    .selectFrom('messages as m')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .leftJoin('messageReads as r', (join) => join.onRef('r.messageId', '=', 'm.id').on('r.userId', '=', userId))
    .where((eb) => eb.or([eb('m.targetUserId', '=', userId), eb('m.targetUserId', 'is', null)]))
    .where('r.deletedAt', 'is', null);
}

/** What was said to everybody before somebody joined does not wait for them. */
const isRead = sql<boolean>`(
  r.message_id is not null
  or m.created_at <= u.read_all_before
  or (m.target_user_id is null and m.created_at < u.created_at)
) is true`;

const unread = (messages: ReturnType<typeof inbox>) => messages.where(sql<boolean>`not ${isRead}`).select('m.id');

/** How many messages a member has not read, up to a thousand. */
export async function unreadCount(reader: Reader, userId: number): Promise<number> {
  const { count } = await together<{ count: number }>(reader, {
    count: sql`select count(*) from (${unread(inbox(reader, userId)).limit(sql.lit(COUNTED))}) unread`,
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
  const all = inbox(reader, userId);
  const known = all
    .$if(asOf !== undefined, (list) => list.where('m.id', '<=', asOf ?? 0))
    .$if(group !== undefined, (list) => list.where('m.kind', 'in', kinds));
  const { limit, offset } = windowOf(query);
  const page = known
    .$if(lastId !== undefined, (list) =>
      list.where(sql<boolean>`(m.created_at, m.id) < (select created_at, id from messages where id = ${lastId ?? 0})`),
    )
    .select(['m.id', 'm.kind', 'm.title', 'm.content', 'm.link', 'm.createdAt', isRead.as('read')])
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset);
  const found = await together<{ asOf: number; total: number; unread: number; rows: StoredMessage[] }>(reader, {
    asOf:
      asOf === undefined
        ? sql`select coalesce(max(id), 0) from (${all.select('m.id')}) known`
        : sql`select ${asOf}::int8`,
    total: sql`select count(*) from (${known.select('m.id').limit(sql.lit(COUNTED))}) known`,
    unread: sql`select count(*) from (${unread(all).limit(sql.lit(COUNTED))}) unread`,
    rows: sql`select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'title', title, 'content', content,
        'link', link, 'read', read, 'createTime', ${epochMs('created_at')}) order by created_at desc, id desc), '[]')
      from (${page}) page`,
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
  await tx
    .insertInto('messageReads')
    .columns(['userId', 'messageId'])
    .expression(
      inbox(tx, userId)
        .where(sql<boolean>`not ${isRead}`)
        .$if(!all, (list) => list.where('m.id', 'in', ids))
        .$if(all && asOf !== undefined, (list) => list.where('m.id', '<=', asOf ?? 0))
        .select([sql<number>`${userId}::bigint`.as('userId'), 'm.id as messageId']),
    )
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

import type { Reader, Tx } from '@server/db/database';
import { type PageQuery, windowOf } from '@server/db/page';
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

/** How many messages a member has not read. */
export async function unreadCount(reader: Reader, userId: number): Promise<number> {
  const { count } = await inbox(reader, userId)
    .where(sql<boolean>`not ${isRead}`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What a page of messages is asked by. */
interface MessageQuery extends PageQuery {
  group?: MessageGroup | undefined;
}

async function newest(reader: Reader, userId: number): Promise<number> {
  const { id } = await inbox(reader, userId)
    .select((eb) => eb.fn.max('m.id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** A page of a member's messages, the newest first. */
export async function messageList(reader: Reader, userId: number, query: MessageQuery): Promise<MessageList> {
  const { pageSize, group, lastId } = query;
  const asOf = query.asOf ?? (await newest(reader, userId));
  const kinds = group === 'system' ? (['system'] as const) : (['reply', 'like', 'follow'] as const);
  const known = inbox(reader, userId)
    .where('m.id', '<=', asOf)
    .$if(group !== undefined, (list) => list.where('m.kind', 'in', kinds));
  const { total } = await known.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = windowOf(query);
  const rows = await known
    .$if(lastId !== undefined, (list) =>
      list.where(sql<boolean>`(m.created_at, m.id) < (select created_at, id from messages where id = ${lastId ?? 0})`),
    )
    .select(['m.id', 'm.kind', 'm.title', 'm.content', 'm.link', 'm.createdAt', isRead.as('read')])
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const records = rows
    .slice(0, pageSize)
    .map(({ createdAt, ...message }) => ({ ...message, createTime: createdAt.getTime() }));
  return {
    records,
    total,
    unread: await unreadCount(reader, userId),
    hasMore: rows.length > pageSize,
    lastId: records.at(-1)?.id ?? null,
    asOf,
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

import type { Reader } from '@server/db/database';
import { windowOf } from '@server/db/page';
import { sql } from 'kysely';
import type { MessageList } from '@/contract/message';

/** Messages to a member and to everybody, each with whether the member has read it. */
function inbox(reader: Reader, userId: number) {
  return reader
    .selectFrom('messages as m')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .leftJoin('messageReads as r', (join) => join.onRef('r.messageId', '=', 'm.id').on('r.userId', '=', userId))
    .where((eb) => eb.or([eb('m.targetUserId', '=', userId), eb('m.targetUserId', 'is', null)]));
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

/** A page of a member's messages, the newest first. */
export async function messageList(
  reader: Reader,
  userId: number,
  { currentPage = 1, pageSize = 20 }: { currentPage?: number | undefined; pageSize?: number | undefined },
): Promise<MessageList> {
  const { total } = await inbox(reader, userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { limit, offset } = windowOf({ currentPage, pageSize });
  const rows = await inbox(reader, userId)
    .select(['m.id', 'm.kind', 'm.title', 'm.content', 'm.link', 'm.createdAt', isRead.as('read')])
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const records = rows
    .slice(0, pageSize)
    .map(({ createdAt, ...message }) => ({ ...message, createTime: createdAt.getTime() }));
  return { records, total, unread: await unreadCount(reader, userId) };
}

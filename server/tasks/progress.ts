import { settleAll } from '@server/activities/settle';
import { businessDate } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import { type RawBuilder, sql } from 'kysely';
import type { TaskKind } from '@/contract/task';

/**
 * Writes down that a member did something tasks count, in the transaction that did it; what activities owe for it is
 * settled at once. The same `ref` (a post, a game) counts once a business day; without one the kind does.
 */
export async function noteTask(tx: Tx, userId: number, kind: TaskKind, now: number, ref = ''): Promise<void> {
  const noted = await tx
    .insertInto('taskMarks')
    .values({ userId, kind, day: businessDate(now), ref, createdAt: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  if (noted) await settleAll(tx, { userId, kind, now });
}

/** SQL: whether {@link noteTask} has this already. */
export const isNoted = (userId: number, kind: TaskKind, now: number, ref: string): RawBuilder<boolean> =>
  sql<boolean>`select exists (select from task_marks where user_id = ${userId} and kind = ${kind}
    and day = ${businessDate(now)} and ref = ${ref})`;

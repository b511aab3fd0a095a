import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { balanceOf, credit, lockAccount } from '@server/money/ledger';
import { taskText } from '@server/text/tasks';
import { code } from '@/contract/codes';
import type { TaskClaimed } from '@/contract/task';
import { doneOf, periodOf } from './list';

/** One tap on 领取. */
export interface TaskClaim {
  userId: number;
  taskId: number;
  requestId: string;
  now: number;
}

async function earlierClaim(tx: Tx, { userId, taskId, requestId }: TaskClaim): Promise<TaskClaimed | undefined> {
  const before = await tx
    .selectFrom('taskClaims')
    .select(['taskId', 'reward'])
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!before) return undefined;
  if (before.taskId !== taskId) throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
  return { id: taskId, reward: before.reward, balanceAfter: await balanceOf(tx, userId), repeated: true };
}

/** Pays a finished task, once a period: 4004 not done, 4002 paid to another request, 1002 no such task. */
export async function claimTask(tx: Tx, claim: TaskClaim): Promise<TaskClaimed> {
  const { userId, taskId, requestId, now } = claim;
  await lockAccount(tx, userId);
  const before = await earlierClaim(tx, claim);
  if (before) return before;
  const task = await tx
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', taskId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!task) throw new ProductError(code.notFound, 'taskGone');
  const period = periodOf(task, now);
  const paid = await tx
    .selectFrom('taskClaims')
    .select('taskId')
    .where('userId', '=', userId)
    .where('taskId', '=', taskId)
    .where('period', '=', period)
    .executeTakeFirst();
  if (paid) throw new ProductError(code.claimedAlready, 'rewardClaimed');
  if ((await doneOf(tx, userId, task, now)) < task.need) {
    throw new ProductError(code.conditionNotMet, 'taskNotDone');
  }
  const { txnId, balance } = await credit(tx, {
    userId,
    amount: task.reward,
    kind: 'task',
    ref: `${userId}:${taskId}:${period}`,
    title: taskText.ledger(task.title),
    from: 'reward',
    now,
  });
  const values = { userId, taskId, period, reward: task.reward, requestId, txnId, createdAt: new Date(now) };
  await tx.insertInto('taskClaims').values(values).execute();
  return { id: taskId, reward: task.reward, balanceAfter: balance, repeated: false };
}

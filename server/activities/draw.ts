import type { Tx } from '@server/db/database';
import type { ActivityPrizeRow } from '@server/db/schema/activities';
import { ProductError } from '@server/errors';
import type { Ids } from '@server/ids';
import { balanceOf, credit, lockAccount } from '@server/money/ledger';
import { activityText } from '@server/text/activities';
import type { Selectable } from 'kysely';
import type { ActivityDrawn } from '@/contract/activity';
import { code } from '@/contract/codes';
import { findActivity, statusOf } from './activity';
import { earlierEntry } from './entries';

type Prize = Pick<Selectable<ActivityPrizeRow>, 'id' | 'coins' | 'weight'>;

/** The prize a number below the sum of all weights falls on. */
export function prizeAt(prizes: readonly Prize[], number: number): Prize {
  let rest = number;
  for (const prize of prizes) {
    if (rest < prize.weight) return prize;
    rest -= prize.weight;
  }
  throw new RangeError(`${number} is beyond the prizes`);
}

/** One tap on 抽奖. */
export interface DrawWish {
  userId: number;
  activityId: number;
  requestId: string;
  now: number;
}

/** Takes one ticket; answers how many are left. 4004 without one, or without having joined. */
async function takeTicket(tx: Tx, { userId, activityId }: DrawWish): Promise<number> {
  const member = await tx
    .selectFrom('activityMembers')
    .select('tickets')
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new ProductError(code.conditionNotMet, 'activityNotJoined');
  if (member.tickets < 1) throw new ProductError(code.conditionNotMet, 'noTickets');
  await tx
    .updateTable('activityMembers')
    .set({ tickets: member.tickets - 1 })
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .execute();
  return member.tickets - 1;
}

async function ticketsLeft(tx: Tx, { userId, activityId }: DrawWish): Promise<number> {
  const { tickets } = await tx
    .selectFrom('activityMembers')
    .select('tickets')
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return tickets;
}

/** One draw for one ticket, once a request; what it wins goes through the ledger. 1007 when the activity does not run. */
export async function draw(tx: Tx, ids: Pick<Ids, 'int'>, wish: DrawWish): Promise<ActivityDrawn> {
  const { userId, activityId, requestId, now } = wish;
  await lockAccount(tx, userId);
  const before = await earlierEntry(tx, { userId, requestId, kind: 'draw', activityId });
  if (before) {
    const { refId, coins } = before;
    const tickets = await ticketsLeft(tx, wish);
    return { prizeId: refId, coins, tickets, balanceAfter: await balanceOf(tx, userId), repeated: true };
  }
  const activity = await findActivity(tx, activityId);
  if (statusOf(activity, now) !== 'running') throw new ProductError(code.notOpen, 'activityNotRunning');
  const tickets = await takeTicket(tx, wish);
  const prizes = await tx
    .selectFrom('activityPrizes')
    .select(['id', 'coins', 'weight'])
    .where('activityId', '=', activityId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const { id, coins } = prizeAt(prizes, ids.int(prizes.reduce((sum, { weight }) => sum + weight, 0)));
  const title = activityText.drawLedger(activity.title);
  const movement = { userId, amount: coins, kind: 'draw', ref: `${userId}:${requestId}`, title, now } as const;
  const won = coins > 0 ? await credit(tx, { ...movement, from: 'reward' }) : undefined;
  await tx
    .insertInto('activityEntries')
    .values({
      activityId,
      userId,
      kind: 'draw',
      refId: id,
      tickets: -1,
      coins,
      requestId,
      txnId: won?.txnId ?? null,
      createdAt: new Date(now),
    })
    .execute();
  const balanceAfter = won?.balance ?? (await balanceOf(tx, userId));
  return { prizeId: id, coins, tickets, balanceAfter, repeated: false };
}

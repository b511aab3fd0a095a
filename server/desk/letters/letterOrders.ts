import type { Reader } from '@server/db/database';
import type { DeskLetter } from '@/contract/desk/letters';

const DAY_MS = 86_400_000;
/** How long before the letter, and after, an order may have to do with it though it is not named. */
const NEAR_MS = { before: 2 * DAY_MS, after: DAY_MS };
const MOST = 5;
/** What may be the number of an order in somebody's words. */
const NUMBERS = /[0-9A-Za-z-]{12,40}/g;

interface Asked {
  userId: number;
  /** All the member wrote. */
  words: string;
  createdAt: Date;
}

/** Orders of the writer: those that the letter names, then those of its days, the newest first. */
export async function letterOrders(reader: Reader, { userId, words, createdAt }: Asked): Promise<DeskLetter['orders']> {
  const named = new Set((words.match(NUMBERS) ?? []).slice(0, MOST));
  const at = createdAt.getTime();
  const own = reader
    .selectFrom('orders')
    .select(['id', 'title', 'amountFen', 'coins', 'status', 'createdAt', 'paidAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(MOST);
  const byName = named.size === 0 ? [] : await own.where('id', 'in', [...named]).execute();
  const byTime = await own
    .where('createdAt', '>=', new Date(at - NEAR_MS.before))
    .where('createdAt', '<=', new Date(at + NEAR_MS.after))
    .execute();
  const others = byTime.filter(({ id }) => !named.has(id));
  return [...byName, ...others].slice(0, MOST).map(({ id, createdAt: made, paidAt, ...order }) => ({
    ...order,
    orderId: id,
    named: named.has(id),
    createdAt: made.getTime(),
    paidAt: paidAt?.getTime() ?? null,
  }));
}

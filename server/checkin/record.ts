import { businessDate } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import type { CheckinMonth } from '@/contract/checkin';
import { monthOf, monthSpan } from './calendar';
import { firstDay } from './makeUp';

/** What a member signed in a month, the newest day first. */
export async function checkinMonth(
  reader: Reader,
  userId: number,
  { month: asked, now }: { month?: string | undefined; now: number },
): Promise<CheckinMonth> {
  const month = asked ?? monthOf(businessDate(now));
  const { first, last } = monthSpan(month);
  const rows = await reader
    .selectFrom('checkins as c')
    .leftJoin('checkinBonuses as b', (join) => join.onRef('b.userId', '=', 'c.userId').onRef('b.day', '=', 'c.day'))
    .select(['c.day', 'c.kind', 'c.reward', 'c.price', 'c.createdAt'])
    .select((eb) => eb.fn.sum<string | null>('b.coins').as('milestone'))
    .where('c.userId', '=', userId)
    .where('c.day', '>=', first)
    .where('c.day', '<=', last)
    .groupBy(['c.userId', 'c.day'])
    .orderBy('c.day', 'desc')
    .execute();
  const records = rows.map(({ createdAt, milestone, ...row }) => ({
    ...row,
    milestone: milestone === null ? null : Number(milestone),
    createTime: createdAt.getTime(),
  }));
  return {
    month,
    records,
    count: records.length,
    coins: records.reduce((sum, { reward, milestone }) => sum + reward + (milestone ?? 0), 0),
    earliest: monthOf(await firstDay(reader, userId)),
  };
}

import type { Reader } from '@server/db/database';
import { countRefused } from '@server/money/noteRefund';
import { moneyText } from '@server/text/money';
import { sql } from 'kysely';
import type { OutputOf } from '@/contract/call';
import type { moneyDeskCalls } from '@/contract/desk/money';

/** What is open, and everything on sale or once sold that orders can be narrowed to. */
export async function moneyFacts(reader: Reader): Promise<OutputOf<typeof moneyDeskCalls.deskMoney>> {
  const open = await reader
    .selectFrom('moneyCases')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('oldest')])
    .where(sql<boolean>`state = 'open'`)
    .executeTakeFirstOrThrow();
  const marks = await reader
    .selectFrom('velocityMarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`state = 'open'`)
    .executeTakeFirstOrThrow();
  const packages = await reader
    .selectFrom('rechargeProducts')
    .select(['id', 'coins'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const plans = await reader.selectFrom('vipProducts').select(['id', 'title']).orderBy('sort').orderBy('id').execute();
  return {
    open: open.count,
    oldestAt: open.oldest?.getTime() ?? null,
    refusedRefunds: await countRefused(reader),
    marks: marks.count,
    payTypes: Object.entries(moneyText.payTypes).map(([payType, name]) => ({ payType, name })),
    products: [
      ...packages.map(({ id, coins }) => ({
        kind: 'recharge' as const,
        productId: id,
        title: moneyText.recharge(coins),
      })),
      ...plans.map(({ id, title }) => ({ kind: 'vip' as const, productId: id, title: moneyText.openVip(title) })),
    ],
  };
}

import { checkedRules } from '@server/db/checkedRules';
import type { Reader } from '@server/db/database';
import { zeroRules } from '@server/db/moneyRules';
import { countRefused } from '@server/money/noteRefund';
import { moneyText } from '@server/text/money';
import { sql } from 'kysely';
import type { OutputOf } from '@/contract/call';
import { type Books, type moneyDeskCalls, ZERO_SUMS } from '@/contract/desk/money';

/** What the rules of the ledger's sums last said, out of what the job wrote; null before it asked them. */
async function booksNow(reader: Reader): Promise<Books | null> {
  const rules = await checkedRules(reader);
  const sums = ZERO_SUMS.flatMap((name) => {
    const said = rules.find(({ rule }) => rule === zeroRules[name]);
    return said ? [{ name, ...said }] : [];
  });
  if (sums.length < ZERO_SUMS.length) return null;
  return {
    checkedAt: Math.min(...sums.map(({ checkedAt }) => checkedAt.getTime())),
    sums: sums.map(({ name, brokenSince }) => ({ name, brokenSince: brokenSince?.getTime() ?? null })),
  };
}

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
    books: await booksNow(reader),
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

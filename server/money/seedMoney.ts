import type { Tx } from '@server/db/database';
import { moneyText } from '@server/text/money';

const { packageTag, plans, benefits } = moneyText;
const always = [benefits.download, benefits.reading, benefits.gifts];

const packages = [
  { coins: 60, bonus: 0, firstBonus: 60, priceFen: 600, tag: null },
  { coins: 300, bonus: 15, firstBonus: 0, priceFen: 3000, tag: null },
  { coins: 680, bonus: 60, firstBonus: 0, priceFen: 6800, tag: packageTag.popular },
  { coins: 1280, bonus: 150, firstBonus: 0, priceFen: 12_800, tag: null },
  { coins: 3280, bonus: 500, firstBonus: 0, priceFen: 32_800, tag: packageTag.best },
];

const vipPlans = [
  { title: plans.month, days: 30, priceCoins: 300, priceFen: 3000, originFen: null, badge: 'month' },
  { title: plans.quarter, days: 90, priceCoins: 780, priceFen: 7800, originFen: 9000, badge: 'month' },
  { title: plans.year, days: 365, priceCoins: 2680, priceFen: 26_800, originFen: 36_500, badge: 'year' },
] as const;

/** The house's packages and plans (contract.md §3), once: what an operator changed or took away stays so. */
export async function seedMoney(tx: Tx): Promise<void> {
  const sold = await tx.selectFrom('rechargeProducts').select('id').limit(1).executeTakeFirst();
  if (!sold) {
    const values = packages.map((product, sort) => ({ ...product, sort }));
    await tx.insertInto('rechargeProducts').values(values).execute();
  }
  const planned = await tx.selectFrom('vipProducts').select('id').limit(1).executeTakeFirst();
  if (!planned) {
    const values = vipPlans.map((plan, sort) => ({
      ...plan,
      sort,
      benefits: [...always, plan.badge === 'year' ? benefits.yearBadge : benefits.badge],
    }));
    await tx.insertInto('vipProducts').values(values).execute();
  }
}

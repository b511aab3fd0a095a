import type * as v from 'valibot';
import type { ShopFile } from './format/shop';
import { insteadOfHouse } from './houseSet';
import { type Place, type Rows, saveRow } from './rows';

type Shop = v.InferOutput<typeof ShopFile>;
type Package = Omit<Shop['packages'][number], 'key'>;
type Plan = Omit<Shop['plans'][number], 'key'>;
type Id = number | undefined;
type Terms = Readonly<Record<string, number | string | null>>;

const isSame = (before: Terms, terms: Terms) => Object.entries(terms).every(([name, value]) => before[name] === value);

/**
 * The row that has these terms already. What costs or gives something else is another product: whoever still sees the old
 * one cannot order it at terms they have not seen, and orders go on naming what they were opened for.
 */
async function rowWith(
  { tx }: Rows,
  table: 'rechargeProducts' | 'vipProducts',
  id: number | undefined,
  terms: Terms,
): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const stored = tx.selectFrom(table as 'rechargeProducts').selectAll();
  const before = await stored.where('id', '=', id).executeTakeFirst();
  if (!before || isSame({ ...before } as unknown as Terms, terms)) return before?.id;
  await tx
    .updateTable(table as 'rechargeProducts')
    .set({ active: false })
    .where('id', '=', id)
    .execute();
  return undefined;
}

export async function savePackage(rows: Rows, item: Package, { sort, active }: Place, known: Id): Promise<number> {
  const { coins, bonus, firstBonus, priceFen, tag = null } = item;
  const terms = { coins, bonus, firstBonus, priceFen };
  const id = await rowWith(rows, 'rechargeProducts', known, terms);
  return saveRow(rows, 'rechargeProducts', id, { row: { ...terms, tag, sort, active } });
}

export async function savePlan(rows: Rows, item: Plan, { sort, active }: Place, known: Id): Promise<number> {
  const { title, days, priceCoins, priceFen, originFen = null, badge, benefits } = item;
  const terms = { days, priceCoins, priceFen, badge };
  const id = await rowWith(rows, 'vipProducts', known, terms);
  return saveRow(rows, 'vipProducts', id, { row: { ...terms, title, originFen, benefits, sort, active } });
}

/** `shop.json`: each list in its order. */
export async function importShop(rows: Rows, { packages, plans }: Shop): Promise<void> {
  await insteadOfHouse(rows, 'package', 'rechargeProducts', async () => {
    for (const [sort, item] of packages.entries()) {
      await rows.take('package', { ...item, sort } as { key: string }, (id) =>
        savePackage(rows, item, { sort, active: true }, id),
      );
    }
  });
  await insteadOfHouse(rows, 'plan', 'vipProducts', async () => {
    for (const [sort, item] of plans.entries()) {
      await rows.take('plan', { ...item, sort } as { key: string }, (id) =>
        savePlan(rows, item, { sort, active: true }, id),
      );
    }
  });
}

import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';
import type { CoinProducts } from '@/contract/order';
import type { VipConfig } from '@/contract/vip';
import { type Payer, refusalOf } from './minors';

/** The member who looks; null is a guest. */
export type Viewer = (Payer & { id: number }) | null;

/** Whether a member's next recharge would be the first; house rule of the doubled smallest package. */
export async function isFirstRecharge(reader: Reader, userId: number): Promise<boolean> {
  const paid = await reader
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'recharge')
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return paid === undefined;
}

/** The diamond packages on sale; `firstBonus` only for whom it still holds. Without cash payment there are none. */
export async function coinProducts(reader: Reader, viewer: Viewer, payOpen: boolean): Promise<CoinProducts> {
  const rows = await reader
    .selectFrom('rechargeProducts')
    .selectAll()
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const first = viewer === null || (await isFirstRecharge(reader, viewer.id));
  return {
    products: rows.map((row) => ({
      id: row.id,
      coins: row.coins,
      bonus: row.bonus,
      firstBonus: first ? row.firstBonus : 0,
      priceFen: row.priceFen,
      tag: first && row.firstBonus > 0 ? moneyText.packageTag.first : row.tag,
    })),
    payTypes: payOpen ? moneyText.payTypes.map((payType) => ({ ...payType })) : [],
    refusal: refusalOf(viewer, 'recharge'),
  };
}

/** The VIP plans on sale. */
export async function vipConfig(reader: Reader, viewer: Viewer): Promise<VipConfig> {
  const rows = await reader
    .selectFrom('vipProducts')
    .selectAll()
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const plans = rows.map(({ sort: _sort, active: _active, ...plan }) => plan);
  return { plans, refusal: refusalOf(viewer, 'vip') };
}

/** A package on sale, or 1002. */
export async function rechargeProduct(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('rechargeProducts')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'productGone');
  return row;
}

/** A plan on sale, or 1002. */
export async function vipProduct(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('vipProducts')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'productGone');
  return row;
}

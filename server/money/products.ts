import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { bornOfUser, refusalOf } from '@server/minors/payer';
import type { MinorRules } from '@server/minors/rules';
import { moneyText } from '@server/text/money';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { CoinProducts } from '@/contract/order';
import type { VipConfig } from '@/contract/vip';
import type { PayType } from './payTypes';

/** A guest's packages, and what the operator's tag of each says beside the first recharge. */
export type ShownProducts = CoinProducts & {
  products: (CoinProducts['products'][number] & { ownTag: string | null })[];
};

/** The diamond packages on sale, as a guest sees them: each doubled that is for the first recharge. `payTypes` are the ways to pay; none without cash payment. */
export async function coinProducts(reader: Reader, payTypes: readonly PayType[]): Promise<ShownProducts> {
  const rows = await reader
    .selectFrom('rechargeProducts')
    .selectAll()
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return {
    products: rows.map(({ id, coins, bonus, firstBonus, priceFen, tag }) => ({
      id,
      coins,
      bonus,
      firstBonus,
      priceFen,
      tag: firstBonus > 0 ? moneyText.packageTag.first : tag,
      ownTag: tag,
    })),
    payTypes: [...payTypes],
    refusal: null,
  };
}

/** SQL: whether somebody has recharged before; house rule of the doubled smallest package. */
const hasRecharged = sql<boolean>`exists (select from orders o
  where o.user_id = users.id and o.kind = 'recharge' and o.status = 'paid')`;

/** Whether a member's next recharge would be the first. */
export async function isFirstRecharge(reader: Reader, userId: number): Promise<boolean> {
  const { recharged } = await payerOf(reader, userId);
  return !recharged;
}

const payerOf = (reader: Reader, userId: number) =>
  reader
    .selectFrom('users')
    .select(['age', 'needRealName', bornOfUser.as('born'), hasRecharged.as('recharged')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Who asks, by which rules for minors, when. */
interface Asking {
  userId: number;
  minors: MinorRules;
  now: number;
}

/** The same for a member: `firstBonus` only for whom it still holds, and why a minor may not. */
export async function coinProductsFor(
  reader: Reader,
  { userId, minors, now }: Asking,
  shown: ShownProducts,
): Promise<CoinProducts> {
  const payer = await payerOf(reader, userId);
  const again = ({ ownTag, ...product }: ShownProducts['products'][number]) => ({
    ...product,
    firstBonus: 0,
    tag: ownTag,
  });
  const products = payer.recharged ? shown.products.map(again) : shown.products;
  return { ...shown, products, refusal: refusalOf(payer, 'recharge', minors, now) };
}

/** The VIP plans on sale. */
export async function vipConfig(reader: Reader): Promise<VipConfig> {
  const rows = await reader
    .selectFrom('vipProducts')
    .selectAll()
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return { plans: rows.map(({ sort: _sort, active: _active, ...plan }) => plan), refusal: null };
}

/** The same for a member, with why a minor may not. */
export async function vipConfigFor(
  reader: Reader,
  { userId, minors, now }: Asking,
  shared: VipConfig,
): Promise<VipConfig> {
  return { ...shared, refusal: refusalOf(await payerOf(reader, userId), 'vip', minors, now) };
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

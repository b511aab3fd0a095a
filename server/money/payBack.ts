import type { Tx } from '@server/db/database';
import type { ProviderRefundRow } from '@server/db/schema/money';
import { moneyText } from '@server/text/money';
import type { Insertable } from 'kysely';

type Money = Pick<Insertable<ProviderRefundRow>, 'provider' | 'orderNo' | 'providerTxn' | 'amountFen' | 'totalFen'>;

/**
 * Writes down that money goes back to who paid it, once for each refund of an order or case; a job asks the provider. It is in the
 * transaction that decides so: neither is there without the other.
 */
export async function payBack(
  tx: Tx,
  { of, now, ...money }: Money & { of: { orderRefundId: number } | { caseId: number }; now: number },
): Promise<void> {
  const id = 'caseId' in of ? `C${of.caseId}-${money.orderNo}` : `R${of.orderRefundId}-${money.orderNo}`;
  const owner = { orderRefundId: null, caseId: null, ...of };
  const at = new Date(now);
  await tx
    .insertInto('providerRefunds')
    // A provider takes 64 letters at most.
    .values({ ...money, ...owner, id: id.slice(0, 64), reason: moneyText.payBack, askAt: at, createdAt: at })
    .execute();
}

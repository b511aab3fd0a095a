import type { Reader, Tx } from '@server/db/database';
import type { RefundSaid } from '@server/pay/port';
import { sql } from 'kysely';

/** Notes what became of a refund at its provider; what has ended stays as it is, whatever is told later. */
export async function noteRefund(
  tx: Tx,
  id: string,
  said: RefundSaid,
  { provider, now }: { provider: string; now: number },
): Promise<void> {
  if (said.state === 'underWay') return;
  const endedAt = new Date(now);
  const became =
    said.state === 'done'
      ? { state: 'done' as const, refundTxn: said.txn }
      : { state: 'refused' as const, why: said.why.slice(0, 200) };
  await tx
    .updateTable('providerRefunds')
    .set({ ...became, askAt: null, endedAt })
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('state', '=', 'waiting')
    .execute();
}

/** Refunds that their provider refused and nobody has decided about. */
export async function countRefused(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('providerRefunds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`state = 'refused'`)
    .executeTakeFirstOrThrow();
  return count;
}

import type { Reader } from '@server/db/database';
import { statusAt } from '@server/money/orders';
import type { DeskOrderRow } from '@/contract/desk/money';

/** Orders with whoever placed them, as lists and pages of the desk draw them. */
export const orderRows = (reader: Reader) =>
  reader
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.userId')
    .select(['o.id', 'o.kind', 'o.title', 'o.amountFen', 'o.coins', 'o.bonus', 'o.vipDays', 'o.payType', 'o.status'])
    .select(['o.createdAt', 'o.expiresAt', 'o.paidAt', 'o.providerTxn', 'o.userId', 'u.uid', 'u.name']);

export type OrderRowRead = Awaited<ReturnType<ReturnType<typeof orderRows>['executeTakeFirstOrThrow']>>;

/** A row as the contract has it. */
export function toOrderRow(row: OrderRowRead, now: number): DeskOrderRow {
  const { id, kind, title, amountFen, coins, bonus, vipDays, payType, providerTxn, uid, name } = row;
  return {
    ...{ orderId: id, kind, title, amountFen, vipDays, payType, providerTxn, uid, name },
    diamonds: coins === null ? null : coins + bonus,
    state: statusAt(row, now),
    createdAt: row.createdAt.getTime(),
    paidAt: row.paidAt?.getTime() ?? null,
  };
}

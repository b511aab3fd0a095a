import type { Reader } from '@server/db/database';
import { listActs } from '@server/desk/acts/listActs';
import { ProductError } from '@server/errors';
import { balanceOf } from '@server/money/ledger';
import { refundedOf } from '@server/money/refundOrder';
import { code } from '@/contract/codes';
import type { DeskOrder } from '@/contract/desk/money';
import { caseRows, toCaseRow } from './caseRows';
import { heardOf } from './heardOf';
import { moneyNotes } from './notes';
import { orderEntries } from './orderEntries';
import { orderRows, toOrderRow } from './orderRows';
import { refundsOfOrder } from './refundRows';

/** One order with all that happened to it; 1002 when there is none. */
export async function readOrder(reader: Reader, orderId: string, now: number): Promise<DeskOrder> {
  const row = await orderRows(reader)
    .leftJoin('vipMembers as m', 'm.userId', 'o.userId')
    .select(['o.firstBonus', 'o.late', 'o.closedAt', 'u.status as memberState', 'm.expTime'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'orderUnknown');
  const cases = await caseRows(reader, now).where('c.orderNo', '=', orderId).orderBy('c.id').execute();
  return {
    ...toOrderRow(row, now),
    firstBonus: row.firstBonus,
    late: row.late,
    expiresAt: row.expiresAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
    balance: await balanceOf(reader, row.userId),
    vipEndsAt: row.expTime?.getTime() ?? null,
    memberState: row.memberState,
    heard: await heardOf(reader, orderId),
    entries: await orderEntries(reader, orderId),
    cases: cases.map((each) => toCaseRow(each, now)),
    refundedFen: (await refundedOf(reader, orderId)).fen,
    refunds: await refundsOfOrder(reader, orderId),
    notes: await moneyNotes(reader, { orderId, caseIds: cases.map(({ id }) => id) }),
    acts: (await listActs(reader, { subject: 'order', subjectId: orderId })).records,
  };
}

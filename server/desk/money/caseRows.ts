import type { Reader } from '@server/db/database';
import { LAPSE_MS } from '@server/desk/members/secondPerson';
import { statusAt } from '@server/money/orders';
import { isCreditable } from '@server/money/settleCase';
import { sql } from 'kysely';
import type { InputOf } from '@/contract/call';
import { MONEY_A_PAGE, type MoneyCaseRow, type moneyDeskCalls } from '@/contract/desk/money';

/** Open cases that one list holds; a house with more has another trouble. */
const MOST_OPEN = 500;

/** Cases with their order, its owner, who settled them and who waits for a second person. */
export const caseRows = (reader: Reader, now: number) =>
  reader
    .selectFrom('moneyCases as c')
    .leftJoin('orders as o', 'o.id', 'c.orderNo')
    .leftJoin('users as u', 'u.id', 'o.userId')
    .leftJoin('staff as s', 's.id', 'c.settledBy')
    .leftJoin('staff as h', 'h.id', 'c.ownerId')
    .leftJoin('secondPerson as p', (on) =>
      on
        .onRef('p.caseId', '=', 'c.id')
        .on(sql<boolean>`p.state = 'open'`)
        .on('p.askedAt', '>', new Date(now - LAPSE_MS)),
    )
    .leftJoin('staff as a', 'a.id', 'p.askedBy')
    .select([
      'c.id',
      'c.reason',
      'c.state',
      'c.orderNo',
      'c.providerTxn',
      'c.amountFen',
      'c.createdAt',
      'c.settledAt',
      'c.note',
      'c.provider',
    ])
    .select(['p.id as askId', 'p.askedBy', 'p.askedAt', 'p.reason as askedFor', 'a.name as asker'])
    .select(['o.status', 'o.expiresAt', 'o.amountFen as orderFen', 'o.payType', 'o.coins', 'o.bonus', 'o.vipDays'])
    .select(['u.uid', 'u.name', 'u.status as userStatus', 's.name as staff', 'c.ownerId', 'h.name as owner']);

type Read = Awaited<ReturnType<ReturnType<typeof caseRows>['executeTakeFirstOrThrow']>>;

/** Who has asked a second person to send it back; null while nobody has. */
function askedOf({ askId, askedBy, askedAt, askedFor, asker }: Read): MoneyCaseRow['asked'] {
  if (askId === null || askedBy === null || askedAt === null) return null;
  return { id: askId, by: { id: askedBy, name: asker ?? '' }, at: askedAt.getTime(), reason: askedFor ?? '' };
}

/** A case as the contract has it. */
export function toCaseRow(row: Read, now: number): MoneyCaseRow {
  const { id, reason, state, orderNo, providerTxn, amountFen, payType, orderFen, uid, name, note, vipDays, staff } =
    row;
  const order = row.status === null || row.expiresAt === null ? null : { status: row.status, expiresAt: row.expiresAt };
  return {
    ...{ id, reason, state, orderId: orderNo, providerTxn, amountFen, payType, orderFen, uid, name, note, vipDays },
    at: row.createdAt.getTime(),
    orderState: order && statusAt(order, now),
    diamonds: row.coins === null ? null : row.coins + (row.bonus ?? 0),
    creditable: state === 'open' && isCreditable(reason) && row.status === 'review' && row.userStatus === 'active',
    paysBack: row.provider !== null && (amountFen ?? 0) > 0,
    asked: askedOf(row),
    owner: row.ownerId === null ? null : { id: row.ownerId, name: row.owner ?? '' },
    settledAt: row.settledAt?.getTime() ?? null,
    settledBy: staff,
  };
}

type Page = Pick<InputOf<typeof moneyDeskCalls.deskMoneyCases>, 'beforeAt' | 'beforeId'>;
/** What is listed; `mine` is what `staffId` has in hand. */
type Wish = Page & ({ view: 'open' | 'settled' } | { view: 'mine'; staffId: number });

/** Open cases, the oldest first, or settled ones, the newest first. */
export async function listCases(
  reader: Reader,
  wish: Wish,
  now: number,
): Promise<{ records: MoneyCaseRow[]; hasMore: boolean }> {
  const { view, beforeAt, beforeId } = wish;
  if (view !== 'settled') {
    const rows = await caseRows(reader, now)
      .where(sql<boolean>`c.state = 'open'`)
      .$call((list) => (wish.view === 'mine' ? list.where('c.ownerId', '=', wish.staffId) : list))
      .orderBy('c.createdAt')
      .orderBy('c.id')
      .limit(MOST_OPEN)
      .execute();
    return { records: rows.map((row) => toCaseRow(row, now)), hasMore: false };
  }
  const rows = await caseRows(reader, now)
    .where(sql<boolean>`c.state <> 'open'`)
    .$if(beforeAt !== undefined && beforeId !== undefined, (list) =>
      list.where(
        sql<boolean>`(c.settled_at, c.id) < (${new Date(beforeAt ?? 0)}::timestamptz, ${beforeId ?? 0}::int8)`,
      ),
    )
    .orderBy('c.settledAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(MONEY_A_PAGE + 1)
    .execute();
  return {
    records: rows.slice(0, MONEY_A_PAGE).map((row) => toCaseRow(row, now)),
    hasMore: rows.length > MONEY_A_PAGE,
  };
}

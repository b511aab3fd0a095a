import type { Reader } from '@server/db/database';
import { COUNTED, type PageQuery, pageOf, windowOf } from '@server/db/page';
import type { LedgerEntry } from '@/contract/order';
import type { Page } from '@/contract/page';

/** A page of a member's ledger, newest first; `in` shows what came, `out` what went. */
export async function ledgerList(
  reader: Reader,
  userId: number,
  query: PageQuery & { kind?: 'in' | 'out' | undefined },
): Promise<Page<LedgerEntry>> {
  let lines = reader
    .selectFrom('ledgerAccounts as a')
    .innerJoin('ledgerEntries as e', 'e.accountId', 'a.id')
    .where('a.userId', '=', userId);
  if (query.kind === 'in') lines = lines.where('e.amount', '>', 0);
  if (query.kind === 'out') lines = lines.where('e.amount', '<', 0);
  if (query.asOf !== undefined) lines = lines.where('e.id', '<=', query.asOf);

  const { total } = await reader
    .selectFrom(lines.select('e.id').limit(COUNTED).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const window = windowOf(query);
  const rows = await lines
    .$if(query.lastId !== undefined, (q) => q.where('e.id', '<', query.lastId ?? 0))
    .innerJoin('ledgerTxns as t', 't.id', 'e.txnId')
    .select(['e.id', 'e.amount', 'e.balanceAfter', 'e.createdAt', 't.title', 't.kind'])
    .orderBy('e.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const entries = rows.map((row) => ({
    id: row.id,
    title: row.title,
    delta: row.amount,
    balanceAfter: row.balanceAfter ?? 0,
    createTime: row.createdAt.getTime(),
    bizType: row.kind,
  }));
  return pageOf(query, entries, total, (entry) => entry.id);
}

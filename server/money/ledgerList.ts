import type { Reader } from '@server/db/database';
import { COUNTED, type PageQuery, pageOf, windowOf } from '@server/db/page';
import { sql } from 'kysely';
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
    .select(['e.id', 'e.amount', 'e.balanceAfter', 'e.createdAt', 'e.txnId', 't.title', 't.kind'])
    .orderBy('e.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const pictures = await picturesOf(reader, userId, rows);
  const entries = rows.map((row) => ({
    id: row.id,
    title: row.title,
    delta: row.amount,
    balanceAfter: row.balanceAfter ?? 0,
    createTime: row.createdAt.getTime(),
    bizType: row.kind,
    picture: pictures.get(row.txnId),
  }));
  return pageOf(query, entries, total, (entry) => entry.id);
}

/** The picture of what each purchase was for; chapters bought together are of one book. */
async function picturesOf(
  reader: Reader,
  userId: number,
  lines: readonly { txnId: number; kind: string }[],
): Promise<Map<number, string>> {
  const bought = lines.filter(({ kind }) => kind === 'game' || kind === 'chapter').map(({ txnId }) => txnId);
  if (bought.length === 0) return new Map();
  const { rows } = await sql<{ txnId: number; picture: string }>`
    select distinct on (p.txn_id) p.txn_id, coalesce(g.icon, b.cover) as picture
    from purchases p
      left join games g on p.item_kind = 'game' and g.id = p.item_id
      left join chapters c on p.item_kind = 'chapter' and c.id = p.item_id
      left join books b on b.id = c.book_id
    where p.user_id = ${userId} and p.txn_id = any(${bought}::int8[]) and coalesce(g.icon, b.cover, '') <> ''`.execute(
    reader,
  );
  return new Map(rows.map(({ txnId, picture }) => [txnId, picture]));
}

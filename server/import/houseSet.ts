import type { Rows } from './rows';

/**
 * The first time a folder brings items of a kind, they stand in the place of the set every new database begins with; rows
 * an operator adds to the table later stay. Nothing is deleted: orders and claims refer to them.
 */
export async function insteadOfHouse(
  rows: Rows,
  kind: string,
  table: 'tasks' | 'rechargeProducts' | 'vipProducts',
  take: () => Promise<void>,
): Promise<void> {
  const first = rows.owned(kind).length === 0;
  await take();
  const own = rows.owned(kind);
  if (!first || own.length === 0) return;
  const house = await rows.tx
    .updateTable(table as 'tasks')
    .set({ active: false })
    .where('active', '=', true)
    .where('id', 'not in', own)
    .returning('id')
    .execute();
  await rows.retired(
    kind,
    house.map(({ id }) => id),
  );
}

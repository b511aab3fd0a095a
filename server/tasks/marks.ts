import type { Reader } from '@server/db/database';
import type { TaskKind } from '@/contract/task';

/** Business days, both included; without `from` all that ever was. */
export interface Days {
  from?: string;
  to: string;
}

/** How often a member did each kind of thing on these days, as marks count it. */
export async function countMarks(
  reader: Reader,
  userId: number,
  kinds: readonly TaskKind[],
  { from, to }: Days,
): Promise<(kind: TaskKind) => number> {
  if (kinds.length === 0) return () => 0;
  const rows = await reader
    .selectFrom('taskMarks')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('userId', '=', userId)
    .where('kind', 'in', [...new Set(kinds)])
    .where('day', '<=', to)
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? to))
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  return (kind) => counts.get(kind) ?? 0;
}

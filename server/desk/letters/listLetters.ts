import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { InputOf, OutputOf } from '@/contract/call';
import type { letterCalls } from '@/contract/desk/letterCalls';
import { LETTERS_A_PAGE } from '@/contract/desk/letters';
import { doubledOf } from './doubles';
import { orderColumn, rowsOf, toLetterRows } from './letterRows';

type Wish = InputOf<typeof letterCalls.deskLetters> & { staffId: number };

/** A page of letters: what is due first, or, of those that wait for nobody here, what was written or closed last. */
export async function listLetters(
  reader: Reader,
  { view, category, afterAt, afterId, staffId }: Wish,
): Promise<OutputOf<typeof letterCalls.deskLetters>> {
  const state = view === 'waiting' || view === 'closed' ? view : 'open';
  const column = orderColumn(view);
  const [direction, beyond] = state === 'open' ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const);
  const rows = await rowsOf(reader)
    // In the text itself: a plan that is made before its values are known would not see that the index holds these alone.
    .where(sql<boolean>`f.state = ${sql.lit(state)}`)
    .$if(view === 'mine', (list) => list.where('f.ownerId', '=', staffId))
    .$if(view === 'nobody', (list) => list.where('f.ownerId', 'is', null))
    .$if(category !== undefined, (list) => list.where('f.category', '=', category ?? 'other'))
    .$if(afterAt !== undefined && afterId !== undefined, (list) =>
      list.where(
        sql<boolean>`(${sql.ref(column)}, f.id) ${beyond} (${new Date(afterAt ?? 0)}::timestamptz, ${afterId ?? 0}::int8)`,
      ),
    )
    .orderBy(column, direction)
    .orderBy('f.id', direction)
    .limit(LETTERS_A_PAGE + 1)
    .execute();
  const page = rows.slice(0, LETTERS_A_PAGE);
  const doubled = state === 'open' ? await doubledOf(reader, page) : new Set<number>();
  return {
    records: (await toLetterRows(reader, page)).map((row) => ({ ...row, hasDoubles: doubled.has(row.id) })),
    hasMore: rows.length > LETTERS_A_PAGE,
  };
}

import { type RawBuilder, sql } from 'kysely';
import { containing } from './pattern';

type Sql = RawBuilder<unknown>;

/** The best rows of the list's own order that are looked through for the word. */
const LOOKED_THROUGH = 2_000;
/** Rows found by their pairs of signs, wherever they stand in that order. */
const FOUND_BY_PAIRS = 1_001;

/** What is searched, in names of this module's own: a table with a GIN index over `text_pairs(text)` of the rows that `where` leaves. */
export interface Searched {
  table: Sql;
  where: Sql;
  /** The expression of the index. */
  text: Sql;
  /** How the list is ordered; an index has to stand behind it. */
  order: Sql;
}

/**
 * The ids of rows that contain a word, in bounded work however usual the word is: a rare one is found by its pairs, all of
 * it; of a usual one the best rows of the list, and a thousand others.
 */
export function idsWithWord({ table, where, text, order }: Searched, word: string): Sql {
  const contains = sql`${text} ilike ${containing(word)}`;
  return sql`select id from (select * from ${table} where ${where} order by ${order} limit ${sql.lit(LOOKED_THROUGH)}) best
      where ${contains}
    union
    (select id from ${table} where ${where} and text_pairs(${text}) @@ pairs_of_word(${word}) and ${contains}
      limit ${sql.lit(FOUND_BY_PAIRS)})`;
}

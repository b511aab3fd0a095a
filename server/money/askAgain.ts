import { type RawBuilder, sql } from 'kysely';
import { FIRST_ASK_MS } from './orders';

/** SQL: when a row that is asked about now (its `asks`) is asked about again; pauses double, up to `longest` ms. */
export const askedAgainAt = (now: number, longest: number): RawBuilder<Date> =>
  sql`${new Date(now)}::timestamptz + least(${FIRST_ASK_MS} * power(2, least(asks + 1, 20)), ${longest})
    * interval '1 millisecond'`;

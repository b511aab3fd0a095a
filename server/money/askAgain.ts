import type { PaymentProvider } from '@server/pay/port';
import { type RawBuilder, sql } from 'kysely';
import { FIRST_ASK_MS } from './orders';

/** SQL: when a row that is asked about now (its `asks`) is asked about again; pauses double, up to `longest` ms. */
export const askedAgainAt = (now: number, longest: number): RawBuilder<Date> =>
  sql`${new Date(now)}::timestamptz + least(${FIRST_ASK_MS} * power(2, least(asks + 1, 20)), ${longest})
    * interval '1 millisecond'`;

const TABLES = { orders: 'orders', providerRefunds: 'provider_refunds' } as const;

/**
 * SQL: the ids of a table's rows that are due to be asked about at these providers, taken for this process alone: who writes their next
 * moment first may die over them, and the next pause follows.
 */
export const dueIds = (
  table: 'orders' | 'providerRefunds',
  { payments, now, most }: { payments: readonly PaymentProvider[]; now: number; most: number },
): RawBuilder<string> =>
  sql`(select id from ${sql.table(TABLES[table])} where ask_at <= ${new Date(now)}
    and provider = any(${payments.map(({ name }) => name)}::text[]) order by ask_at limit ${most} for update skip locked)`;

import type { Tx } from '@server/db/database';
import { type Keys, keysOf } from '@server/secret';
import { payerHash } from '@server/users/hashes';
import { sql } from 'kysely';
import { mark } from './marks';
import { type Velocity, windowStart } from './velocity';

/** Who counts payers, under which keys. */
export interface PayerWatch extends Keys {
  velocity: Velocity;
}

interface Paid {
  orderId: string;
  userId: number;
  provider: string;
  /** Who paid, as the provider calls them. */
  payer: string;
  now: number;
}

/**
 * Writes down who paid an order, as a hash, and puts many payers of one account, and many accounts of one payer, before a person.
 * The money is booked whatever comes of it. Two payments in the same moment may count past each other; the next one finds both.
 */
export async function watchPayer(tx: Tx, watch: PayerWatch, paid: Paid): Promise<void> {
  const { orderId, userId, now } = paid;
  const [hash = '', ...earlier] = keysOf(watch).map((secret) => payerHash(paid, secret));
  await tx.updateTable('orders').set({ payerHash: hash }).where('id', '=', orderId).execute();
  const { payersOfAccount, accountsOfPayer } = watch.velocity.rules;
  const { rows } = await sql<{ payers: number; accounts: number }>`select
      (select count(distinct payer_hash) from orders where user_id = ${userId} and payer_hash is not null
        and paid_at > ${windowStart(payersOfAccount, now)}) as payers,
      (select count(distinct user_id) from orders where payer_hash = any(${[hash, ...earlier]}::text[])
        and paid_at > ${windowStart(accountsOfPayer, now)}) as accounts`.execute(tx);
  const { payers = 0, accounts = 0 } = rows[0] ?? {};
  const found = [
    { name: 'payersOfAccount', rule: payersOfAccount, seen: Number(payers) },
    { name: 'accountsOfPayer', rule: accountsOfPayer, seen: Number(accounts) },
  ] as const;
  for (const { name, rule, seen } of found) {
    if (rule.effect === 'off' || seen <= rule.most) continue;
    watch.velocity.tripped(name);
    await mark(tx, { rule: name, userId, seen, most: rule.most, orderNo: orderId, now });
  }
}

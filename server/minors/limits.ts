import { businessDate } from '@server/businessDay';
import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { minorText } from '@server/text/minors';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import { allowedTo, bornOfUser, type Payer, refusalOf, type Spending } from './payer';
import type { MinorRules, SpendingStep } from './rules';

const notAllowed = (said: string) => new ProductError(code.notAllowed, 'minorRecharge', null, said);

/** What the rules know of a member. */
const payerOf = (reader: Reader, userId: number): Promise<Payer> =>
  reader
    .selectFrom('users')
    .select(['age', 'needRealName', bornOfUser.as('born')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Throws 1006 for a member who may not pay at all, or not now; by diamonds the hour says nothing, as no money moves. */
export async function requireMayPay(
  reader: Reader,
  {
    userId,
    spending,
    rules,
    now,
    byCoin = false,
  }: { userId: number; spending: Spending; rules: MinorRules; now: number; byCoin?: boolean },
): Promise<void> {
  const payer = await payerOf(reader, userId);
  const allowed = byCoin ? allowedTo(payer, spending, rules, now) : refusalOf(payer, spending, rules, now);
  const refused =
    allowed !== null && typeof allowed === 'object' ? ('refused' in allowed ? allowed.refused : null) : allowed;
  if (refused !== null) throw notAllowed(refused);
}

/**
 * Fen that a person has paid in this business month over all their accounts, without one order; `open` counts what waits to be paid too. Who
 * asks goes after whoever asks for another account of the same person.
 */
async function monthFen(
  tx: Tx,
  { userId, orderId, open, now }: { userId: number; orderId: string; open: boolean; now: number },
) {
  await sql`select pg_advisory_xact_lock(hashtext('person:' || person_hash)) from real_names where user_id = ${userId}`.execute(
    tx,
  );
  const since = new Date(`${businessDate(now).slice(0, 7)}-01T00:00:00+08:00`);
  const { rows } = await sql<{ fen: number }>`select coalesce(sum(o.amount_fen), 0)::int8 as fen
    from real_names own join real_names same on same.person_hash = own.person_hash
    join orders o on o.user_id = same.user_id and o.created_at >= ${since} and o.id <> ${orderId}
      and (o.status in ('paid', 'review') or ${open} and o.status = 'pending' and o.expires_at > ${new Date(now)})
    where own.user_id = ${userId}`.execute(tx);
  return Number(rows[0]?.fen ?? 0);
}

interface Sum {
  userId: number;
  amountFen: number;
  /** The order itself; empty before there is one. */
  orderId?: string;
  now: number;
}

/** Why a sum is too much for these limits; null when it is not. */
async function tooMuch(tx: Tx, step: SpendingStep, sum: Sum & { open: boolean }): Promise<string | null> {
  const { amountFen, orderId = '' } = sum;
  if (amountFen > step.onceFen) return minorText.once(step.onceFen);
  const before = await monthFen(tx, { ...sum, orderId });
  return before + amountFen > step.monthFen ? minorText.month(step.monthFen, step.monthFen - before) : null;
}

/** Throws 1006 where a minor's order is more than they may pay at once, or in a month. Answers whether it is a minor's. */
export async function requireWithinLimits(tx: Tx, sum: Sum, spending: Spending, rules: MinorRules): Promise<boolean> {
  const allowed = allowedTo(await payerOf(tx, sum.userId), spending, rules, sum.now);
  if (allowed === null || 'refused' in allowed) return false;
  const said = await tooMuch(tx, allowed, { ...sum, open: true });
  if (said !== null) throw notAllowed(said);
  return true;
}

/** Whether money that came for an order of this payer is more than they may pay; the hour was asked when the order was opened. */
export async function isBeyondLimits(
  tx: Tx,
  payer: Payer,
  sum: Sum,
  spending: Spending,
  rules: MinorRules,
): Promise<boolean> {
  const allowed = allowedTo(payer, spending, rules, sum.now);
  if (allowed === null) return false;
  return 'refused' in allowed || (await tooMuch(tx, allowed, { ...sum, open: false })) !== null;
}

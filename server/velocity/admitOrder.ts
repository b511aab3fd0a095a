import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { velocityText } from '@server/text/velocity';
import { requireProof } from '@server/users/proof';
import { sql } from 'kysely';
import { mark } from './marks';
import type { RuleName, VelocityRule } from './rules';
import { HOUR_MS, tooOften, windowStart } from './velocity';

/** What was counted, and when one more passes again. */
interface Counted {
  seen: number;
  againAt: number;
}

interface Wish {
  userId: number;
  amountFen: number;
  /** Work the member's device has done, if it was asked for. */
  proof: string | undefined;
  now: number;
}

type Counter = (tx: Tx, wish: Wish, since: Date, hours: number) => Promise<Counted>;

/** An older account has none of it. */
const newAccountFen: Counter = async (tx, { userId, amountFen }, since, hours) => {
  const { rows } = await sql<{ fen: number; joined: Date }>`select u.created_at as joined,
      (select coalesce(sum(o.amount_fen), 0)::int8 from orders o where o.user_id = u.id and o.status <> 'closed') as fen
    from users u where u.id = ${userId} and u.created_at > ${since}`.execute(tx);
  const [found] = rows;
  if (!found) return { seen: 0, againAt: 0 };
  return { seen: Number(found.fen) + amountFen, againAt: found.joined.getTime() + hours * HOUR_MS };
};

const ordersPlaced: Counter = async (tx, { userId }, since, hours) => {
  const { rows } = await sql<{
    count: number;
    first: Date | null;
  }>`select count(*)::int8 as count, min(created_at) as first
    from orders where user_id = ${userId} and created_at > ${since}`.execute(tx);
  const { count = 0, first = null } = rows[0] ?? {};
  return { seen: Number(count) + 1, againAt: (first?.getTime() ?? 0) + hours * HOUR_MS };
};

const counters = { newAccountFen, ordersPlaced } as const satisfies Partial<Record<RuleName, Counter>>;
const words: Record<keyof typeof counters, (rule: VelocityRule, againAt: number) => string> = {
  newAccountFen: ({ hours, most }, againAt) => velocityText.newAccount(hours, most, againAt),
  ordersPlaced: (_rule, againAt) => velocityText.orders(againAt),
};

/**
 * Asks the rules before a member's order is opened; the account is locked, so no two orders count past each other. 2008 where the
 * device is to work first, 1004 with `retryAfter` where the member is to wait; what a person is to look at passes.
 */
export async function admitOrder(tx: Tx, ctx: Pick<ServerContext, 'velocity' | 'captcha'>, wish: Wish): Promise<void> {
  const { velocity } = ctx;
  const { userId, proof, now } = wish;
  for (const name of Object.keys(counters) as (keyof typeof counters)[]) {
    const rule = velocity.rules[name];
    if (rule.effect === 'off') continue;
    const { seen, againAt } = await counters[name](tx, wish, windowStart(rule, now), rule.hours);
    if (seen <= rule.most) continue;
    if (rule.effect !== 'proof' || proof === undefined) velocity.tripped(name);
    if (rule.effect === 'proof') await requireProof(tx, ctx, { subject: `order:${userId}`, proof });
    else if (rule.effect === 'person') await mark(tx, { rule: name, userId, seen, most: rule.most, now });
    else throw tooOften(words[name](rule, againAt), againAt - now);
  }
}

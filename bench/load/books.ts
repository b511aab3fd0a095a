import { checkDatabase } from '@server/db/check';
import type { Database } from '@server/db/database';
import { moneyRules } from '@server/db/moneyRules';
import { squareRules } from '@server/db/squareRules';
import { sql } from 'kysely';
import type { Answer, Ask } from './client';
import { uidOf } from './fillPeople';

/** What the buyers were told, kept beside the load. */
export interface Receipts {
  heard(ask: Ask, answer: Answer | undefined): void;
  /** Diamonds members were told they paid. */
  told(): number;
  /** Every paid purchase a member was told of, as `uid game`, with the intents that paid for it. */
  bought: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Writes down what was answered to purchases; one intent is one charge, however often it was sent. */
export function receipts(): Receipts {
  const bought = new Map<string, Set<string>>();
  const charges = new Map<string, number>();
  return {
    bought,
    told: () => [...charges.values()].reduce((sum, n) => sum + n, 0),
    heard(ask, answer) {
      const game = /\/user\/game\/download\/(\d+)$/.exec(ask.path)?.[1];
      if (game === undefined || answer?.code !== 0) return;
      const { charged } = answer.data as { charged: number };
      if (charged === 0) return;
      const intent = String(ask.form?.requestId);
      const key = `${uidOf(ask.member)} ${game}`;
      charges.set(intent, charged);
      bought.set(key, (bought.get(key) ?? new Set()).add(intent));
    },
  };
}

/** What the ledger says of all purchases so far. */
export async function takings({ db }: Database): Promise<{ purchases: number; diamonds: number }> {
  const { rows } = await sql<{ purchases: number; diamonds: number }>`select count(*)::bigint as purchases,
    coalesce(sum(e.amount), 0)::bigint as diamonds from ledger_txns t
    join ledger_entries e on e.txn_id = t.id join ledger_accounts a on a.id = e.account_id and a.code = 'sales'
    where t.kind = 'game'`.execute(db);
  return rows[0] ?? { purchases: 0, diamonds: 0 };
}

/** Purchases members were told of that the database does not have. */
async function lost({ db }: Database, bought: Receipts['bought']): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select u.uid || ' ' || p.item_id as key from purchases p
    join users u on u.id = p.user_id where p.item_kind = 'game' and p.reason = 'paid'`.execute(db);
  const had = new Set(rows.map(({ key }) => key));
  return [...bought.keys()].filter((key) => !had.has(key));
}

/** What came of checking the books. */
export interface Audit {
  rules: number;
  purchases: number;
  diamonds: number;
  seconds: number;
}

/**
 * Asks every rule of money and of the square, and compares what members were told with what the ledger took since
 * `before`. Throws if anything drifted: `exact` also when the ledger took more than was told, which only a call without an
 * answer explains.
 */
export async function audit(
  database: Database,
  before: { diamonds: number },
  { told, bought }: Pick<Receipts, 'told' | 'bought'>,
  exact: boolean,
): Promise<Audit> {
  const began = Date.now();
  const rules = [...moneyRules, ...squareRules];
  const breaches = await checkDatabase(database.db, rules);
  const now = await takings(database);
  const problems = breaches.map(({ rule, details }) => `${rule}: ${details.join('; ')}`);
  const gone = await lost(database, bought);
  if (gone.length > 0) problems.push(`acknowledged and lost: ${gone.slice(0, 5).join(', ')}`);
  const twice = [...bought].filter(([, intents]) => intents.size > 1);
  if (twice.length > 0)
    problems.push(
      `charged twice: ${twice
        .slice(0, 5)
        .map(([key]) => key)
        .join(', ')}`,
    );
  const took = now.diamonds - before.diamonds;
  if (took < told() || (exact && took !== told()))
    problems.push(`the ledger took ${took}, members were told ${told()}`);
  if (problems.length > 0) throw new Error(`The books do not balance:\n${problems.join('\n')}`);
  return { rules: rules.length, ...now, seconds: (Date.now() - began) / 1000 };
}

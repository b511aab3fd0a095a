import type { Reader, Tx } from '@server/db/database';
import { sql } from 'kysely';
import { type RuleName, ruleNames } from './rules';

/** What a rule found that a person looks at. */
export interface Found {
  rule: RuleName;
  userId: number;
  /** How much was counted, and how much passes. */
  seen: number;
  most: number;
  /** The order with which it was too much. */
  orderNo?: string;
  /** A reward that waits for the person: for whom it was to be given, and how much. */
  held?: { invitedId: number; coins: number };
  now: number;
}

/** Puts it before a person. Without a reward one open mark of a rule and a member is enough: it counts on. */
export async function mark(tx: Tx, { rule, userId, seen, most, orderNo, held, now }: Found): Promise<void> {
  const row = { rule, userId, seen, most, orderNo: orderNo ?? null, createdAt: new Date(now) };
  const added = tx
    .insertInto('velocityMarks')
    .values({ ...row, invitedId: held?.invitedId ?? null, coins: held?.coins ?? null });
  if (held) await added.onConflict((conflict) => conflict.column('invitedId').doNothing()).execute();
  else
    await added
      .onConflict((conflict) =>
        conflict
          .columns(['rule', 'userId'])
          .where(sql<boolean>`state = 'open' and invited_id is null`)
          .doUpdateSet({ seen: sql`greatest(velocity_marks.seen, excluded.seen)`, orderNo: orderNo ?? null }),
      )
      .execute();
}

/** How many marks wait for a person, by rule; a rule without any is a nought. */
export async function countMarks(reader: Reader): Promise<Map<RuleName, number>> {
  const rows = await reader
    .selectFrom('velocityMarks')
    .select((eb) => ['rule', eb.fn.countAll<number>().as('count')])
    .where(sql<boolean>`state = 'open'`)
    .groupBy('rule')
    .execute();
  return new Map(ruleNames.map((name) => [name, rows.find(({ rule }) => rule === name)?.count ?? 0]));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabase } from './check';
import type { Db, Reader } from './database';
import { rules } from './rules';

/** A rule as it was last asked; `brokenSince` is null while it holds. */
export interface CheckedRule {
  rule: string;
  checkedAt: Date;
  brokenSince: Date | null;
}

/** Asks every rule of db:check and writes down what it says. */
export async function checkRules(db: Db, now: number): Promise<void> {
  const checkedAt = new Date(now);
  for (const { name, breaches } of rules) {
    const isBroken = (await checkDatabase(db, [{ name, breaches }])).length > 0;
    await db
      .insertInto('checkedRules')
      .values({ rule: name, checkedAt, brokenSince: isBroken ? checkedAt : null })
      .onConflict((conflict) =>
        conflict.column('rule').doUpdateSet((eb) => ({
          checkedAt,
          brokenSince: isBroken ? eb.fn.coalesce('checkedRules.brokenSince', eb.val(checkedAt)) : null,
        })),
      )
      .execute();
    // Between two rules others have their turn: the embedded engine has one session.
    await sleep(0);
  }
  await db.deleteFrom('checkedRules').where('checkedAt', '<', checkedAt).execute();
}

/** What the rules last said; nothing before they were asked. */
export const checkedRules = (reader: Reader): Promise<CheckedRule[]> =>
  reader.selectFrom('checkedRules').selectAll().orderBy('rule').execute();

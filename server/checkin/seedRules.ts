import type { Tx } from '@server/db/database';

/** The house rules of check-in and invitations (contract 3), once: what an operator changed or took away stays so. */
export async function seedCheckinRules(tx: Tx): Promise<void> {
  await tx
    .insertInto('inviteRules')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('checkinRules')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await tx
    .insertInto('checkinMilestones')
    .values([
      { days: 14, coins: 10 },
      { days: 30, coins: 30 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { signDays } from '@server/testing/checkin';
import { makeMember, NOON } from '@server/testing/members';
import { withTestDatabase } from '@server/testing/testDatabase';
import { insertSigned, signedOn } from './seedCheckins';

const test = withTestDatabase();
const DAY_MS = 86_400_000;

/** All that signing leaves of a member, without the ids it went by. */
async function tracesOf(userId: number) {
  const { db } = test;
  const own = ['checkins', 'checkinBonuses', 'taskMarks'] as const;
  const rows = await Promise.all(
    own.map((table) => db.selectFrom(table).selectAll().where('userId', '=', userId).orderBy('day').execute()),
  );
  const ledger = await db
    .selectFrom('ledgerEntries as e')
    .innerJoin('ledgerAccounts as a', 'a.id', 'e.accountId')
    .innerJoin('ledgerTxns as t', 't.id', 'e.txnId')
    .select(['t.kind', 't.ref', 't.title', 'e.amount', 'e.balanceAfter', 'e.createdAt'])
    .where('a.userId', '=', userId)
    .orderBy('e.id')
    .execute();
  return {
    rows: rows.flat().map((row) => ({ ...row, userId: 0, requestId: '' })),
    ledger: ledger.map((line) => ({ ...line, ref: line.ref.replace(`${userId}:`, '') })),
  };
}

describe('days the demo signed at once', () => {
  it('leave what signing day by day leaves: rows, milestones, ledger lines in order, balances', async () => {
    const [seeded, signed] = [await makeMember(test.db), await makeMember(test.db)];
    const runs = [33, 32, 30, ...Array.from({ length: 16 }, (_, n) => 20 - n), 2, 1, 0];
    const last = NOON + 33 * DAY_MS;
    await withTx(test.db, (tx) => insertSigned(tx, signedOn(seeded, runs, last)));
    await signDays(
      test.db,
      signed,
      runs.map((before) => 33 - before),
    );
    const traces = await tracesOf(seeded);
    expect(traces).toEqual(await tracesOf(signed));
    expect(traces.ledger.at(-1)?.balanceAfter).toBeGreaterThan(50);
    expect(await checkDatabase(test.db)).toEqual([]);
  });
});

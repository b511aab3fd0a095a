import { businessDate, daysAfter } from '@server/businessDay';
import type { ServerContext } from '@server/context';
import type { Db } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { keepStatement, lockDay } from './putStatement';

/** Providers have the account of a day by ten in the morning of the next; days before that were missed for as long are fetched too. */
const DAYS_BACK = 3;

const isKept = async (db: Pick<Db, 'selectFrom'>, payType: string, day: string) =>
  (await db
    .selectFrom('statements')
    .select('id')
    .where('payType', '=', payType)
    .where('day', '=', day)
    .executeTakeFirst()) !== undefined;

/**
 * Fetches the providers' accounts of the last days and holds them against what is known, each once; one that somebody has put at the
 * desk stays. Answers how many came; throws at the end what failed, which is asked for again.
 */
export async function fetchStatements({ database: { db }, payments }: ServerContext, now: number): Promise<number> {
  const failed: unknown[] = [];
  let fetched = 0;
  const ways = payments.flatMap((provider) => provider.payTypes.map((payType) => ({ provider, payType })));
  for (const { provider, payType } of ways)
    for (let back = 1; back <= DAYS_BACK; back += 1) {
      const day = daysAfter(businessDate(now), -back);
      if (await isKept(db, payType, day)) continue;
      try {
        const lines = await provider.statement(payType, day);
        if (lines === null) continue;
        const fileName = `${provider.name}_${day}`;
        await withTx(db, async (tx) => {
          await lockDay(tx, { payType, day });
          if (await isKept(tx, payType, day)) return;
          await keepStatement(tx, { payType, day, fileName }, lines, { staffId: null, now });
          fetched += 1;
        });
      } catch (error) {
        failed.push(error);
      }
    }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} statements could not be fetched`);
  return fetched;
}

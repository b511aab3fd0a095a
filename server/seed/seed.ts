import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { sql } from 'kysely';
import { seedHouse } from './seedHouse';

/** One number for all processes: the first one seeds, the others wait and find it done. */
const LOCK_KEY = 7_261_945;

/** Fills an empty database, all or nothing; answers whether the demo was put in now. */
export async function seed(ctx: ServerContext): Promise<boolean> {
  return withTx(ctx.database.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx);
    const used =
      (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) ??
      (await tx.selectFrom('games').select('id').limit(1).executeTakeFirst());
    if (ctx.demo === null || ctx.config.seed === 'none' || used !== undefined) {
      await seedHouse(tx, ctx.config.appId);
      return false;
    }
    await ctx.demo.seed(tx, ctx);
    return true;
  });
}

import { buildApp } from '@server/app';
import { accessRows } from '@server/testing/access/rows';
import type { World } from '@server/testing/access/world';
import { servedCalls } from '@server/testing/servedCalls';
import { speakTo, type TestServer } from '@server/testing/testServer';
import type { Call } from '@/contract/call';
import { watchQueries } from './watchQueries';

/** Everything that guest and member ask of the database, call by call; what ends the account or the session apart. */
export async function askedByCalls(server: TestServer, world: World): Promise<Map<string, readonly unknown[]>> {
  const { db, asked } = watchQueries(server.ctx.database.db);
  const app = await buildApp({ ...server.ctx, database: { ...server.ctx.database, db, reads: db } });
  for (const who of [null, world.owner])
    for (const [name, call] of servedCalls)
      if (!/^(delete|logout)/.test(name))
        await speakTo(app).ask(call as Call, accessRows[name]?.input?.(world) ?? {}, who);
  await app.close();
  return asked;
}

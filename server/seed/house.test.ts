import type { Tx } from '@server/db/database';
import { makeGame } from '@server/testing/games';
import { testDemo } from '@server/testing/testDemo';
import { testContext, withTestServer } from '@server/testing/testServer';
import { gameCalls } from '@/contract/calls/game';
import { moneyCalls } from '@/contract/calls/money';
import { squareCalls } from '@/contract/calls/square';
import { supportCalls } from '@/contract/calls/support';
import { seed } from './seed';

const server = withTestServer();

describe('a new server without the demo (SEED=none)', () => {
  it('sells diamonds and VIP, knows its limits and hours, and holds nobody and no game', async () => {
    const ctx = testContext(server.ctx.database, { SEED: 'none' });
    expect(await seed(ctx)).toBe(false);
    expect(await seed(ctx)).toBe(false);
    expect((await server.get(moneyCalls.coinProducts, {})).products).toHaveLength(5);
    expect((await server.get(squareCalls.squareConfig, {})).records.length).toBeGreaterThan(5);
    expect((await server.get(supportCalls.kefu, {})).hours).toContain('北京时间');
    expect(await server.get(gameCalls.gameList, {})).toMatchObject({ records: [], total: 0, hasMore: false });
    const { n } = await server.ctx.database.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(0);
  });
});

describe('two servers that start at once on an empty database', () => {
  it('fill it once', async () => {
    const fill = async (tx: Tx) => void (await makeGame(tx));
    const ctx = testContext(server.ctx.database, {}, () => testDemo({ seed: fill }));
    const [first, second] =
      ctx.database.engine === 'postgres'
        ? await Promise.all([seed(ctx), seed(ctx)])
        : // The embedded engine has one process and one session: the second start comes after the first.
          [await seed(ctx), await seed(ctx)];
    expect([first, second].sort()).toEqual([false, true]);
    expect((await server.get(gameCalls.gameList, {})).total).toBe(1);
  });
});

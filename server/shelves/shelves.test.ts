import { withTx } from '@server/db/tx';
import { stageBalance } from '@server/money/stage';
import { makeGame } from '@server/testing/games';
import { NOON } from '@server/testing/members';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { gameCalls } from '@/contract/calls/game';
import type { Shelf } from '@/contract/calls/review';
import { reviewCalls } from '@/contract/calls/review';

const server = withTestServer();
const db = () => server.ctx.database.db;
const paid = { onlineType: 1, buyAmount: 18 };

let me: TestMember;
beforeEach(async () => {
  me = await newMember(server);
  await withTx(db(), (tx) => stageBalance(tx, { userId: me.id, coins: 900, ids: server.ctx.ids, now: NOON }));
});

const get = (id: number) => server.get(gameCalls.download, { id, platformType: 1 }, me);
const shelf = (kind: Shelf) => server.get(reviewCalls.ownGames, { shelf: kind }, me);
const names = async (kind: Shelf) => (await shelf(kind)).records.map(({ name }) => name);
const counts = () => server.get(reviewCalls.shelfCounts, {}, me);
/** A new version of a game, in its packages too. */
async function renew(id: number, version: string): Promise<void> {
  const changelog = JSON.stringify([{ version, time: null, lines: ['新的海域'] }]);
  await db().updateTable('games').set({ version, changelog }).where('id', '=', id).execute();
  await db().updateTable('gamePackages').set({ version }).where('gameId', '=', id).execute();
}

describe('a member’s games', () => {
  it('are what was bought, what was downloaded and what is wished for, each counted', async () => {
    const [bought, free, wished] = [
      await makeGame(db(), { name: '买的', ...paid }),
      await makeGame(db(), { name: '免费的' }),
      await makeGame(db(), { name: '想玩的', ...paid }),
    ];
    await get(bought);
    server.ctx.clock.runAhead(1_000);
    await get(free);
    await get(free);
    await server.get(reviewCalls.wishGame, { id: wished }, me);
    expect([await names('owned'), await names('downloaded'), await names('wished')]).toEqual([
      ['买的'],
      ['免费的', '买的'],
      ['想玩的'],
    ]);
    expect((await shelf('owned')).records).toMatchObject([
      { owned: true, bought: { price: 18 }, last: { version: '1.4.2', platformType: 1 }, hasUpdate: false },
    ]);
    expect((await shelf('downloaded')).records[0]).toMatchObject({ bought: null });
    expect(await counts()).toMatchObject({
      owned: 1,
      downloaded: 2,
      wished: 1,
      updates: 0,
      bytes: 2_000_000,
      spent: 18,
    });
    const other = await newMember(server);
    expect(await server.get(reviewCalls.shelfCounts, {}, other)).toMatchObject({ owned: 0, downloaded: 0, wished: 0 });
  });

  it('with a newer version stand first, until that is downloaded', async () => {
    const [old, latest] = [await makeGame(db(), { name: '旧' }), await makeGame(db(), { name: '新' })];
    await get(old);
    server.ctx.clock.runAhead(1_000);
    await get(latest);
    expect(await names('downloaded')).toEqual(['新', '旧']);
    await renew(old, '2.0');
    expect(await names('downloaded')).toEqual(['旧', '新']);
    expect((await shelf('downloaded')).records[0]).toMatchObject({ hasUpdate: true, version: '2.0', news: '新的海域' });
    expect((await counts()).updates).toBe(1);
    server.ctx.clock.runAhead(1_000);
    await get(old);
    expect((await counts()).updates).toBe(0);
  });

  it('that were downloaded before versions were written down claim no update', async () => {
    const id = await makeGame(db());
    await get(id);
    await db().updateTable('gameDownloads').set({ version: '' }).execute();
    await renew(id, '2.0');
    expect((await shelf('downloaded')).records).toMatchObject([{ hasUpdate: false, last: { version: '' } }]);
  });

  it('go on page by page, each once', async () => {
    for (let n = 0; n < 5; n += 1) await get(await makeGame(db(), { name: `第${n}` }));
    const seen: string[] = [];
    let lastId: number | null | undefined;
    for (let currentPage = 1; currentPage < 9; currentPage += 1) {
      const page = await server.get(
        reviewCalls.ownGames,
        { shelf: 'downloaded', currentPage, pageSize: 2, ...(lastId != null && { lastId }) },
        me,
      );
      seen.push(...page.records.map(({ name }) => name));
      lastId = page.lastId;
      if (!page.hasMore) break;
    }
    expect(seen).toEqual(['第4', '第3', '第2', '第1', '第0']);
  });
});

describe('wishes', () => {
  it('put first what became cheaper, and say what it cost then', async () => {
    const [cheaper, later] = [
      await makeGame(db(), { name: '降价的', ...paid }),
      await makeGame(db(), { name: '后加的', ...paid }),
    ];
    await server.get(reviewCalls.wishGame, { id: cheaper }, me);
    server.ctx.clock.runAhead(1_000);
    await server.get(reviewCalls.wishGame, { id: later }, me);
    expect(await names('wished')).toEqual(['后加的', '降价的']);
    await db().updateTable('games').set({ buyAmount: 10 }).where('id', '=', cheaper).execute();
    // Wishing again is no new wish: the old price stays.
    await server.get(reviewCalls.wishGame, { id: cheaper }, me);
    expect((await shelf('wished')).records[0]).toMatchObject({ name: '降价的', buyAmount: 10, wish: { price: 18 } });
  });

  it('end with the purchase, and can be taken back', async () => {
    const [one, two] = [await makeGame(db(), { name: '一', ...paid }), await makeGame(db(), { name: '二', ...paid })];
    for (const id of [one, two]) await server.get(reviewCalls.wishGame, { id }, me);
    await get(one);
    expect([await names('wished'), (await counts()).wished]).toEqual([['二'], 1]);
    await server.get(reviewCalls.unwishGame, { id: two }, me);
    expect(await server.get(reviewCalls.standing, { id: two }, me)).toMatchObject({ wished: false });
    expect((await counts()).wished).toBe(0);
  });
});

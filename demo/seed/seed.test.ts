import { demoAccounts } from '@demo/content/demoAccounts';
import { demoContext, withDemoServer } from '@demo/testing/demoServer';
import { checkDatabase } from '@server/db/check';
import { parseMediaPath } from '@server/media/kinds';
import { seed } from '@server/seed/seed';
import { readablePhones } from '@server/testing/readablePhones';
import { smsCodeFor } from '@server/testing/visitors';
import { letterPictureFiles } from '@server/uploads/store';
import { sql } from 'kysely';
import sharp from 'sharp';
import { demoCalls } from '@/contract/calls/demo';
import { gameCalls } from '@/contract/calls/game';
import { homeCalls } from '@/contract/calls/home';
import { moneyCalls } from '@/contract/calls/money';
import { platformCalls } from '@/contract/calls/platform';
import { reviewCalls } from '@/contract/calls/review';
import { searchCalls } from '@/contract/calls/search';
import { squareCalls } from '@/contract/calls/square';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';

const server = withDemoServer();
const db = () => server.ctx.database.db;

describe('a new server with the demo', () => {
  it('has screenshots in its letters on which something is to be seen', async () => {
    const rows = await db().selectFrom('letterPictures').select('storageKey').execute();
    expect(rows.length).toBeGreaterThan(1);
    for (const { storageKey } of rows) {
      const { channels } = await sharp(await letterPictureFiles(server.ctx.files).bytes(storageKey)).stats();
      // One colour all over has none.
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10);
    }
  });

  it.each(demoAccounts)(
    'lets $loginName in, by password and by phone, with what the demo says of it',
    async (account) => {
      const { loginName, password, coins, owned, vip, phone = '' } = account;
      const me = await server.get(userCalls.login, { loginName, password });
      const status = await server.get(statusCalls.me, { uid: me.uid }, me);
      expect(status.coinNum).toBe(coins);
      expect(status.levelType).toBe(vip && vip.expiresBefore < 0 ? 1 : 0);
      expect(status.badges?.length).toBe(vip ? 1 : 0);
      const code = await smsCodeFor(server, phone, 'login');
      expect(await server.get(userCalls.loginPhoneWithoutRegister, { phone, code })).toMatchObject({ uid: me.uid });
      const mine = (await server.get(reviewCalls.ownGames, {}, me)).records.map(({ name }) => name);
      const paid = (await server.get(gameCalls.gameList, { pageSize: 99 })).records.filter(
        ({ onlineType }) => onlineType !== 0,
      );
      const names = owned.map(([name]) => name);
      expect(mine.sort()).toEqual(names.filter((name) => paid.some((game) => game.name === name)).sort());
    },
  );

  it('keeps every rule of the ledger, and no phone that a dump would show', async () => {
    expect(await checkDatabase(db())).toEqual([]);
    expect(await readablePhones(db())).toEqual([]);
  });

  it('has a home page whose pictures exist and whose rails are filled', async () => {
    const feed = await server.get(homeCalls.homeFeed, {});
    expect(feed.banners?.length).toBeGreaterThanOrEqual(3);
    for (const { image } of feed.banners ?? []) expect(parseMediaPath(image)).toBeDefined();
    expect(feed.sections?.map(({ type }) => type)).toEqual([
      'todayStory',
      'pickLists',
      'newGifts',
      'hotGames',
      'continueReading',
      'updatedBooks',
      'limitedFree',
      'squarePosts',
      'welfareFilms',
      'newGames',
      'freeGames',
      'vipGames',
    ]);
    for (const { type, items } of feed.sections ?? []) {
      // Where somebody reads on only the client knows; of stories there is one a day.
      if (type !== 'continueReading') expect(items?.length).toBeGreaterThanOrEqual(type === 'todayStory' ? 1 : 2);
    }
  });

  it('has a shop, a bulletin, tags and words', async () => {
    expect((await server.get(moneyCalls.coinProducts, {})).products).toHaveLength(5);
    expect((await server.get(moneyCalls.vipConfig, {})).plans).toHaveLength(3);
    expect(await server.get(platformCalls.bulletin, { posType: 1 })).not.toBeNull();
    expect((await server.get(squareCalls.tagList, {})).length).toBeGreaterThan(5);
    expect((await server.get(squareCalls.sensitiveWords, {})).records.length).toBeGreaterThan(5);
  });

  it('has a square people have written in, of the last sixty days and none of tomorrow', async () => {
    const now = server.ctx.clock.now();
    const first = await server.get(squareCalls.postList, { pageSize: 99 });
    expect(first.total).toBeGreaterThan(150);
    expect(first.records.slice(0, 3).every(({ pinned }) => pinned)).toBe(true);
    for (const { createTime, images = [] } of first.records) {
      expect(createTime).toBeLessThan(now);
      expect(createTime).toBeGreaterThan(now - 61 * 86_400_000);
      for (const { url } of images) expect(parseMediaPath(url)).toBeDefined();
    }
    const { rows } = await sql<{ n: number; early: number }>`select count(*) as n,
      count(*) filter (where c.created_at < p.created_at or c.created_at > ${new Date(now)}) as early
      from comments c join posts p on p.id = c.post_id`.execute(db());
    expect(rows[0]?.n).toBeGreaterThanOrEqual(500);
    expect(rows[0]?.early).toBe(0);
    expect((await server.get(searchCalls.hotSearches, {})).length).toBe(10);
    const found = await server.get(searchCalls.search, { kind: 'post', keyword: '猫岛' });
    expect(found.records.length).toBeGreaterThan(1);
  });

  it('goes on with free ids after what the demo brought', async () => {
    const names = { loginName: 'newcomer', password: 'passw0rd' };
    expect(await server.ask(userCalls.registerWithName, names)).toMatchObject({ code: 0 });
  });

  it('is left alone by the next start', async () => {
    await db().updateTable('games').set({ name: '改过的名字' }).where('id', '=', 1).execute();
    await db().deleteFrom('squareConfig').where('key', '<>', 'maxImages').execute();
    expect(await seed(demoContext(server.ctx.database))).toBe(false);
    const game = await server.get(gameCalls.gameDetail, { appID: '1' });
    expect(game.name).toBe('改过的名字');
  });
});

describe('the demo, run by hand (DEMO_MODE)', () => {
  it.each([
    ['member', 0, 1280],
    ['poor', 0, 3],
    ['vip', 1, 560],
    ['expired', 0, 96],
  ] as const)('signs in as %s', async (persona, levelType, coinNum) => {
    const me = await server.get(demoCalls.demoLogin, { persona });
    expect(await server.get(statusCalls.me, { uid: me.uid }, me)).toMatchObject({ levelType, coinNum });
  });

  it('goes back to its first state, ledger and all', async () => {
    const me = await server.get(demoCalls.demoLogin, { persona: 'member' });
    await server.get(gameCalls.download, { id: 1, platformType: 1 }, me);
    await server.get(demoCalls.demoReset, {});
    expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: 2 });
    const again = await server.get(demoCalls.demoLogin, { persona: 'member' });
    expect(await server.get(statusCalls.me, { uid: again.uid }, again)).toMatchObject({ coinNum: 1280 });
    expect(await checkDatabase(db())).toEqual([]);
    expect(again.uid).toBe(me.uid);
  });
});

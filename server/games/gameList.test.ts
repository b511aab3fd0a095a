import { makeGame } from '@server/testing/games';
import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import { gameCalls } from '@/contract/calls/game';
import { code } from '@/contract/codes';
import { remakeCharts } from './charts';

const server = withTestServer();
const db = () => server.ctx.database.db;
const DAY_MS = 86_400_000;

/** Six games whose orders by place, age and downloads differ. */
async function shelf(): Promise<void> {
  const rows = [
    { name: '甲', hot: 5, age: 3, buyAmount: 10, onlineType: 1, vipFree: true },
    { name: '乙', hot: 50, age: 2, types: ['puzzle'], tags: ['安静'] },
    { name: '丙', hot: 40, age: 6, platforms: [1 as const] },
    { name: '丁', hot: 10, age: 1, buyAmount: 8, onlineType: 1, vipFree: false },
    { name: '戊100%', hot: 30, age: 5, types: ['puzzle'], platforms: [2 as const] },
    { name: '己', hot: 20, age: 4, status: 'off' as const },
  ];
  for (const [sort, { age, ...row }] of rows.entries()) {
    await makeGame(db(), { ...row, sort, publishedAt: new Date(NOON - age * DAY_MS) });
  }
}

const names = async (input: Parameters<typeof server.get<typeof gameCalls.gameList>>[1] = {}) =>
  (await server.get(gameCalls.gameList, input)).records.map(({ name }) => name[0]).join('');

describe('the list of games', () => {
  beforeEach(shelf);

  it('keeps the order of the operator, and boards their own', async () => {
    expect(await names()).toBe('甲乙丙丁戊');
    expect(await names({ sort: 'new' })).toBe('丁乙甲戊丙');
    expect(await names({ sort: 'hot' })).toBe('乙丙戊丁甲');
    expect(await names({ sort: 'free' })).toBe('乙丙戊');
    expect(await names({ sort: 'vip' })).toBe('甲');
  });

  it('narrows by type, platform and words, and takes an unknown type for all', async () => {
    await db().insertInto('gameTypes').values({ type: 'puzzle', name: '益智' }).execute();
    expect(await names({ type: 'puzzle' })).toBe('乙戊');
    expect(await names({ type: 'ios' })).toBe('甲乙丁戊');
    expect(await names({ type: 'android', platformType: 2 })).toBe('甲乙丁');
    expect(await names({ type: 'nonsense' })).toBe('甲乙丙丁戊');
    expect(await names({ keyword: '安静' })).toBe('乙');
    expect(await names({ keyword: '%' })).toBe('戊');
    expect(await names({ keyword: "'; drop table games; --" })).toBe('');
  });

  it('hands on pages whose rows neither repeat nor vanish while games are added and downloaded', async () => {
    for (const sort of [undefined, 'new', 'hot'] as const) {
      const first = await server.get(gameCalls.gameList, { sort, pageSize: 2 });
      await makeGame(db(), { name: '新', sort: -1, hot: 99, publishedAt: new Date(NOON + DAY_MS) });
      await db().updateTable('games').set({ downloadCount: 1000 }).where('name', '=', '甲').execute();
      const seen = first.records.map(({ name }) => name);
      let { lastId, hasMore } = first;
      for (let currentPage = 2; hasMore; currentPage += 1) {
        const asOf = first.asOf ?? undefined;
        const page = await server.get(gameCalls.gameList, {
          sort,
          pageSize: 2,
          currentPage,
          lastId: lastId ?? undefined,
          asOf,
        });
        expect(page.total).toBe(first.total);
        seen.push(...page.records.map(({ name }) => name));
        ({ lastId, hasMore } = page);
      }
      expect(seen).toHaveLength(first.total ?? 0);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.slice(0, 5).includes('新')).toBe(false);
      await db().updateTable('games').set({ status: 'off' }).where('name', '=', '新').execute();
    }
  });

  it('moves the charts only when they are made anew', async () => {
    await db().updateTable('games').set({ downloadCount: 1000 }).where('name', '=', '甲').execute();
    expect(await names({ sort: 'hot' })).toBe('乙丙戊丁甲');
    await remakeCharts(db());
    expect((await names({ sort: 'hot' }))[0]).toBe('甲');
  });

  it('has no more after the last row, and nothing beyond the window', async () => {
    expect(await server.get(gameCalls.gameList, { pageSize: 5 })).toMatchObject({ total: 5, hasMore: false });
    expect(await server.get(gameCalls.gameList, { currentPage: 3 })).toMatchObject({ records: [], hasMore: false });
    expect(await server.get(gameCalls.gameList, { currentPage: 5000, pageSize: 99 })).toMatchObject({ records: [] });
  });
});

describe('the page of a game', () => {
  it('shows what the catalogue holds, also off the shelf', async () => {
    const id = await makeGame(db(), { name: '己', status: 'off', intro: '<p>好玩</p>', screenshots: ['/a.svg'] });
    const detail = await server.get(gameCalls.gameDetail, { appID: String(id) });
    expect(detail).toMatchObject({ appID: String(id), status: 'off', intro: '<p>好玩</p>', screenshots: ['/a.svg'] });
    expect(detail.packages).toMatchObject([{ platformType: 1 }, { platformType: 2 }]);
  });

  it.each(['999', 'abc', '1.5', '-1', '99999999999999999999'])('answers 1002 for %s', async (appID) => {
    expect(await server.ask(gameCalls.gameDetail, { appID })).toMatchObject({ code: code.notFound });
  });
});

describe('gift packs of a game', () => {
  it('stand where the member, the stock and the time put them', async () => {
    const gameId = await makeGame(db());
    const at = (days: number) => new Date(NOON + days * DAY_MS);
    const pack = {
      gameId,
      items: JSON.stringify([{ name: '金币', count: 3 }]),
      total: 9,
      remaining: 9,
      redeemEnd: null,
    };
    const window = { claimStart: at(-1), claimEnd: at(1) };
    await db()
      .insertInto('giftPacks')
      .values([
        { ...pack, ...window, name: '开放', sort: 1 },
        { ...pack, ...window, name: '抢完', sort: 2, remaining: 0 },
        { ...pack, ...window, name: '未到', sort: 3, claimStart: at(1) },
        { ...pack, ...window, name: '已过', sort: 4, claimEnd: at(-1) },
        { ...pack, ...window, name: '会员', sort: 5, condition: 'vip' as const },
        { ...pack, ...window, name: '签到', sort: 6, condition: 'checkin' as const, conditionValue: 7 },
        { ...pack, ...window, name: '领过', sort: 7, remaining: 0 },
      ])
      .execute();
    const me = await registerMember(server);
    const user = await db().selectFrom('users').select('id').where('uid', '=', me.uid).executeTakeFirstOrThrow();
    const claim = { giftId: 7, code: 'AAAA-BBBB', requestId: 'r', claimedAt: at(0) };
    await db()
      .insertInto('giftCodes')
      .values({ ...claim, userId: user.id })
      .execute();

    const packs = await server.get(gameCalls.gameGifts, { appID: String(gameId) }, me);
    expect(packs.map(({ name, state }) => `${name} ${state}`)).toEqual([
      '开放 open',
      '抢完 soldOut',
      '未到 notStarted',
      '已过 ended',
      '会员 conditionNotMet',
      '签到 conditionNotMet',
      '领过 claimed',
    ]);
    expect(packs[5]?.condition).toBe('累计签到 7 天可领');
    expect(packs[6]?.code).toBe('AAAA-BBBB');
    const asGuest = await server.get(gameCalls.gameGifts, { appID: String(gameId) });
    expect(asGuest[6]).toMatchObject({ state: 'soldOut', code: null });
  });
});

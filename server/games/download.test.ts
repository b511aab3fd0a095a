import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { stageBalance, stageVip } from '@server/money/stage';
import { makeGame } from '@server/testing/games';
import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import type { Account } from '@/contract/account';
import { gameCalls } from '@/contract/calls/game';
import { moneyCalls } from '@/contract/calls/money';
import { reviewCalls } from '@/contract/calls/review';
import { remakeCharts } from './charts';

const server = withTestServer();
const db = () => server.ctx.database.db;
const requestId = (n = 1) => `00000000-0000-4000-8000-00000000000${n}`;

const paid = { onlineType: 1, buyAmount: 18, vipFree: true };
let me: Account;
let userId: number;

beforeEach(async () => {
  me = await registerMember(server);
  const user = await db().selectFrom('users').select('id').where('uid', '=', me.uid).executeTakeFirstOrThrow();
  userId = user.id;
});

const setCoins = (coins: number) =>
  withTx(db(), (tx) => stageBalance(tx, { userId, coins, ids: server.ctx.ids, now: NOON }));
const downloads = () => db().selectFrom('gameDownloads').select('via').orderBy('id').execute();

describe('downloading a game (spec 4, E1–E3)', () => {
  it('E1: is free for everybody, guests too, where the game is', async () => {
    const id = await makeGame(db());
    const guest = await server.get(gameCalls.download, { id, platformType: 1 });
    expect(guest).toMatchObject({ fileName: '云端猫岛-1.4.2.apk', charged: 0, balanceAfter: null });
    const member = await server.get(gameCalls.download, { id, platformType: 2 }, me);
    expect(member).toMatchObject({ fileName: '云端猫岛-1.4.2.ipa', charged: 0, balanceAfter: 20 });
    expect(await downloads()).toEqual([{ via: 'free' }, { via: 'free' }]);
    const { downloadCount } = await server.get(gameCalls.gameDetail, { appID: String(id) });
    expect(downloadCount).toBe(2);
  });

  it('E1: sends a guest who wants a paid one to log in', async () => {
    const id = await makeGame(db(), paid);
    expect(await server.ask(gameCalls.download, { id, platformType: 1 })).toMatchObject({ code: 2 });
    expect(await downloads()).toEqual([]);
  });

  it('E3: charges the price once; the game is owned from then on', async () => {
    const id = await makeGame(db(), paid);
    const wish = { id, platformType: 1, requestId: requestId(), expectPrice: 18 } as const;
    expect(await server.get(gameCalls.download, wish, me)).toMatchObject({
      charged: 18,
      balanceAfter: 2,
      repeated: false,
    });
    expect(await server.get(gameCalls.download, wish, me)).toMatchObject({
      charged: 18,
      balanceAfter: 2,
      repeated: true,
    });
    const later = { ...wish, requestId: requestId(2) };
    expect(await server.get(gameCalls.download, later, me)).toMatchObject({ charged: 0, balanceAfter: 2 });
    expect(await downloads()).toEqual([{ via: 'paid' }, { via: 'owned' }]);
    expect((await server.get(gameCalls.gameDetail, { appID: String(id) }, me)).owned).toBe(true);
    expect((await server.get(reviewCalls.ownGames, {}, me)).records).toMatchObject([{ id, owned: true }]);
  });

  it('E3: charges twenty confirms at once a single time', async () => {
    const id = await makeGame(db(), paid);
    const wish = { id, platformType: 1, expectPrice: 18 } as const;
    const all = Array.from({ length: 20 }, (_, n) =>
      server.get(gameCalls.download, { ...wish, requestId: n % 2 ? requestId(n % 9) : undefined }, me),
    );
    for (const { balanceAfter } of await Promise.all(all)) expect(balanceAfter).toBe(2);
    const { records } = await server.get(moneyCalls.ledger, { uid: me.uid, kind: 'out' }, me);
    expect(records).toMatchObject([{ delta: -18, balanceAfter: 2 }]);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('E1: refuses too few diamonds and a price that has changed, and charges nothing', async () => {
    const id = await makeGame(db(), paid);
    await setCoins(17);
    const asked = (expectPrice: number) => server.ask(gameCalls.download, { id, platformType: 1, expectPrice }, me);
    expect(await asked(18)).toMatchObject({ code: 3001, data: { balance: 17, price: 18 } });
    expect(await asked(12)).toMatchObject({ code: 3006, data: { price: 18 } });
    expect(await downloads()).toEqual([]);
  });

  it('costs a VIP member nothing while VIP runs, and the price a millisecond later', async () => {
    const id = await makeGame(db(), paid);
    await withTx(db(), (tx) => stageVip(tx, { userId, expTime: NOON + 1, ids: server.ctx.ids }));
    expect(await server.get(gameCalls.download, { id, platformType: 1, expectPrice: 18 }, me)).toMatchObject({
      charged: 0,
    });
    expect(await downloads()).toEqual([{ via: 'vip' }]);
    server.ctx.clock.runAhead(1);
    expect(await server.get(gameCalls.download, { id, platformType: 1, expectPrice: 18 }, me)).toMatchObject({
      charged: 18,
    });
  });

  it('charges VIP members for a game that VIP does not include', async () => {
    const id = await makeGame(db(), { ...paid, vipFree: false });
    await withTx(db(), (tx) => stageVip(tx, { userId, expTime: NOON + 1000, ids: server.ctx.ids }));
    expect(await server.get(gameCalls.download, { id, platformType: 1 }, me)).toMatchObject({ charged: 18 });
  });

  it('refuses a platform it is not made for before it charges, and a game nobody has', async () => {
    const id = await makeGame(db(), { ...paid, platforms: [1] });
    expect(await server.ask(gameCalls.download, { id, platformType: 2 }, me)).toMatchObject({ code: 1002 });
    expect(await server.ask(gameCalls.download, { id: 999, platformType: 1 }, me)).toMatchObject({ code: 1002 });
    expect((await server.get(moneyCalls.ledger, { uid: me.uid, kind: 'out' }, me)).records).toEqual([]);
  });

  it('goes on off the shelf for those who bought it, and for nobody else', async () => {
    const id = await makeGame(db(), paid);
    await server.get(gameCalls.download, { id, platformType: 1 }, me);
    await db().updateTable('games').set({ status: 'off' }).execute();
    expect(await server.ask(gameCalls.download, { id, platformType: 1 }, me)).toMatchObject({ code: 0 });
    const other = await registerMember(server);
    expect(await server.ask(gameCalls.download, { id, platformType: 1 }, other)).toMatchObject({ code: 1006 });
    expect(await server.ask(gameCalls.download, { id, platformType: 1 })).toMatchObject({ code: 1006 });
    expect((await server.get(reviewCalls.ownGames, {}, me)).records).toMatchObject([{ id, status: 'off' }]);
  });

  it('knows two platforms', async () => {
    const response = await server.raw({
      method: 'POST',
      url: '/api/user/game/download/1',
      payload: { platformType: 3 },
    });
    expect(response.json()).toMatchObject({ code: 1001, data: { field: 'platformType' } });
  });
});

describe('the count that leads the charts', () => {
  const from = (remoteAddress: string, id: number, deviceID?: string) =>
    server.raw({
      method: 'POST',
      url: `/api/user/game/download/${id}`,
      remoteAddress,
      payload: { platformType: 1, ...(deviceID && { deviceID }) },
    });
  const countOf = async (id: number) => {
    await remakeCharts(db());
    const row = await db().selectFrom('games').select(['downloadCount', 'hot']).where('id', '=', id).executeTakeFirst();
    expect(row?.hot).toBe(row?.downloadCount);
    return row?.downloadCount;
  };

  it.each([
    ['150 devices of one address', (n: number) => ['10.0.0.1', `device-${n}`] as const, 3],
    ['one device', () => ['10.0.0.1', 'device-1'] as const, 1],
    ['one address that names no device', () => ['10.0.0.1', undefined] as const, 1],
    ['150 devices of an IPv6 line', (n: number) => [`2001:db8:7:${n.toString(16)}::1`, `device-${n}`] as const, 3],
    ['four devices in four nets', (n: number) => [`10.0.${n % 4}.1`, `device-${n % 4}`] as const, 4],
  ])('is moved by %s no further than there may be people', async (_who, asks, counted) => {
    const [id, other] = [await makeGame(db()), await makeGame(db(), { name: '安静的岛' })];
    const answers = [];
    for (let n = 0; n < 150; n += 15) {
      const few = Array.from({ length: 15 }, (_, k) => asks(n + k));
      answers.push(...(await Promise.all(few.map(([address, device]) => from(address, id, device)))));
    }
    // Nobody is refused a file.
    expect(answers.filter((answer) => answer.json().code !== 0)).toEqual([]);
    expect(await countOf(id)).toBe(counted);
    await from('10.0.0.1', other, 'device-1');
    expect(await countOf(other)).toBe(1);
  });

  it('takes a member once, wherever they come from, and two members as two', async () => {
    const id = await makeGame(db());
    const other = await registerMember(server);
    for (const who of [me, me, other]) {
      await Promise.all(Array.from({ length: 5 }, () => server.get(gameCalls.download, { id, platformType: 1 }, who)));
    }
    expect(await countOf(id)).toBe(2);
    expect(await downloads()).toHaveLength(15);
  });

  it('keeps of a guest what nobody can read, and of a member neither', async () => {
    const id = await makeGame(db());
    await from('10.9.8.7', id, 'my-device');
    await server.get(gameCalls.download, { id, platformType: 1 }, me);
    const [guest, member] = await db().selectFrom('gameDownloads').selectAll().orderBy('id').execute();
    expect(guest).toMatchObject({ deviceHash: expect.stringMatching(/^[\w-]{22}$/), siteHash: expect.any(String) });
    expect(JSON.stringify(guest)).not.toMatch(/10\.9\.8\.7|my-device/);
    expect(member).toMatchObject({ deviceHash: null, siteHash: null });
  });
});

describe('my games', () => {
  it('come latest first, page by page', async () => {
    await setCoins(100);
    const ids: number[] = [];
    for (let made = 0; made < 3; made += 1) {
      const id = await makeGame(db(), paid);
      server.ctx.clock.runAhead(made * 1000);
      await server.get(gameCalls.download, { id, platformType: 1 }, me);
      ids.unshift(id);
    }
    const first = await server.get(reviewCalls.ownGames, { pageSize: 2 }, me);
    expect(first).toMatchObject({ total: 3, hasMore: true });
    const next = { pageSize: 2, currentPage: 2, lastId: first.lastId ?? undefined };
    const second = await server.get(reviewCalls.ownGames, next, me);
    expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(ids);
  });
});

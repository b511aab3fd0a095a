import { buildApp } from '@server/app';
import { NOON } from '@server/testing/members';
import { speakTo, testContext, withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import { bulletinCalls } from '@/contract/calls/bulletins';
import { gameCalls } from '@/contract/calls/game';
import { messageCalls } from '@/contract/calls/message';
import { platformCalls } from '@/contract/calls/platform';
import { squareCalls } from '@/contract/calls/square';
import { statusCalls } from '@/contract/calls/status';

const server = withTestServer();
const db = () => server.ctx.database.db;
const HOUR_MS = 3_600_000;
const device = { appID: '2008', channelID: '0', deviceID: 'a'.repeat(32), deviceType: 'h5', osType: 3 } as const;

describe('device init', () => {
  it('A4: answers code 1 without a device id, and A5: code 1001 to another kind of device', async () => {
    const none = await server.ask(platformCalls.deviceInit, { ...device, deviceID: '' });
    expect(none).toMatchObject({ code: 1, msg: 'SDK 初始化失败，设备号获取失败' });
    const other = await server.ask(platformCalls.deviceInit, { ...device, osType: 1 as 3 });
    expect(other).toMatchObject({ code: 1001, data: { field: 'osType' } });
  });

  it('remembers each device once, with its last channel', async () => {
    await server.get(platformCalls.deviceInit, device);
    await server.get(platformCalls.deviceInit, { ...device, channelID: 'spring' });
    expect(await db().selectFrom('devices').select(['deviceId', 'channelId']).execute()).toEqual([
      { deviceId: device.deviceID, channelId: 'spring' },
    ]);
  });

  it('hands out the download addresses of the environment', async () => {
    const app = await buildApp(testContext(server.ctx.database, { BUNDLE_URL: '/download/app', PACKAGE_URL: '' }));
    const { serverConfig } = await speakTo(app).get(platformCalls.deviceInit, device);
    expect(serverConfig).toEqual({ bundleUrl: '/download/app' });
    await app.close();
  });
});

describe('where visitors come from (A3)', () => {
  it('is written down with what the address carried, and with who came', async () => {
    const me = await registerMember(server);
    await server.get(gameCalls.reportSource, { channelID: 'spring' });
    await server.get(gameCalls.reportSource, { inviteCode: 'ABC' }, me);
    await server.get(gameCalls.reportSource, {});
    const rows = await db().selectFrom('channelVisits').select(['channelId', 'inviteCode', 'userId']).execute();
    expect(rows).toEqual([
      { channelId: 'spring', inviteCode: null, userId: null },
      { channelId: null, inviteCode: 'ABC', userId: expect.any(Number) },
    ]);
  });
});

describe('bulletins (F1)', () => {
  beforeEach(async () => {
    const row = { posType: 1, content: '<p>x</p>', endsAt: null, createdAt: new Date(NOON) };
    const at = (hours: number) => new Date(NOON + hours * HOUR_MS);
    await db()
      .insertInto('bulletins')
      .values([
        { ...row, title: '普通', priority: 1, startsAt: at(-2) },
        { ...row, title: '重要', priority: 9, startsAt: at(-1), endsAt: at(1) },
        { ...row, title: '将来', priority: 99, startsAt: at(2) },
        { ...row, title: '别处', priority: 99, startsAt: at(-1), posType: 2 },
      ])
      .execute();
  });

  it('show the most important one that runs', async () => {
    expect(await server.get(platformCalls.bulletin, { posType: 1 })).toMatchObject({ title: '重要' });
    server.ctx.clock.runAhead(HOUR_MS);
    expect(await server.get(platformCalls.bulletin, { posType: 1 })).toMatchObject({ title: '普通' });
  });

  it('list all that have appeared, the newest first', async () => {
    const first = await server.get(bulletinCalls.bulletins, { pageSize: 2 });
    expect(first.records.map(({ title }) => title)).toEqual(['别处', '重要']);
    const next = { pageSize: 2, currentPage: 2, lastId: first.lastId ?? undefined, asOf: first.asOf ?? undefined };
    expect((await server.get(bulletinCalls.bulletins, next)).records.map(({ title }) => title)).toEqual(['普通']);
  });
});

describe('messages', () => {
  it("are those to everybody and one's own; what came before one joined does not wait", async () => {
    const [me, other] = [await registerMember(server), await registerMember(server)];
    const others = await db().selectFrom('users').select('id').where('uid', '=', other.uid).executeTakeFirstOrThrow();
    const message = (title: string, hours: number, targetUserId: number | null = null) => ({
      title,
      link: null,
      targetUserId,
      createdAt: new Date(NOON + hours * HOUR_MS),
    });
    await db()
      .insertInto('messages')
      .values([message('旧闻', -5), message('新闻', 1), message('私信', 2, others.id)])
      .execute();
    const { records, total, unread } = await server.get(messageCalls.messages, { uid: me.uid }, me);
    expect(records.map(({ title, read }) => `${title} ${read}`)).toEqual([
      '新闻 false',
      '欢迎加入星钻广场 false',
      '旧闻 true',
    ]);
    expect({ total, unread }).toEqual({ total: 3, unread: 2 });
    expect(await server.get(statusCalls.unread, {}, other)).toEqual({ unread: 3 });
  });
});

describe('what the square needs', () => {
  it('has tags in order, limits, and words in one page of 99', async () => {
    await db()
      .insertInto('squareTags')
      .values([
        { tag: '后', sort: 2 },
        { tag: '先', sort: 1 },
        { tag: '停用', sort: 0, active: false },
      ])
      .execute();
    await db().insertInto('squareConfig').values({ key: 'maxImages', value: '9' }).execute();
    const words = Array.from({ length: 120 }, (_, n) => ({ word: `词${n}`, level: 2 as const }));
    await db().insertInto('sensitiveWords').values(words).execute();
    expect((await server.get(squareCalls.tagList, {})).map(({ tag }) => tag)).toEqual(['先', '后']);
    expect((await server.get(squareCalls.squareConfig, {})).records).toEqual([{ key: 'maxImages', value: 9 }]);
    expect(await server.get(squareCalls.sensitiveWords, {})).toMatchObject({ total: 120, pageSize: 99, hasMore: true });
  });
});

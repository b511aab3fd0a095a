import { checkDatabase } from '@server/db/check';
import { withTestServer } from '@server/testing/testServer';
import { ALBUMS, FILMS, fillWelfare, newViewer } from '@server/testing/welfare';
import { gameCalls } from '@/contract/calls/game';
import { moneyCalls } from '@/contract/calls/money';
import { statusCalls } from '@/contract/calls/status';
import { welfareCalls } from '@/contract/calls/welfare';
import type { WelfareItem } from '@/contract/welfare';
import { readWelfareTicket, WELFARE_TICKET_MS } from './ticket';

const server = withTestServer(({ database }) => fillWelfare(database.db));
const { list, as, rowOf } = {
  list: (kind: 'video' | 'album', who = null as never) => server.get(welfareCalls.welfareList, { kind }, who),
  as: (persona: 'member' | 'poor' | 'vip' | 'expired') => newViewer(server, persona),
  rowOf: (rows: readonly WelfareItem[], pay: WelfareItem['pay'], vipFree = pay !== 'free') => {
    const found = rows.find((row) => row.pay === pay && row.vipFree === vipFree);
    if (!found) throw new Error(`no ${pay} item`);
    return found;
  },
};
const balance = async (who: { uid: string; token: string }) =>
  (await server.get(statusCalls.me, { uid: who.uid }, who)).coinNum;
const intent = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe('trailers', () => {
  const trailer = async (gameId: number) => {
    const { video, videoInfo } = await server.get(gameCalls.gameDetail, { appID: String(gameId) });
    return { video, videoInfo };
  };
  const filmOf = async (kind: { pay: 'free' | 'coin' | 'vip' }) => {
    const { records } = await list('video');
    const { id, poster, seconds } = records.find(({ pay }) => pay === kind.pay) as WelfareItem;
    const { game } = await server.get(welfareCalls.welfareItem, { id });
    return { id, gameId: game?.id ?? 0, poster, seconds };
  };

  it('a game shows the newest film about it that is free, under an address that ends', async () => {
    const { id, gameId, poster, seconds } = await filmOf({ pay: 'free' });
    const { video, videoInfo } = await trailer(gameId);
    expect(videoInfo).toEqual({ poster, seconds, type: 'video/webm' });
    const { secret, clock } = server.ctx;
    const opens = (now: number) => readWelfareTicket(video?.replace('/wf/', '') ?? '', { secret, now });
    expect(opens(clock.now())).toEqual({ id, index: 0 });
    expect(opens(clock.now() + WELFARE_TICKET_MS)).toBeNull();
  });

  it.each(['coin', 'vip'] as const)('a film for %s is no trailer', async (pay) => {
    const { gameId } = await filmOf({ pay });
    expect(await trailer(gameId)).toEqual({ video: null, videoInfo: null });
  });

  it('the operator’s own comes first', async () => {
    const { gameId } = await filmOf({ pay: 'free' });
    const db = server.ctx.database.db;
    await db.updateTable('games').set({ video: '/media/own/reel.mp4' }).where('id', '=', gameId).execute();
    expect(await trailer(gameId)).toEqual({ video: '/media/own/reel.mp4' });
  });
});

describe('welfare lists', () => {
  it('shows films and albums apart, the newest first, with posters for everybody', async () => {
    const films = await list('video');
    expect(films.total).toBe(FILMS);
    expect(films.records.every(({ kind, seconds }) => kind === 'video' && seconds >= 9)).toBe(true);
    const times = films.records.map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(films.records.every(({ poster }) => /^\/media\/gen\/v\w+\/clip\/\d+(-\d+)?\.webp$/.test(poster))).toBe(true);
    const albums = await list('album');
    expect(albums.records).toHaveLength(ALBUMS);
    expect(albums.records.every(({ kind, pictureCount }) => kind === 'album' && pictureCount >= 5)).toBe(true);
  });

  it('neither repeats nor loses a row when one is added between two pages', async () => {
    const first = await server.get(welfareCalls.welfareList, { kind: 'video', pageSize: 10 });
    await server.ctx.database.db
      .insertInto('welfareItems')
      .values({
        kind: 'video',
        title: '刚刚上传',
        art: 3,
        seconds: 9,
        gameId: null,
        createdAt: new Date(server.ctx.clock.now()),
      })
      .execute();
    const { lastId, asOf } = first;
    const second = await server.get(welfareCalls.welfareList, {
      kind: 'video',
      pageSize: 10,
      currentPage: 2,
      ...(lastId ? { lastId } : {}),
      ...(asOf ? { asOf } : {}),
    });
    const ids = [...first.records, ...second.records].map(({ id }) => id);
    expect(new Set(ids).size).toBe(FILMS);
    expect(second.hasMore).toBe(false);
  });

  it.each([
    ['a guest', null, { coin: true, vip: true, coinNotVip: true }],
    ['a member', 'member', { coin: true, vip: true, coinNotVip: true }],
    ['VIP', 'vip', { coin: false, vip: false, coinNotVip: true }],
    ['VIP that ended', 'expired', { coin: true, vip: true, coinNotVip: true }],
  ] as const)('says to %s what is locked', async (_name, persona, locked) => {
    const who = persona ? await as(persona) : null;
    const { records } = await server.get(welfareCalls.welfareList, { kind: 'video' }, who);
    expect(rowOf(records, 'free').locked).toBe(false);
    expect(rowOf(records, 'coin').locked).toBe(locked.coin);
    expect(rowOf(records, 'vip').locked).toBe(locked.vip);
    expect(rowOf(records, 'coin', false).locked).toBe(locked.coinNotVip);
  });
});

describe('one welfare item', () => {
  it('gives a film with a signed address, what follows it, and counts the look', async () => {
    const row = rowOf((await list('video')).records, 'free');
    const item = await server.get(welfareCalls.welfareItem, { id: row.id });
    expect(item.viewCount).toBeGreaterThan(row.viewCount);
    expect((await server.get(welfareCalls.welfareItem, { id: row.id })).viewCount).toBe(item.viewCount + 1);
    expect(item.video).toMatchObject({ type: 'video/webm', w: 640, h: 360 });
    expect(item.next.map(({ id }) => id)).not.toContain(row.id);
    expect(item.next).toHaveLength(6);
  });

  it('gives no address at all of what is locked', async () => {
    const film = rowOf((await list('video')).records, 'coin');
    expect(await server.get(welfareCalls.welfareItem, { id: film.id })).toMatchObject({ locked: true, video: null });
    const album = rowOf((await list('album')).records, 'vip');
    expect(await server.get(welfareCalls.welfareItem, { id: album.id })).toMatchObject({ locked: true, pictures: [] });
  });

  it('answers 1002 for what is not there', async () => {
    expect(await server.ask(welfareCalls.welfareItem, { id: 9_999 })).toMatchObject({ code: 1002 });
  });

  it('serves a film by its ticket in parts, and nothing by a forged or old one', async () => {
    const row = (await list('video')).records.find(({ seconds, locked }) => seconds <= 10 && !locked);
    const { video } = await server.get(welfareCalls.welfareItem, { id: row?.id ?? 0 });
    const url = video?.url ?? '';
    const whole = await server.raw({ method: 'GET', url });
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
    expect(whole.body).toContain('film ');
    const part = await server.raw({ method: 'GET', url, headers: { range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);

    expect((await server.raw({ method: 'GET', url: `${url}x` })).statusCode).toBe(403);
    expect((await server.raw({ method: 'GET', url: url.replace(/^\/wf\/\d+/, '/wf/4') })).statusCode).toBe(403);
    server.ctx.clock.runAhead(WELFARE_TICKET_MS);
    expect((await server.raw({ method: 'GET', url })).statusCode).toBe(403);
  }, 60_000);

  it('serves the pictures of an open album', async () => {
    const album = rowOf((await list('album')).records, 'free');
    const { pictures } = await server.get(welfareCalls.welfareItem, { id: album.id });
    expect(pictures).toHaveLength(album.pictureCount);
    const first = await server.raw({ method: 'GET', url: pictures[0]?.url ?? '' });
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.body).toContain('picture ');
  }, 60_000);
});

describe('unlocking', () => {
  it('E3: charges once, however often the intent comes, and opens the item', async () => {
    const me = await as('member');
    const film = rowOf((await list('video')).records, 'coin');
    const before = await balance(me);
    const wish = { id: film.id, expectPrice: film.price, requestId: intent(1) };
    const answers = await Promise.all([
      server.get(welfareCalls.unlockWelfare, wish, me),
      server.get(welfareCalls.unlockWelfare, wish, me),
    ]);
    expect(answers.map(({ charged }) => charged)).toEqual([film.price, film.price]);
    expect(answers.filter(({ repeated }) => repeated)).toHaveLength(1);
    // Another tab has its own intent.
    expect(await server.get(welfareCalls.unlockWelfare, { ...wish, requestId: intent(2) }, me)).toMatchObject({
      charged: 0,
    });
    expect(await balance(me)).toBe(before - film.price);
    expect((await server.get(welfareCalls.welfareItem, { id: film.id }, me)).video?.url).toMatch(/^\/wf\//);
    const ledger = await server.get(moneyCalls.ledger, { uid: me.uid }, me);
    expect(ledger.records[0]).toMatchObject({ title: `解锁《${film.title}》`, delta: -film.price });
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });

  it('off the shelf it stays with those who bought it, and with nobody else', async () => {
    const me = await as('vip');
    const film = rowOf((await list('video')).records, 'coin', false);
    const { id } = film;
    const wish = { id, expectPrice: film.price, requestId: intent(7) };
    await server.get(welfareCalls.unlockWelfare, wish, me);
    await server.ctx.database.db.updateTable('welfareItems').set({ active: false }).where('id', '=', id).execute();
    const before = await balance(me);
    expect((await server.get(welfareCalls.welfareItem, { id }, me)).video?.url).toMatch(/^\/wf\//);
    expect(await server.get(welfareCalls.unlockWelfare, wish, me)).toMatchObject({ repeated: true });
    expect(await balance(me)).toBe(before);
    expect(await server.ask(welfareCalls.saveWelfareSecond, { id, second: 2 }, me)).toMatchObject({ code: 0 });
    expect(await server.ask(welfareCalls.likeWelfare, { id }, me)).toMatchObject({ code: 0 });
    for (const other of [null, await as('member')]) {
      expect(await server.ask(welfareCalls.welfareItem, { id }, other)).toMatchObject({ code: 1002 });
    }
    expect(await server.ask(welfareCalls.unlockWelfare, wish, await as('member'))).toMatchObject({ code: 1002 });
  });

  it('3006: another price than the member saw is not charged', async () => {
    const me = await as('member');
    const film = rowOf((await list('video')).records, 'coin');
    const wish = { id: film.id, expectPrice: film.price + 1, requestId: intent(3) };
    expect(await server.ask(welfareCalls.unlockWelfare, wish, me)).toMatchObject({
      code: 3006,
      data: { price: film.price },
    });
  });

  it('3001: too few diamonds say how many there are', async () => {
    const me = await as('poor');
    const { records } = await list('video');
    const dear = records.find(({ price }) => price > 3);
    const wish = { id: dear?.id ?? 0, expectPrice: dear?.price ?? 0, requestId: intent(4) };
    expect(await server.ask(welfareCalls.unlockWelfare, wish, me)).toMatchObject({
      code: 3001,
      data: { balance: 3, price: dear?.price },
    });
  });

  it('3005: what only VIP has cannot be bought, and costs VIP nothing', async () => {
    const film = rowOf((await list('video')).records, 'vip');
    const wish = { id: film.id, expectPrice: 0, requestId: intent(5) };
    expect(await server.ask(welfareCalls.unlockWelfare, wish, await as('member'))).toMatchObject({ code: 3005 });
    expect(await server.get(welfareCalls.unlockWelfare, wish, await as('vip'))).toMatchObject({ charged: 0 });
  });

  it('asks a guest to sign in', async () => {
    const wish = { id: 4, expectPrice: 3, requestId: intent(6) };
    expect(await server.ask(welfareCalls.unlockWelfare, wish)).toMatchObject({ code: 2 });
  });
});

describe('likes and places', () => {
  it('counts a like once and takes it back once', async () => {
    const me = await as('member');
    const { records } = await server.get(welfareCalls.welfareList, { kind: 'video' }, me);
    const [film] = records;
    const id = film?.id ?? 0;
    const count = film?.likeCount ?? 0;
    await server.get(welfareCalls.likeWelfare, { id }, me);
    expect(await server.get(welfareCalls.likeWelfare, { id }, me)).toEqual({ liked: true, likeCount: count + 1 });
    expect((await server.get(welfareCalls.welfareItem, { id }, me)).liked).toBe(true);
    expect(await server.get(welfareCalls.unlikeWelfare, { id }, me)).toEqual({ liked: false, likeCount: count });
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });

  it('remembers the second, forward and back, lists what was begun, and lets go at the end', async () => {
    const me = await as('poor');
    const film = rowOf((await list('video')).records, 'free');
    const save = (second: number) => server.get(welfareCalls.saveWelfareSecond, { id: film.id, second }, me);
    const where = async () => (await server.get(welfareCalls.welfareItem, { id: film.id }, me)).second;
    await save(7);
    expect(await where()).toBe(7);
    await save(2);
    expect(await where()).toBe(2);
    const history = await server.get(welfareCalls.welfareHistory, {}, me);
    expect(history.records.map(({ id, item }) => [id, item.second])).toEqual([[film.id, 2]]);
    await save(film.seconds + 40);
    expect(await where()).toBe(0);
    expect((await server.get(welfareCalls.welfareHistory, {}, me)).records).toEqual([]);
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });
});

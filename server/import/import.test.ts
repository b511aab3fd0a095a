import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDatabase } from '@server/db/check';
import { systemIds } from '@server/ids';
import { seed } from '@server/seed/seed';
import { filesIn, withExampleContent } from '@server/testing/exampleContent';
import { NOON } from '@server/testing/members';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { gameCalls } from '@/contract/calls/game';
import { giftCalls } from '@/contract/calls/gift';
import { homeCalls } from '@/contract/calls/home';
import { platformCalls } from '@/contract/calls/platform';
import { readingCalls } from '@/contract/calls/reading';
import { squareCalls } from '@/contract/calls/square';
import { supportCalls } from '@/contract/calls/support';
import { welfareCalls } from '@/contract/calls/welfare';
import { importContent } from './importContent';
import { rowsOf } from './testing/rowsOf';

const { dataDir, files: store, example } = withExampleContent();

const server = withTestServer(
  // An operator's server: no demo.
  (ctx) => seed({ ...ctx, config: { ...ctx.config, seed: 'none' } }),
  { environment: { DATA_DIR: dataDir } },
);
const db = () => server.ctx.database.db;

const take = (folder: string, wishes: { retire?: boolean } = {}) =>
  importContent(folder, { db: db(), ids: systemIds, files: store, appId: '2008', now: NOON, ...wishes });

/** A hash of the tables the import writes. */
const rows = () =>
  rowsOf(
    db(),
    ...['games', 'game_packages', 'gift_packs', 'gift_codes', 'books', 'chapters', 'chapter_pages', 'welfare_items'],
    ...['activities', 'activity_tasks', 'activity_rewards', 'activity_prizes', 'tasks', 'recharge_products'],
    ...[
      'vip_products',
      'stories',
      'pick_lists',
      'picks',
      'banners',
      'bulletins',
      'faqs',
      'square_tags',
      'app_config',
      'content_keys',
    ],
  );
const files = () => filesIn(dataDir);

describe('npm run content:import', () => {
  it('brings the documented example to members: games, packs, books, films, home, news, help, square', async () => {
    await take(example());
    const me = await newMember(server);
    const { records } = await server.get(gameCalls.gameList, {});
    expect(records.map(({ name, buyAmount }) => [name, buyAmount]).sort()).toEqual([
      ['星际货栈', 12],
      ['纸船过河', 0],
    ]);
    const boats = records.find(({ name }) => name === '纸船过河');
    expect(boats).toMatchObject({ hasGift: true, platforms: [1], size: 157 });
    const icon = await server.raw({ url: boats?.icon ?? '' });
    expect(icon.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    const ticket = await server.get(gameCalls.download, { id: boats?.id ?? 0, platformType: 1 });
    const apk = await server.raw({ url: ticket.url });
    expect(apk.rawPayload.equals(readFileSync('docs/content-example/packages/boats.apk'))).toBe(true);

    const gifts = await server.get(giftCalls.giftList, {});
    expect(gifts.records.map(({ name, left }) => [name, left]).sort()).toEqual([
      ['会员补给', 2],
      ['启航礼包', 100],
    ]);
    const claimed = await server.get(
      giftCalls.claimGift,
      { id: gifts.records.find(({ name }) => name === '启航礼包')?.id ?? 0, requestId: 'import-gift' },
      me,
    );
    expect(claimed.code).toMatch(/^\w{4}-\w{4}-\w{4}$/);

    const feed = await server.get(homeCalls.homeFeed, {});
    expect(feed.banners?.map(({ title, linkType, linkValue }) => [title, linkType, linkValue])).toEqual([
      ['纸船过河', 'game', String(boats?.id)],
      ['夜行列车', 'book', expect.stringMatching(/^\d+$/)],
    ]);
    const [today, picks] = feed.sections ?? [];
    expect(today).toMatchObject({
      type: 'todayStory',
      items: [{ title: '下雨天，把船折好', game: { name: '纸船过河' } }],
    });
    expect(picks?.items).toMatchObject([
      { title: '睡前二十分钟', items: [{ game: { name: '纸船过河' } }, { book: { title: '夜行列车' } }] },
    ]);
    expect(feed.shortcuts?.map(({ name }) => name)).toEqual(['礼包', '签到']);
    expect(await server.get(platformCalls.bulletin, { posType: 1 })).toMatchObject({ title: '开服公告' });
    expect((await server.get(supportCalls.faqList, {})).categories[0]).toMatchObject({ name: '账号' });
    expect((await server.get(supportCalls.legal, { doc: 'agreement' })).content).toContain('一、总则');
    expect((await server.get(squareCalls.tagList, {})).map(({ tag }) => tag)).toEqual(['攻略', '闲聊']);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('serves chapters and albums of the operator’s own, locked as they say', async () => {
    await take(example());
    const me = await newMember(server);
    const book = async (kind: 'novel' | 'comic') =>
      (await server.get(readingCalls.bookList, { kind })).records[0]?.id ?? 0;
    const open = async (id: number, place: number) => {
      const chapters = await server.get(readingCalls.chapterList, { id });
      return server.get(readingCalls.chapterContent, { id, cid: chapters.records[place]?.id ?? 0 }, me);
    };
    const novel = await book('novel');
    expect((await open(novel, 0)).paragraphs).toEqual(['检票口只剩一盏灯。', '她把票递过去，票上没有字。']);
    expect(await open(novel, 1)).toMatchObject({ paragraphs: [], offer: { price: 3 } });
    const comic = await open(await book('comic'), 0);
    expect(comic.pages?.map(({ w, h }) => [w, h])).toEqual([
      [600, 900],
      [600, 1200],
    ]);
    const page = await server.raw({ url: comic.pages?.[1]?.url ?? '' });
    expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
    // Nobody reads a paid page past its ticket.
    const { file } = await db()
      .selectFrom('chapterPages')
      .select('file')
      .where('place', '=', 1)
      .executeTakeFirstOrThrow();
    expect((await server.raw({ url: `/media/own/${file}` })).statusCode).toBe(404);

    const albums = await server.get(welfareCalls.welfareList, { kind: 'album' });
    const album = await server.get(welfareCalls.welfareItem, { id: albums.records[0]?.id ?? 0 });
    expect(album).toMatchObject({ pictureCount: 2, game: { name: '纸船过河' } });
    expect(album.pictures?.[1]).toMatchObject({ w: 800, h: 450 });
    for (const url of [album.poster ?? '', ...(album.pictures ?? []).map((one) => one.url)]) {
      expect((await server.raw({ url })).headers['content-type']).toBe('image/webp');
    }
  });

  it('serves a film of the operator’s own, in parts as players ask for it', async () => {
    const bytes = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(5000, 7)]);
    const film = { key: 'river-film', kind: 'video', title: '河', poster: 'pictures/wide.webp', film: 'river.mp4' };
    const item = { ...film, seconds: 90, width: 1280, height: 720 };
    await take(
      example((_edit, folder) => {
        writeFileSync(path.join(folder, 'river.mp4'), bytes);
        writeFileSync(path.join(folder, 'welfare.json'), JSON.stringify({ items: [item] }));
      }),
    );
    const { records } = await server.get(welfareCalls.welfareList, { kind: 'video' });
    const { video, seconds } = await server.get(welfareCalls.welfareItem, { id: records[0]?.id ?? 0 });
    expect({ seconds, video }).toMatchObject({ seconds: 90, video: { type: 'video/mp4', w: 1280, h: 720 } });
    const part = await server.raw({ url: video?.url ?? '', headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
  });

  it('changes nothing when the same folder comes again, and only what differs when it was changed', async () => {
    const folder = example();
    const first = await take(folder);
    expect(first.get('game')).toMatchObject({ added: 2 });
    const [before, kept] = [await rows(), files()];
    const again = await take(folder);
    expect([...again.values()].every(({ added, changed }) => added + changed === 0)).toBe(true);
    expect([await rows(), files()]).toEqual([before, kept]);

    await sql`update games set download_count = 41`.execute(db());
    const other = await take(example((edit) => edit('games.json', '"纸船过河"', '"纸船过江"')));
    expect(other.get('game')).toEqual({ added: 0, changed: 1, same: 1, retired: 0 });
    const { records } = await server.get(gameCalls.gameList, {});
    expect(records.find(({ name }) => name === '纸船过江')).toMatchObject({ downloadCount: 41 });
    expect(records).toHaveLength(2);
  });

  it('takes off the shelf what is gone, if that is wished, and brings it back with its key', async () => {
    await take(example());
    const without = example((_edit, folder) =>
      writeFileSync(path.join(folder, 'books.json'), JSON.stringify({ books: [] })),
    );
    const titles = async () => (await server.get(readingCalls.bookList, {})).records.map(({ title }) => title).sort();
    // Banners that lead to a book still know it: its key was imported before.
    expect((await take(without)).get('book')).toBeUndefined();
    expect(await titles()).toHaveLength(2);
    expect((await take(without, { retire: true })).get('book')).toMatchObject({ retired: 2 });
    expect(await titles()).toEqual([]);
    await take(example());
    expect(await titles()).toEqual(['夜行列车', '纸猫']);
  });

  it('never takes chapters away, and never codes that members have', async () => {
    await take(example());
    const me = await newMember(server);
    const { records } = await server.get(giftCalls.giftList, {});
    const id = records.find(({ name }) => name === '启航礼包')?.id ?? 0;
    const { code } = await server.get(giftCalls.claimGift, { id, requestId: 'import-code' }, me);
    await take(example((edit) => edit('games.json', '"stock": 100', '"stock": 1')));
    expect((await server.get(giftCalls.ownGifts, {}, me)).records[0]).toMatchObject({ code, left: 0, total: 1 });
    const shorter = example((edit) =>
      edit(
        'books.json',
        ',\n        { "title": "第二章 空座", "pay": "coin", "price": 3, "text": "books/night-train/2.txt" }',
        '',
      ),
    );
    await expect(take(shorter)).rejects.toThrow('books.json: books[0].chapters: there were 2 before');
  });
});

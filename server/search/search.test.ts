import { buildApp } from '@server/app';
import { makeBook } from '@server/testing/books';
import { makeGame } from '@server/testing/games';
import { makePost, makeTag, newMember } from '@server/testing/square';
import { speakTo, withTestServer } from '@server/testing/testServer';
import { gameCalls } from '@/contract/calls/game';
import { readingCalls } from '@/contract/calls/reading';
import { searchCalls } from '@/contract/calls/search';
import { squareCalls } from '@/contract/calls/square';
import { code } from '@/contract/codes';

const server = withTestServer();
const db = () => server.ctx.database.db;

describe('search', () => {
  it('finds posts, games, books and people by words, which are never a pattern', async () => {
    const me = await newMember(server);
    await db().updateTable('users').set({ name: '猫岛岛主' }).where('id', '=', me.id).execute();
    const post = await makePost(db(), { authorId: me.id, title: '猫岛见闻', content: '正文' });
    const game = await makeGame(db(), { name: '云端猫岛' });
    const { bookId } = await makeBook(db(), { title: '猫岛邮差' });
    const found = async (kind: 'post' | 'game' | 'book' | 'user', keyword: string) =>
      (await server.get(searchCalls.search, { kind, keyword })).records;
    expect(await found('post', ' 猫岛 ')).toMatchObject([{ id: post, title: '猫岛见闻' }]);
    expect(await found('game', '猫岛')).toMatchObject([{ id: game, name: '云端猫岛', platforms: [1, 2] }]);
    expect(await found('book', '猫岛')).toMatchObject([{ id: bookId, title: '猫岛邮差', kind: 'comic' }]);
    expect(await found('user', '猫岛')).toMatchObject([{ id: me.id, name: '猫岛岛主', postCount: 1 }]);
    for (const kind of ['post', 'game', 'book', 'user'] as const) {
      for (const keyword of ['%', '_', "'; drop table posts; --"]) expect(await found(kind, keyword)).toEqual([]);
    }
    const none = { kind: 'post', keyword: '  ' } as const;
    expect(await server.ask(searchCalls.search, none)).toMatchObject({ code: 1001, data: { field: 'keyword' } });
    const kind = 'planet' as 'post';
    expect(await server.ask(searchCalls.search, { kind, keyword: '猫' })).toMatchObject({ code: code.badParameter });
  });

  it('cuts a keyword that is longer than any title, in every list', async () => {
    const me = await newMember(server);
    const words = '𠮷岛'.repeat(50);
    const keyword = words + 'x'.repeat(200_000);
    const post = await makePost(db(), { authorId: me.id, title: words, content: '正文' });
    const game = await makeGame(db(), { name: words });
    const { bookId, chapterIds } = await makeBook(db(), { title: words });
    const place = { id: bookId, chapterId: chapterIds[0] ?? 0, page: 0, offset: 0, total: 1, baseVersion: 0 };
    await server.get(readingCalls.savePlace, place, me);
    expect((await server.get(gameCalls.gameList, { keyword })).records).toMatchObject([{ id: game }]);
    expect((await server.get(squareCalls.postList, { keyword })).records).toMatchObject([{ id: post }]);
    expect((await server.get(readingCalls.bookList, { keyword })).records).toMatchObject([{ id: bookId }]);
    const history = await server.get(readingCalls.historyList, { keyword }, me);
    expect(history.records).toMatchObject([{ book: { id: bookId } }]);
    expect(await server.get(squareCalls.keywordSuggestion, { keyword })).toEqual([{ keyword: words }]);
    expect((await server.get(searchCalls.search, { kind: 'game', keyword })).records).toMatchObject([{ id: game }]);
  });

  it('suggests what begins with the words before what contains them', async () => {
    await makeGame(db(), { name: '云端猫岛' });
    await makeGame(db(), { name: '猫旗镖局', status: 'off' });
    await makeTag(db(), '猫猫日常');
    await db()
      .insertInto('searchKeywords')
      .values([
        { keyword: '猫岛攻略', weight: 5 },
        { keyword: '解谜', weight: 9 },
      ])
      .execute();
    const words = async (keyword: string) =>
      (await server.get(squareCalls.keywordSuggestion, { keyword })).map((one) => one.keyword);
    expect(await words('猫')).toEqual(['猫岛攻略', '猫猫日常', '云端猫岛']);
    expect(await words('%')).toEqual([]);
    expect(await words(' ')).toEqual([]);
  });

  it("counts the operator's words only, so that what one looks for stays one's own", async () => {
    await db()
      .insertInto('searchKeywords')
      .values([
        { keyword: '解谜', weight: 1 },
        { keyword: '赛车', weight: 2 },
      ])
      .execute();
    const app = await buildApp(server.ctx);
    const { get } = speakTo(app);
    for (const keyword of ['解谜', '解谜', '我的秘密']) await get(searchCalls.search, { kind: 'post', keyword });
    await app.close();
    expect(await server.get(searchCalls.hotSearches, {})).toEqual([{ keyword: '解谜' }, { keyword: '赛车' }]);
    const kept = await db().selectFrom('searchKeywords').select(['keyword', 'hits']).orderBy('keyword').execute();
    expect(kept).toEqual(
      expect.arrayContaining([
        { keyword: '解谜', hits: 2 },
        { keyword: '赛车', hits: 0 },
      ]),
    );
    expect(kept).toHaveLength(2);
  });

  it('is led to a word by a net of guests, or by a member, no further than there may be people', async () => {
    await db().insertInto('searchKeywords').values({ keyword: '解谜', weight: 0 }).execute();
    const me = await newMember(server);
    const app = await buildApp(server.ctx);
    const { get } = speakTo(app);
    const asked = { kind: 'game', keyword: '解谜' } as const;
    for (let n = 0; n < 150; n += 1) await get(searchCalls.search, asked);
    for (let n = 0; n < 10; n += 1) await get(searchCalls.search, asked, me);
    await app.close();
    expect(await db().selectFrom('searchKeywords').select('hits').execute()).toEqual([{ hits: 4 }]);
  });
});

import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { makeGame } from '@server/testing/games';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { gameCalls } from '@/contract/calls/game';
import { peopleCalls } from '@/contract/calls/people';
import { publishingCalls } from '@/contract/calls/publishing';
import { reviewCalls } from '@/contract/calls/review';
import { code } from '@/contract/codes';
import type { Review } from '@/contract/review';
import { remakeHelpful } from './helpful';
import { approveReviews } from './saveReview';

const server = withTestServer();
const db = () => server.ctx.database.db;
const DAY_MS = 86_400_000;

let me: TestMember;
let game: number;
beforeEach(async () => {
  me = await newMember(server);
  game = await makeGame(db(), { rating: 7.7 });
});

const download = (who: TestMember, id = game) => server.get(gameCalls.download, { id, platformType: 1 }, who);
/** Somebody who has downloaded the game. */
async function player(): Promise<TestMember> {
  const who = await newMember(server);
  await download(who);
  return who;
}
const save = (who: TestMember, score: number, content = '') =>
  server.get(reviewCalls.saveReview, { id: game, score, content }, who);
const ratings = () => server.get(reviewCalls.ratings, { id: game });
const list = (sort: 'helpful' | 'new' | 'high' | 'low' = 'new', who?: TestMember) =>
  server.get(reviewCalls.reviewList, { id: game, sort }, who);
const texts = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).records.map(({ content }: Review) => content);

describe('rating a game', () => {
  it('is for whoever has bought or downloaded it, and for nobody else', async () => {
    expect(await server.ask(reviewCalls.saveReview, { id: game, score: 5 })).toMatchObject({ code: 2 });
    expect(await server.ask(reviewCalls.saveReview, { id: game, score: 5 }, me)).toMatchObject({
      code: code.notAllowed,
      msg: '购买或下载过这款游戏后才能评价',
    });
    expect(await server.get(reviewCalls.standing, { id: game }, me)).toMatchObject({ canReview: false, downloads: 0 });
    await download(me);
    expect(await server.get(reviewCalls.standing, { id: game }, me)).toMatchObject({
      canReview: true,
      bought: null,
      downloads: 1,
      last: { version: '1.4.2', platformType: 1 },
      review: null,
    });
    expect(await save(me, 4)).toMatchObject({ score: 4, content: '' });
    expect(await server.get(reviewCalls.standing, { id: game }, me)).toMatchObject({ review: { score: 4 } });
  });

  it.each([0, 6, 2.5])('takes no %d stars', async (score) => {
    await download(me);
    const answer = await server.ask(reviewCalls.saveReview, { id: game, score }, me);
    expect(answer.code).toBe(code.badParameter);
  });

  it('counts stars without words as ratings alone, and the game says what was given', async () => {
    expect(await ratings()).toMatchObject({ rating: 7.7, count: 0, written: 0 });
    for (const [score, content] of [
      [5, '每天睡前开一局'],
      [4, ''],
      [4, ''],
      [2, '手机有点烫'],
    ] as const)
      await save(await player(), score, content);
    expect(await ratings()).toEqual({
      rating: 7.5,
      count: 4,
      stars: [0, 1, 0, 2, 1],
      written: 2,
      recent: { rating: 7.5, count: 4 },
    });
    const { records } = await server.get(gameCalls.gameList, {});
    expect(records).toMatchObject([{ id: game, rating: 7.5 }]);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is one a member: a second time changes it, and what it was is counted no more', async () => {
    await download(me);
    const first = await save(me, 1, '闪退');
    server.ctx.clock.runAhead(DAY_MS);
    const second = await save(me, 5, '更新以后好了');
    expect(second).toMatchObject({ id: first.id, score: 5, content: '更新以后好了' });
    expect(await ratings()).toMatchObject({ rating: 10, stars: [0, 0, 0, 0, 1], written: 1 });
    await save(me, 3);
    expect(await ratings()).toMatchObject({ stars: [0, 0, 1, 0, 0], written: 0 });
    await server.get(reviewCalls.deleteReview, { id: first.id }, me);
    expect(await ratings()).toMatchObject({ count: 0, written: 0, recent: { count: 0 } });
    expect(await server.ask(reviewCalls.deleteReview, { id: first.id }, me)).toMatchObject({ code: code.notFound });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('many taps at once are one rating', async () => {
    await download(me);
    await Promise.all([1, 2, 3, 4, 5, 1, 2, 3].map((score) => save(me, score, '连点')));
    expect(await ratings()).toMatchObject({ count: 1, written: 1 });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('of the last thirty days counts what was given then', async () => {
    await save(await player(), 1);
    server.ctx.clock.runAhead(40 * DAY_MS);
    await save(await player(), 5);
    expect(await ratings()).toMatchObject({ rating: 6, count: 2, recent: { rating: 10, count: 1 } });
  });
});

describe('the words of a review', () => {
  beforeEach(() =>
    db()
      .insertInto('sensitiveWords')
      .values([
        { word: '外挂', level: 1 },
        { word: '代练', level: 2 },
        { word: '加群', level: 3 },
      ])
      .execute(),
  );

  it('are judged as everywhere: masked, refused by name, held for a minute', async () => {
    await download(me);
    expect((await save(me, 3, '有人开外挂')).content).toBe('有人开**');
    expect(await server.ask(reviewCalls.saveReview, { id: game, score: 3, content: '找代练' }, me)).toMatchObject({
      code: code.sensitiveWord,
      data: { words: ['代练'] },
    });
    expect((await save(me, 3, '一起玩的加群')).auditState).toBe('pending');
    expect([await texts('new'), await texts('new', me), (await ratings()).written]).toEqual([[], ['一起玩的加群'], 0]);
    server.ctx.clock.runAhead(61_000);
    await withTx(db(), (tx) => approveReviews(tx, server.ctx.clock.now()));
    expect([await texts('new'), (await ratings()).written]).toEqual([['一起玩的加群'], 1]);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('say how long after the first download they were written, and are at most 500 characters', async () => {
    await download(me);
    server.ctx.clock.runAhead(21.5 * DAY_MS);
    await download(me);
    await save(me, 5, '玩了三周');
    expect((await list()).records).toMatchObject([{ daysAfter: 21 }]);
    const long = await server.ask(reviewCalls.saveReview, { id: game, score: 5, content: '长'.repeat(501) }, me);
    expect(long).toMatchObject({ code: code.badParameter, data: { field: 'content' } });
  });

  it('are not shown to whoever blocks their writer or is blocked by them', async () => {
    const other = await player();
    await download(me);
    await save(other, 2, '不好玩');
    await save(await player(), 5, '好玩');
    const { id } = await save(me, 4, '我写的');
    await server.get(peopleCalls.block, { id: other.id }, me);
    expect([await texts('new', me), await texts('new', other)]).toEqual([
      ['我写的', '好玩'],
      ['好玩', '不好玩'],
    ]);
    expect(await server.ask(reviewCalls.findHelpful, { id }, other)).toMatchObject({ code: code.notFound });
  });

  it('carry what the developer says to them', async () => {
    await save(await player(), 2, '岛名太像');
    const at = new Date(server.ctx.clock.now());
    await db().updateTable('gameReviews').set({ answer: '下个版本加面小旗', answeredAt: at }).execute();
    expect((await list()).records).toMatchObject([
      { answer: { content: '下个版本加面小旗', createTime: at.getTime() } },
    ]);
  });

  it('can be reported by others', async () => {
    const other = await player();
    const { id } = await save(other, 1, '全是广告');
    const report = (who: TestMember) => server.ask(publishingCalls.report, { kind: 'review', id, reason: 'spam' }, who);
    expect([(await report(me)).code, (await report(me)).code, (await report(other)).code]).toEqual([
      0,
      code.alreadyDone,
      code.notAllowed,
    ]);
  });
});

describe('finding a review helpful', () => {
  it('counts once a member, not for one’s own, and can be taken back', async () => {
    const writer = await player();
    const { id } = await save(writer, 4, '写得长一点');
    const vote = (who: TestMember) => server.ask(reviewCalls.findHelpful, { id }, who);
    expect(await vote(writer)).toMatchObject({ code: code.notAllowed });
    await Promise.all([vote(me), vote(me), vote(me)]);
    expect((await list('new', me)).records).toMatchObject([{ helpful: true, helpfulCount: 1 }]);
    expect((await list('new')).records).toMatchObject([{ helpful: false, helpfulCount: 1 }]);
    await server.get(reviewCalls.unfindHelpful, { id }, me);
    expect(await server.get(reviewCalls.unfindHelpful, { id }, me)).toEqual({ helpful: false, helpfulCount: 0 });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('orders the list once it is made anew, and pages go on where the last ended', async () => {
    const ids: number[] = [];
    for (const [score, content] of [
      [3, '甲'],
      [5, '乙'],
      [1, '丙'],
      [5, '丁'],
    ] as const)
      ids.push((await save(await player(), score, content)).id);
    await server.get(reviewCalls.findHelpful, { id: ids[0] ?? 0 }, me);
    expect(await texts('helpful')).toEqual(['丁', '丙', '乙', '甲']);
    await remakeHelpful(db());
    expect(await texts('helpful')).toEqual(['甲', '丁', '丙', '乙']);
    expect([await texts('high'), await texts('low')]).toEqual([
      ['丁', '乙', '甲', '丙'],
      ['丙', '甲', '丁', '乙'],
    ]);
    for (const sort of ['helpful', 'new', 'high', 'low'] as const) {
      const seen: string[] = [];
      let lastId: number | null | undefined;
      for (let currentPage = 1; ; currentPage += 1) {
        const page = await server.get(reviewCalls.reviewList, {
          ...{ id: game, sort, currentPage, pageSize: 1 },
          ...(lastId != null && { lastId }),
        });
        seen.push(...page.records.map(({ content }) => content));
        lastId = page.lastId;
        if (page.hasMore === false) break;
      }
      expect(seen).toEqual(await texts(sort));
    }
  });
});

describe('games like another', () => {
  it('are those of the same maker and with the same tags, and say why', async () => {
    const like = (name: string, developer: string, tags: string[]) => makeGame(db(), { name, developer, tags });
    const here = await like('猫岛', '云朵邮局', ['治愈', '单机']);
    await like('花田', '别家', ['治愈', '单机']);
    await like('飞艇', '另一家', ['单机']);
    await like('邮差', '云朵邮局', ['联机']);
    await like('赛车', '再一家', ['竞速']);
    const { records } = await server.get(reviewCalls.similarGames, { id: here });
    expect(records.map(({ name, sameMaker, sameTag }) => [name, sameMaker ? '同' : sameTag])).toEqual([
      ['邮差', '同'],
      ['花田', '治愈'],
      ['飞艇', '单机'],
    ]);
  });
});

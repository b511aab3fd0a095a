import { withTx } from '@server/db/tx';
import { stageBalance } from '@server/money/stage';
import { makeBook } from '@server/testing/books';
import { makeGame } from '@server/testing/games';
import { NOON } from '@server/testing/members';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { editorialCalls } from '@/contract/calls/editorial';
import { gameCalls } from '@/contract/calls/game';
import { homeCalls } from '@/contract/calls/home';

const DAY = 86_400_000;
const signed = { author: '阿栗', authorAvatar: '/a.webp' };

const server = withTestServer(
  async ({ database: { db } }) => {
    await makeGame(db, { name: '深海电台', onlineType: 1, buyAmount: 12, vipFree: false });
    await makeGame(db, { name: '下架了', status: 'off' });
    await makeBook(db, {}, [{}]);
    const story = { ...signed, image: '/s.webp', content: '<p>好</p>' };
    await db
      .insertInto('stories')
      .values([
        { ...story, title: '昨天', gameId: 1, publishedAt: new Date(NOON - DAY) },
        { ...story, title: '今天', note: '宜听海', gameId: 1, publishedAt: new Date(NOON - 1000) },
        { ...story, title: '明天', bookId: 1, publishedAt: new Date(NOON + DAY) },
        { ...story, title: '收起来了', gameId: 2, publishedAt: new Date(NOON - 10), active: false },
      ])
      .execute();
    await db
      .insertInto('pickLists')
      .values([
        { ...signed, madeBy: 'member', title: '一排书', updatedAt: new Date(NOON) },
        { ...signed, madeBy: 'editor', title: '睡前', updatedAt: new Date(NOON) },
        { ...signed, madeBy: 'editor', title: '都下架了', updatedAt: new Date(NOON) },
      ])
      .execute();
    await db
      .insertInto('picks')
      .values([
        { listId: 1, place: 0, gameId: null, bookId: 1, why: '读四遍' },
        { listId: 2, place: 1, gameId: 1, bookId: null, why: '很催眠' },
        { listId: 2, place: 0, gameId: 2, bookId: null, why: '没有了' },
        { listId: 3, place: 0, gameId: 2, bookId: null, why: '没有了' },
      ])
      .execute();
    await db
      .insertInto('homeSections')
      .values(['todayStory', 'pickLists'].map((type, sort) => ({ type, title: type, more: null, sort })))
      .execute();
  },
  { environment: { SHARED_ANSWERS_MS: '5000' } },
);

const titles = async () => (await server.get(editorialCalls.storyList, {})).records.map(({ title }) => title);

async function owner() {
  const member = await newMember(server);
  const { database, ids, clock } = server.ctx;
  await withTx(database.db, (tx) => stageBalance(tx, { userId: member.id, coins: 50, ids, now: clock.now() }));
  await server.get(
    gameCalls.download,
    { id: 1, platformType: 1, requestId: `buy-${member.id}-game`, expectPrice: 12 },
    member,
  );
  return member;
}

describe('stories of the day', () => {
  it('are listed once they have appeared, the latest first; one to come is not to be read', async () => {
    expect(await titles()).toEqual(['今天', '昨天']);
    expect(await server.get(editorialCalls.story, { id: 2 })).toMatchObject({
      note: '宜听海',
      content: '<p>好</p>',
      author: { name: '阿栗' },
      game: { name: '深海电台' },
      book: null,
    });
    expect(await server.ask(editorialCalls.story, { id: 3 })).toMatchObject({ code: 1002 });
    expect(await server.ask(editorialCalls.story, { id: 4 })).toMatchObject({ code: 1002 });
  });

  it('home shows today’s alone, and the next one as soon as its moment comes, however long answers are kept', async () => {
    const today = async () => {
      const { sections = [] } = await server.get(homeCalls.homeFeed, {});
      return sections.find(({ type }) => type === 'todayStory')?.items;
    };
    expect(await today()).toMatchObject([{ title: '今天', game: { owned: false } }]);
    server.ctx.clock.runAhead(DAY + 1);
    expect(await today()).toMatchObject([{ title: '明天', book: { id: 1 } }]);
    expect(await titles()).toEqual(['明天', '今天', '昨天']);
  });

  it('say what a member owns, to that member alone', async () => {
    const member = await owner();
    const owned = async (who: typeof member | null) => {
      const { records } = await server.get(editorialCalls.storyList, {}, who);
      const { sections = [] } = await server.get(homeCalls.homeFeed, {}, who);
      const story = await server.get(editorialCalls.story, { id: 2 }, who);
      const lists = await server.get(editorialCalls.pickLists, {}, who);
      const onHome = sections[0]?.items?.[0] as { game: { owned: boolean } } | undefined;
      return [
        records[0]?.game?.owned,
        onHome?.game.owned,
        story.game?.owned,
        lists.records[0]?.items?.[0]?.game?.owned,
      ];
    };
    expect(await owned(member)).toEqual([true, true, true, true]);
    expect(await owned(null)).toEqual([false, false, false, false]);
  });
});

describe('lists made by people', () => {
  it('are in order, editors’ first, without what is off the shelf', async () => {
    const { records } = await server.get(editorialCalls.pickLists, {});
    expect(records.map(({ title }) => title)).toEqual(['睡前', '一排书']);
    expect(records[0]?.items).toMatchObject([{ why: '很催眠', game: { name: '深海电台' }, book: null }]);
  });
});

import { makeGame } from '@server/testing/games';
import { makeMember, NOON } from '@server/testing/members';
import { makePost } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { homeCalls } from '@/contract/calls/home';

const RAILS = ['hotGames', 'newGames', 'newGifts', 'squarePosts', 'continueReading'];

const server = withTestServer(async ({ database: { db } }) => {
  await makeGame(db, { hot: 3 });
  const authorId = await makeMember(db);
  for (let n = 0; n < 5; n += 1) await makePost(db, { authorId, createdAt: new Date(NOON - n * 60_000) });
  await db
    .insertInto('homeSections')
    .values(RAILS.map((type, sort) => ({ type, title: type, more: null, sort })))
    .execute();
  await db
    .insertInto('banners')
    .values({ image: '/media/own/wide.webp', title: '云端猫岛', linkType: 'inner', linkValue: '/games' })
    .execute();
});
const db = () => server.ctx.database.db;
const feed = () => server.get(homeCalls.homeFeed, {});
const types = async () => (await feed()).sections?.map(({ type }) => type);

describe('the home page', () => {
  it('shows three posts of the square, and two pictures that lead to the check-in page (C2)', async () => {
    const { sections, promos } = await feed();
    expect(sections?.find(({ type }) => type === 'squarePosts')?.items).toHaveLength(3);
    expect(promos?.map(({ route }) => route)).toEqual(['/checkin', '/checkin?view=invite']);
  });

  it('a rail that cannot be filled takes no other along, and can be asked for alone', async () => {
    await db().schema.alterTable('postTags').renameTo('postTagsAway').execute();
    const { sections = [], banners } = await feed();
    expect(sections.filter(({ failed }) => failed).map(({ type }) => type)).toEqual(['squarePosts']);
    expect(sections.filter(({ items }) => items.length > 0).map(({ type }) => type)).toEqual(['hotGames', 'newGames']);
    expect(banners).toHaveLength(1);
    await db().schema.alterTable('postTagsAway').renameTo('postTags').execute();
    const again = await server.get(homeCalls.homeSection, { type: 'squarePosts' });
    expect(again).toMatchObject({ title: 'squarePosts', failed: false });
    expect(again.items).toHaveLength(3);
  });

  it('leaves out a rail without items, but for the one that clients fill, and knows only its own', async () => {
    expect(await types()).toEqual(RAILS.filter((type) => type !== 'newGifts'));
    await db().insertInto('homeSections').values({ type: 'planets', title: '星球', more: null }).execute();
    expect(await types()).not.toContain('planets');
    expect(await server.ask(homeCalls.homeSection, { type: 'planets' })).toMatchObject({ code: 1002 });
  });
});

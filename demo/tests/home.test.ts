import { withDemoServer } from '@demo/testing/demoServer';
import { homeCalls } from '@/contract/calls/home';

const server = withDemoServer();
const db = () => server.ctx.database.db;
const feed = () => server.get(homeCalls.homeFeed, {});

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
    expect(sections.length).toBeGreaterThan(4);
    expect(banners?.length).toBeGreaterThan(2);
    await db().schema.alterTable('postTagsAway').renameTo('postTags').execute();
    const again = await server.get(homeCalls.homeSection, { type: 'squarePosts' });
    expect(again).toMatchObject({ title: '广场热议', failed: false });
    expect(again.items).toHaveLength(3);
  });

  it('leaves out a rail without items, and knows only its own', async () => {
    await db().insertInto('homeSections').values({ type: 'planets', title: '星球', more: null }).execute();
    expect((await feed()).sections?.map(({ type }) => type)).not.toContain('planets');
    expect(await server.ask(homeCalls.homeSection, { type: 'planets' })).toMatchObject({ code: 1002 });
  });
});

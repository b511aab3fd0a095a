import { buildApp } from '@server/app';
import { makeMember } from '@server/testing/members';
import { makePost } from '@server/testing/square';
import { speakTo, withTestServer } from '@server/testing/testServer';
import { squareCalls } from '@/contract/calls/square';
import { createViews } from './views';

const server = withTestServer(async ({ database: { db } }) => {
  const authorId = await makeMember(db);
  for (let n = 0; n < 2; n += 1) await makePost(db, { authorId });
});
const db = () => server.ctx.database.db;
const stored = async () => {
  const rows = await db().selectFrom('posts').select('viewCount').orderBy('id').execute();
  return rows.map(({ viewCount }) => viewCount);
};

describe('looks at posts', () => {
  it('are written down together, each once, however often that is asked for', async () => {
    const views = createViews(db(), 'posts');
    expect([views.look(1), views.look(1), views.look(2)]).toEqual([1, 2, 1]);
    expect(await stored()).toEqual([0, 0]);
    await Promise.all([views.write(), views.write()]);
    expect(views.look(1)).toBe(1);
    await views.write();
    await views.write();
    expect(await stored()).toEqual([3, 1]);
  });

  it('stay counted when they cannot be written', async () => {
    const views = createViews(db(), 'posts');
    views.look(1);
    await db().schema.alterTable('posts').renameColumn('viewCount', 'away').execute();
    await expect(views.write()).rejects.toThrow();
    expect(views.look(1)).toBe(2);
    await db().schema.alterTable('posts').renameColumn('away', 'viewCount').execute();
    await views.write();
    expect(await stored()).toEqual([2, 0]);
  });

  it('are all in the database once the server has stopped', async () => {
    const app = await buildApp(server.ctx);
    const { get } = speakTo(app);
    for (const seen of [1, 2, 3]) expect(await get(squareCalls.post, { id: 1 })).toMatchObject({ viewCount: seen });
    await app.close();
    expect(await stored()).toEqual([3, 0]);
  });

  it('are counted by a server that runs on', async () => {
    expect(await server.get(squareCalls.post, { id: 2 })).toMatchObject({ viewCount: 1 });
    await server.app.writeViews();
    expect(await stored()).toEqual([0, 1]);
    await server.get(squareCalls.post, { id: 1 });
  });

  it('and none of a test before is written into the rows of the next', async () => {
    await server.app.writeViews();
    expect(await stored()).toEqual([0, 0]);
  });
});

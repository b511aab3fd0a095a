import { buildApp } from '@server/app';
import { makeBook } from '@server/testing/books';
import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import { remakeRanks } from './ranks';

const server = withTestServer();
const db = () => server.ctx.database.db;

describe('the ranks of books', () => {
  it.each([
    ['150 looks of one address', () => '10.0.0.1', 3],
    ['150 looks of an IPv6 line', (n: number) => `2001:db8:7:${n.toString(16)}::1`, 3],
    ['looks of 30 nets', (n: number) => `10.0.${n % 30}.1`, 90],
  ])('are moved by %s no further than there may be people', async (_who, addressOf, counted) => {
    const { bookId } = await makeBook(db());
    const app = await buildApp(server.ctx);
    const url = `/api/v1/book/${bookId}`;
    for (let n = 0; n < 150; n += 1) {
      const answer = await app.inject({ url, remoteAddress: addressOf(n) });
      expect(answer.json()).toMatchObject({ code: 0 });
    }
    await app.close();
    await remakeRanks(db(), NOON);
    const book = db().selectFrom('books').select(['viewCount', 'heat']).where('id', '=', bookId);
    expect(await book.executeTakeFirst()).toEqual({ viewCount: counted, heat: Math.floor(counted / 10) });
  });

  it('are moved by a member once a day', async () => {
    const { uid, token } = await registerMember(server);
    const { bookId } = await makeBook(db());
    const app = await buildApp(server.ctx);
    for (let n = 0; n < 10; n += 1) await app.inject({ url: `/api/v1/book/${bookId}`, headers: { uid, token } });
    await app.close();
    const book = db().selectFrom('books').select('viewCount').where('id', '=', bookId);
    expect(await book.executeTakeFirst()).toEqual({ viewCount: 1 });
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildApp } from '@server/app';
import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { speakTo, testContext, withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { supportCalls } from '@/contract/calls/support';
import type { SupportContact } from '@/contract/message';
import { addSessions } from './authenticate';
import { addErrors } from './errors';
import { addSharedAnswers, sharedRoute } from './sharedRoute';

const environment = { SHARED_ANSWERS_MS: '2000' };
const server = withTestServer(
  async ({ database: { db } }) => {
    await db.insertInto('faqCategories').values({ id: 1, name: '账号' }).execute();
    await db
      .insertInto('faqs')
      .values({ id: 1, categoryId: 1, question: '怎么改密码？', answer: `<p>${'在设置里。'.repeat(400)}</p>` })
      .execute();
  },
  { environment },
);
const url = '/api/v1/faq/list';
const asking = (headers: Record<string, string> = {}) => server.raw({ url, headers });
const questions = async (who?: Parameters<typeof server.get>[2], at: Pick<typeof server, 'get'> = server) =>
  (await at.get(supportCalls.faqList, {}, who)).records.map(({ question, helpful }) => `${question} ${helpful}`);

/** Past the triggers, so that only an answer made anew shows it. */
const changeUnheard = (question: string) =>
  withTx(server.ctx.database.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable('faqs').set({ question }).execute();
  });
const change = (question: string) => server.ctx.database.db.updateTable('faqs').set({ question }).execute();
/** PostgreSQL's word takes a moment. */
async function soon(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}
/** What was said before a test began is heard before its first answer is kept. */
beforeEach(async () => {
  await changeUnheard('旧');
  await soon(async () => {
    await server.ctx.database.db.updateTable('faqCategories').set({ name: '账号' }).execute();
    server.app.shared.empty();
    await asking();
    const kept = server.app.shared.kept().answers;
    await new Promise((done) => setTimeout(done, 50));
    expect([kept, server.app.shared.kept().answers]).toEqual([1, 1]);
  });
});

describe('an answer that is the same for everybody', () => {
  it('is kept for those who ask next, and dropped at once when an operator changes what it is made of', async () => {
    await changeUnheard('新');
    expect(await questions()).toEqual(['旧 0']);
    await change('新问');
    await soon(async () => expect(await questions()).toEqual(['新问 0']));
  });

  it('is dropped by a change only once that is there: a transaction that is given up says nothing', async () => {
    await changeUnheard('新');
    const given = withTx(server.ctx.database.db, async (tx) => {
      await tx.updateTable('faqs').set({ question: '没有' }).execute();
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    expect(await questions()).toEqual(['旧 0']);
  });

  it('shows a member their own act at once, while others have what there is', async () => {
    const member = await registerMember(server);
    const voted = await server.get(supportCalls.faqVote, { id: 1, helpful: true, deviceID: 'd' }, member);
    expect(voted).toEqual({ voted: 'helpful', helpful: 1 });
    expect(await questions(null)).toEqual(['旧 0']);
    expect(await questions(member)).toEqual(['旧 1']);
    // What was made for the member is there for all.
    expect(await questions(null)).toEqual(['旧 1']);
  });

  it('is the bytes of the contract, without the traceId of any one call', async () => {
    const plain = await asking();
    const { code, data, msg, ...rest } = plain.json();
    expect({ code, msg, rest }).toEqual({ code: 0, msg: '', rest: {} });
    expect(data.records[0].question).toBe('旧');
    const br = await asking({ 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
    const gzip = await asking({ 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await asking({ 'accept-encoding': 'br' });
    const known = await asking({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` });
    expect({ status: known.statusCode, bytes: known.rawPayload.length }).toEqual({ status: 304, bytes: 0 });
    expect(known.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding, token' });
    // Otherwise packed it is another representation.
    expect((await asking({ 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
    await change('新问');
    await soon(async () =>
      expect((await asking({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })).statusCode).toBe(200),
    );
  });

  it('may be kept on the way for guests, never for members or where it was refused', async () => {
    const guest = await asking({ token: '', uid: '' });
    expect(guest.headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=3');
    // Nothing in it is about whoever asked first.
    expect(Object.keys(guest.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    const { uid, token } = await registerMember(server);
    expect((await asking({ uid, token })).headers['cache-control']).toBe('no-store');
    const refused = await asking({ uid, token: 'no good' });
    expect(refused.json()).toMatchObject({ code: 2, traceId: expect.any(String) });
    expect(refused.headers).not.toHaveProperty('etag');
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('is no more than the database says where a call is refused', async () => {
    const missing = await server.raw({ url: '/api/v1/legal/agreement' });
    expect(missing.json()).toMatchObject({ code: 1002, traceId: expect.any(String) });
    expect(missing.headers['cache-control']).toBe('no-store');
  });
});

describe('another process on the same database', () => {
  const opened: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close();
  });
  const another = async (): Promise<FastifyInstance> => {
    const app = await buildApp(testContext(server.ctx.database, environment));
    opened.push(app);
    await app.ready();
    return app;
  };

  it('hears what an operator changes, and what a member wrote here', async () => {
    const app = await another();
    const other = speakTo(app);
    expect(await questions(null, other)).toEqual(['旧 0']);
    await change('新问');
    await soon(async () => expect(await questions(null, other)).toEqual(['新问 0']));
    // The two are one process to the embedded engine, which serves no second.
    if (server.ctx.database.engine === 'pglite') return;
    const member = await registerMember(server);
    await soon(async () => {
      await questions(null, other);
      await server.get(supportCalls.faqVote, { id: 1, helpful: true, deviceID: 'd' }, member);
      expect(await questions(member, other)).toEqual(['新问 1']);
    });
  });
});

describe('what a member sees differently', () => {
  /** Counts how often it is made, and greets members by their number. */
  async function greeter(ctx: ServerContext, wrongly = false) {
    const app = Fastify({ genReqId: () => ctx.ids.token(9) });
    addErrors(app);
    addSessions(app, ctx);
    addSharedAnswers(app, ctx);
    let made = 0;
    const call = { ...supportCalls.kefu, method: 'GET' as const, path: 'v1/greeting' };
    sharedRoute(app, ctx, call, {
      subjects: ['config'],
      make: async (): Promise<SupportContact> => {
        made += 1;
        return { ...nobody, hours: String(made) };
      },
      overlay: async ({ userId }, shared) => {
        if (wrongly) shared.qq = String(userId);
        return { ...shared, qq: String(userId) };
      },
    });
    await app.ready();
    // Until it hears the others, a member's is made anew each time.
    await soon(async () => expect(app.shared.hears()).toBe(true));
    return { app, ...speakTo(app), call };
  }
  const nobody = { link: null, qq: null, wechat: null, hours: '', faqUrl: null };

  it('lies over the one answer, under the traceId of their call, and nobody may keep it', async () => {
    const { app, raw, get, call } = await greeter(server.ctx);
    const one = await registerMember(server);
    const other = await registerMember(server);
    const headers = { uid: one.uid, token: one.token };
    expect(await get(call, {})).toMatchObject({ qq: null, hours: '1' });
    const seen = [(await get(call, {}, one)).qq, (await get(call, {}, other)).qq];
    expect(new Set(seen).size).toBe(2);
    const own = await raw({ url: '/api/v1/greeting?appID=2008', headers });
    expect(own.json()).toMatchObject({ traceId: expect.stringMatching(/^.{12}$/), data: { hours: '1' } });
    expect(own.headers).not.toHaveProperty('etag');
    expect(await get(call, {})).toMatchObject({ qq: null, hours: '1' });
    await app.close();
  });

  it('cannot be written into the answer of all', async () => {
    const { app, get, ask, call } = await greeter(server.ctx, true);
    const member = await registerMember(server);
    expect((await ask(call, {}, member)).status).toBe(500);
    expect(await get(call, {})).toMatchObject({ qq: null });
    await app.close();
  });
});

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '@server/app';
import { makeGame } from '@server/testing/games';
import { speakTo, type TestServer, testContext, withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import type { FastifyInstance } from 'fastify';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';

const server = withTestServer();

interface Line {
  level: number;
  traceId?: string;
  route?: string;
  code?: number;
  msg: string;
}

interface Logged extends Pick<TestServer, 'raw' | 'ask' | 'get'> {
  app: FastifyInstance;
  text(): string;
  /** The lines about answers, of this route. */
  of(route: string): Line[];
}

/** The same server at the level that operators have, for as long as `work` runs. */
async function atDefaultLevel(work: (logged: Logged) => Promise<void>): Promise<void> {
  const written: string[] = [];
  const ctx = { ...testContext(server.ctx.database, { LOG_LEVEL: 'info' }), secret: server.ctx.secret };
  const app = await buildApp(ctx, { log: { write: (line) => written.push(line) } });
  const of = (route: string) =>
    written.map((line) => JSON.parse(line) as Line).filter((line) => line.route === route && line.code !== undefined);
  try {
    await work({ app, ...speakTo(app), text: () => written.join(''), of });
  } finally {
    await app.close();
  }
}

describe('the log at its default level', () => {
  it('names the code that a member can read out, and nothing else that the header may hold', async () => {
    await atDefaultLevel(async ({ raw, of, text }) => {
      const ask = (support: string) => raw({ method: 'POST', url: '/api/user/center/me', headers: { support } });
      await ask('K7Q2-M4');
      await ask('13800138000');
      expect(of('/api/user/center/me')).toEqual([
        expect.objectContaining({ support: 'K7Q2-M4' }),
        expect.not.objectContaining({ support: expect.anything() }),
      ]);
      expect(text()).not.toContain('13800138000');
    });
  });

  it('has a line for a purchase that was refused, under the traceId of its answer', async () => {
    const me = await registerMember(server);
    const id = await makeGame(server.ctx.database.db, { onlineType: 1, buyAmount: 999 });
    await atDefaultLevel(async ({ raw, of }) => {
      const answer = await raw({
        method: 'POST',
        url: `/api/user/game/download/${id}`,
        headers: { uid: me.uid, token: me.token },
        payload: { platformType: 1, requestId: '00000000-0000-4000-8000-000000000001', expectPrice: 999 },
      });
      const { traceId } = answer.json<{ traceId: string }>();
      expect(of('/api/user/game/download/:id')).toEqual([
        expect.objectContaining({
          level: 30,
          traceId,
          method: 'POST',
          status: 200,
          code: code.balanceInsufficient,
          ms: expect.any(Number),
          uid: me.uid,
        }),
      ]);
    });
  });

  it('has one for a login, an SMS code and an ended ticket, without name, password or number', async () => {
    const me = await registerMember(server);
    await atDefaultLevel(async ({ ask, raw, of, text }) => {
      await ask(userCalls.login, { loginName: 'member_nobody', password: 'hush4711hush' });
      await ask(userCalls.smsCode, { phone: '13800138000', purpose: 'login' });
      await ask(userCalls.smsCode, { phone: '13800138000', purpose: 'login' });
      await raw({ url: '/dl/1.1.abc.hushhush' });
      expect(of('/api/user/login')).toEqual([expect.objectContaining({ code: code.wrongPassword })]);
      expect(of('/api/user/smsCode')).toEqual([expect.objectContaining({ code: code.tooOften })]);
      expect(of('/dl/:ticket')).toEqual([expect.objectContaining({ code: 403 })]);
      expect(text()).not.toMatch(/member_nobody|hush|13800138000/);
      expect(text()).not.toContain(me.token);
    });
  });

  it('says of a call that failed that it did, beside what the error was', async () => {
    await atDefaultLevel(async ({ app, raw, of, text }) => {
      app.get('/api/broken', { config: { access: 'guest' } }, async () => {
        throw new Error('the pipe burst');
      });
      const { traceId } = (await raw({ url: '/api/broken' })).json<{ traceId: string }>();
      expect(of('/api/broken')).toEqual([expect.objectContaining({ level: 40, traceId, status: 500, code: 500 })]);
      const lines = text().split('\n');
      expect(lines.find((line) => line.includes('the pipe burst'))).toContain(`"traceId":"${traceId}"`);
    });
  });

  it('has one for a call that took over a second, though it went well', async () => {
    await atDefaultLevel(async ({ app, raw, of }) => {
      app.get('/api/slow', { config: { access: 'guest' } }, async () => sleep(1100, { ok: true }));
      await raw({ url: '/api/slow' });
      expect(of('/api/slow')).toEqual([expect.objectContaining({ level: 40, code: 0, msg: 'answered slowly' })]);
    });
  });

  it('has one for a call whose caller left before the answer', async () => {
    await atDefaultLevel(async ({ app, of }) => {
      const asked = new Promise<void>((resolve) => {
        app.get('/api/endless', { config: { access: 'guest' } }, async (_request, reply) => {
          resolve();
          await once(reply.raw, 'close');
          return {};
        });
      });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const caller = connect(port, '127.0.0.1').on('error', () => {});
      caller.write('GET /api/endless HTTP/1.1\r\nhost: plaza\r\n\r\n');
      await asked;
      caller.destroy();
      while (of('/api/endless').length === 0) await sleep(10);
      expect(of('/api/endless')[0]).toMatchObject({ msg: 'left before the answer' });
    });
  });
});

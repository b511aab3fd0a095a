import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buildApp } from '@server/app';
import { AcquireTimeout } from '@server/db/pglitePool';
import { testContext, withTestServer } from '@server/testing/testServer';
import Fastify, { type FastifyInstance } from 'fastify';
import { addErrors } from './errors';

const server = withTestServer();

describe('what fails on the way answers its HTTP status in the common envelope', () => {
  it.each([
    ['an unknown call', 'GET', '/api/v1/nothing', 404],
    ['a call under another method', 'GET', '/api/user/login', 405],
    ['a missing chunk', 'GET', '/assets/x.0123456789.js', 404],
    ['a missing picture', 'GET', '/media/gen/v1/icon/x.svg', 404],
    ['a missing page of the cashier', 'GET', '/pay/nothing', 404],
    ['a path outside', 'GET', '/..%2f..%2fetc/passwd', 404],
  ] as const)('%s', async (_name, method, url, status) => {
    const response = await server.raw({ method, url, headers: { accept: '*/*' } });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: status, data: null });
  });

  it('names the right method', async () => {
    const response = await server.raw({ method: 'DELETE', url: '/api/user/game/download/7' });
    expect(response.headers.allow).toBe('POST');
  });

  it('refuses broken JSON, strange formats and too much', async () => {
    const post = (type: string, payload: string) =>
      server.raw({ method: 'POST', url: '/api/user/kefu', headers: { 'content-type': type }, payload });
    expect((await post('application/json', '{"a":')).statusCode).toBe(400);
    expect((await post('application/xml', '<a/>')).statusCode).toBe(415);
    const big = await post('application/x-www-form-urlencoded', `a=${'x'.repeat(300_000)}`);
    expect(big.json()).toMatchObject({ code: 413, msg: '提交的内容过大' });
  });

  it('hides what nobody expected behind 500, and says 503 while the database is away', async () => {
    const app = Fastify();
    addErrors(app);
    const failures: Record<string, unknown> = {
      bug: new Error('select * from users'),
      busy: new AcquireTimeout(5000),
      away: Object.assign(new Error('terminating connection'), { code: '57P01' }),
      cancelled: Object.assign(new Error('canceling statement'), { code: '57014' }),
      locked: Object.assign(new Error('canceling statement'), { code: '55P03' }),
      full: Object.assign(new Error('too many clients'), { code: '53300' }),
    };
    app.get<{ Params: { kind: string } }>('/:kind', async ({ params }) => {
      throw failures[params.kind];
    });
    const bug = await app.inject('/bug');
    expect(bug.statusCode).toBe(500);
    expect(bug.body).not.toContain('users');
    const busy = await app.inject('/busy');
    expect(busy.json()).toMatchObject({ code: 503, msg: '服务不可用' });
    expect(busy.headers['retry-after']).toBe('1');
    for (const kind of ['away', 'cancelled', 'locked', 'full']) {
      expect({ kind, status: (await app.inject(`/${kind}`)).statusCode }).toEqual({ kind, status: 503 });
    }
  });
});

/** An address of every route that sends files, whatever it says of itself. */
function filesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  const routes = app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]*)\).*)?$/.exec(line) ?? [];
      if (part === '') return [];
      above.length = indent.length / 4;
      above.push(part);
      return methods?.includes('GET') ? [above.join('')] : [];
    });
  const files = routes.filter((url) => /^\/(media|dl|wf)\//.test(url));
  return files.map((url) => url.replace(/:\w+|\*/, 'x.webp'));
}

describe('limits and stopping', () => {
  it('answers 429 with the seconds to wait, and counts pictures for nothing', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '3' }));
    for (let tries = 0; tries < 3; tries += 1) expect((await app.inject('/api/v1/meta')).statusCode).toBe(200);
    const refused = await app.inject('/api/v1/meta');
    expect(refused.json()).toMatchObject({ code: 429, data: { retryAfter: 60 }, msg: '操作太频繁了，请稍后再试' });
    expect((await app.inject('/media/gen/v1/icon/1.svg')).statusCode).toBe(200);
    await app.close();
  });

  it('counts files of every kind in limits of their own, each address for itself', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '1', FILE_RATE_LIMIT_MAX: '4' }));
    for (const url of filesOf(app)) {
      const ask = (remoteAddress: string) => app.inject({ url, remoteAddress });
      const statuses: number[] = [];
      for (let tries = 0; tries < 5; tries += 1) statuses.push((await ask('10.0.0.1')).statusCode);
      const own = statuses[0] ?? 0;
      expect({ url, statuses, isRefusal: own === 429 }).toEqual({
        url,
        statuses: [own, own, own, own, 429],
        isRefusal: false,
      });
      expect((await ask('10.0.0.2')).statusCode).toBe(own);
    }
    expect(filesOf(app)).toEqual(expect.arrayContaining(['/media/page/x.webp', '/dl/app/android', '/wf/x.webp']));
    expect((await app.inject({ url: '/api/v1/meta', remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
    await app.close();
  });

  it('hangs up on a connection beyond the most there may be, and takes another once one has gone', async () => {
    const app = await buildApp(testContext(server.ctx.database, { MAX_CONNECTIONS: '10' }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const open = async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    };
    const answered = async (socket: Socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      const [bytes] = await once(socket, 'data');
      return String(bytes).split('\r\n')[0];
    };
    const sockets: Socket[] = [];
    for (let n = 0; n < 10; n += 1) sockets.push(await open());
    for (const socket of sockets) expect(await answered(socket)).toBe('HTTP/1.1 200 OK');
    const dropped = once(app.server, 'drop');
    const tooMany = connect(port, '127.0.0.1').on('error', () => {});
    await dropped;
    const freed = new Promise<void>((resolve) => {
      const look = () => app.server.getConnections((_error, count) => (count < 10 ? resolve() : setImmediate(look)));
      look();
    });
    sockets.pop()?.destroy();
    await freed;
    const next = await open();
    expect(await answered(next)).toBe('HTTP/1.1 200 OK');
    for (const socket of [...sockets, next, tooMany]) socket.destroy();
    await app.close();
  });

  it('counts the sandbox cashier, whose callbacks anybody may send, like a call', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '2' }));
    const statuses: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      statuses.push((await app.inject({ method: 'POST', url: '/pay/sandbox/notify' })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await app.close();
  });

  it('counts calls with a token nobody has like any others, and asks the database about none past the limit', async () => {
    const ctx = testContext(server.ctx.database, { RATE_LIMIT_MAX: '3' });
    const app = await buildApp(ctx);
    const asked = jest.spyOn(ctx.database.reads, 'selectFrom');
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const guess = { url: '/api/v1/meta', headers: { uid: '1', token: `guess-${tries}` } };
      statuses.push((await app.inject(guess)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockRestore();
    await app.close();
  });

  it('tells visitors apart by the header of a proxy it was told of, and believes nobody else', async () => {
    const statuses = async (hops: string) => {
      const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '1', TRUST_PROXY: hops }));
      const ask = (from: string) => app.inject({ url: '/api/v1/meta', headers: { 'x-forwarded-for': from } });
      const found = [(await ask('1.1.1.1')).statusCode, (await ask('2.2.2.2')).statusCode];
      await app.close();
      return found;
    };
    expect(await statuses('1')).toEqual([200, 200]);
    expect(await statuses('0')).toEqual([200, 429]);
  });

  it('once it is stopping tells balancers so, answers everybody else, and lets each connection go', async () => {
    const stopping = { begun: false };
    const app = await buildApp(testContext(server.ctx.database), { stopping });
    expect((await app.inject('/readyz')).json()).toMatchObject({ ok: true });
    stopping.begun = true;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    const answered = await app.inject('/api/v1/meta');
    expect(answered.json()).toMatchObject({ code: 0 });
    expect(answered.headers.connection).toBe('close');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });
});

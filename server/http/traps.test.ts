import { currentBulletin } from '@server/platform/bulletins';
import { makeGame } from '@server/testing/games';
import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import Fastify from 'fastify';
import * as v from 'valibot';
import { call } from '@/contract/call';
import { gameCalls } from '@/contract/calls/game';
import { platformCalls } from '@/contract/calls/platform';
import { statusCalls } from '@/contract/calls/status';
import { addBodies } from './bodies';
import { addCompilers } from './compilers';
import { addErrors } from './errors';
import { route } from './route';

const server = withTestServer();
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('bodies', () => {
  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', 'image/png'])(
    'takes a call without a body under content type %s',
    async (type) => {
      const headers = { 'content-type': type };
      const response = await server.raw({ method: 'POST', url: '/api/user/kefu', headers });
      expect(response.json()).toMatchObject({ code: 0 });
    },
  );

  it('takes an empty JSON body as an empty object, for DELETE too', async () => {
    const app = Fastify();
    await addBodies(app);
    addErrors(app);
    const like = { path: 'like/{id}', input: v.object({ id: v.number() }), output: v.object({ id: v.number() }) };
    route(app, call({ ...like, method: 'DELETE' }), ({ input }) => input);
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'DELETE', url: '/api/like/7', headers });
    expect(response.json()).toMatchObject({ code: 0, data: { id: 7 } });
  });

  it('reads numbers, lists and fields of a form by the contract, and strips what it does not know', async () => {
    const app = Fastify();
    addCompilers(app);
    await addBodies(app);
    const input = v.object({ ids: v.array(v.number()), on: v.boolean(), note: v.optional(v.string(), 'none') });
    route(app, call({ method: 'POST', path: 'x', input, output: v.looseObject({}) }), (asked) => asked.input);
    const ask = async (payload: string) =>
      (await app.inject({ method: 'POST', url: '/api/x', headers: form, payload })).json().data;
    expect(await ask('ids=1&ids=2&on=true&appID=2008&extra=1')).toEqual({ ids: [1, 2], on: true, note: 'none' });
    expect(await ask('ids=5&on=false&o[x]=1&ids[]=9')).toEqual({ ids: [5], on: false, note: 'none' });
  });

  it('reads fields only where the call carries them, in the body or in the query', async () => {
    const app = Fastify();
    await addBodies(app);
    const input = v.object({ note: v.optional(v.pipe(v.string(), v.maxLength(5))) });
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      route(app, call({ method, path: 'x', input, output: v.looseObject({}) }), (asked) => asked.input);
    }
    const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload = '') =>
      (await app.inject({ method, url, headers: form, payload })).json().data;
    expect(await ask('POST', '/api/x?note=far-too-long&note=twice')).toEqual({});
    expect(await ask('POST', '/api/x?note=query', 'note=body')).toEqual({ note: 'body' });
    expect(await ask('GET', '/api/x?note=query')).toEqual({ note: 'query' });
    expect(await ask('DELETE', '/api/x?note=query', 'note=far-too-long')).toEqual({ note: 'query' });
    expect(await ask('DELETE', '/api/x', 'note=far-too-long')).toEqual({});
  });

  it('takes a JSON body where the client sends one, and any appID', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ currentPage: 1, appID: 'other', unknown: { deep: true } });
    const response = await server.raw({ method: 'POST', url: '/api/web/game/list', headers, payload });
    expect(response.json()).toMatchObject({ code: 0, data: { records: [] } });
  });
});

describe('answers', () => {
  it('keeps data null where there is nothing', async () => {
    expect(await currentBulletin(server.ctx.database.db, { posType: 1, audience: 'guests' }, NOON)).toBeNull();
    expect(await server.ask(platformCalls.bulletin, { posType: 1 })).toEqual({
      status: 200,
      code: 0,
      data: null,
      msg: '',
    });
  });

  it('lets nothing out that the contract does not list', async () => {
    const app = Fastify();
    await addBodies(app);
    const output = v.object({ name: v.string(), tags: v.array(v.object({ id: v.number() })) });
    route(app, call({ method: 'GET', path: 'x', input: v.object({}), output }), () => {
      const row = { name: 'a', passwordHash: 'secret', tags: [{ id: 1, hidden: 2 }] };
      return row;
    });
    const { data } = (await app.inject('/api/x')).json();
    expect(data).toEqual({ name: 'a', tags: [{ id: 1 }] });
  });

  it('keeps every key of the open server configuration (A5)', async () => {
    const value = JSON.stringify({ slogan: '来玩', limits: { daily: 3 }, bundleUrl: '/app' });
    await server.ctx.database.db
      .insertInto('appConfig')
      .values({ appId: '2008', key: 'serverConfig', value })
      .execute();
    const device = { appID: '2008', channelID: '0', deviceID: 'd1', deviceType: 'h5', osType: 3 } as const;
    const { serverConfig } = await server.get(platformCalls.deviceInit, device);
    expect(serverConfig).toEqual({ slogan: '来玩', limits: { daily: 3 }, bundleUrl: '/app' });
  });

  it('carries a trace id and is never kept by a cache', async () => {
    const response = await server.raw({ method: 'GET', url: '/api/v1/meta' });
    expect(response.json().traceId).toHaveLength(12);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('compresses long answers for who takes it', async () => {
    for (let made = 0; made < 8; made += 1) await makeGame(server.ctx.database.db);
    const ask = (encoding: string) =>
      server.raw({ method: 'POST', url: '/api/web/game/list', headers: { 'accept-encoding': encoding } });
    expect((await ask('gzip, br')).headers['content-encoding']).toBe('br');
    expect((await ask('gzip, br;q=0')).headers['content-encoding']).toBe('gzip');
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
  });
});

describe('fields that break a rule', () => {
  it.each([
    ['loginName=ab&password=passw0rd', 'loginName', '账号须为 4–20 位字母、数字或下划线'],
    ['loginName=abcd&password=short', 'password', '密码须为 8–32 位，且同时包含字母和数字'],
    ['loginName=abcd', 'password', '密码须为 8–32 位，且同时包含字母和数字'],
  ])('D6: %s answers 1001 with the field and its rule', async (payload, field, msg) => {
    const response = await server.raw({ method: 'POST', url: '/api/user/registerWithName', headers: form, payload });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ code: 1001, data: { field }, msg });
  });

  it('holds pages to 1–99 rows', async () => {
    const heard = await server.ask(gameCalls.gameList, { pageSize: 100 });
    expect(heard).toMatchObject({ code: 1001, data: { field: 'pageSize' } });
  });

  it('lets no member read as another by the body', async () => {
    const me = await registerMember(server);
    expect(await server.ask(statusCalls.me, { uid: 'other' }, me)).toMatchObject({ code: 1006 });
  });
});

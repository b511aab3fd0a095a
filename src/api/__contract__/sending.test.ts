import { api } from '@/api/api';
import { cancelByUrl, OPEN_CALLS_BEFORE_WARNING } from '@/api/cancel';
import { gameApi } from '@/api/gameApi';
import { platformApi } from '@/api/platformApi';
import type { CallRequest } from '@/api/request';
import { userCalls } from '@/contract/calls/user';
import { createApiStore } from '@/testing/apiStore';
import { buildGameDetail } from '@/testing/builders/game';
import { createFakePorts } from '@/testing/fakePorts';
import { Answer, ok } from '@/testing/fakes/answers';
import { MEMBER } from '@/testing/identities';

/** An endpoint for what no product call does: binary answers, JSON bodies, repeated keys. */
const probeApi = api.injectEndpoints({
  endpoints: (build) => ({ probe: build.mutation<unknown, CallRequest>({ query: (request) => request }) }),
});
const probe = (request: Partial<CallRequest>) =>
  probeApi.endpoints.probe.initiate({ call: userCalls.logout, input: {}, ...request }, { track: false });
const bytes = new Uint8Array([0, 255, 137, 80, 78, 71, 13, 10, 26, 10]);

describe('the support code', () => {
  it('travels to the own origin alone', async () => {
    const ports = createFakePorts();
    ports.tape.support = 'K7Q2-M4';
    const { dispatch, server } = createApiStore(MEMBER, ports);
    await dispatch(probe({}));
    expect(server.calls.at(-1)?.headers).toMatchObject({ support: 'K7Q2-M4' });
    await dispatch(platformApi.endpoints.bulletin.initiate({ path: 'https://notice.example/current' }));
    expect(server.calls.at(-1)?.headers).not.toHaveProperty('support');
    const elsewhere = createApiStore({ ...MEMBER, apiBase: 'https://api.example/api' }, ports);
    await elsewhere.dispatch(probe({}));
    expect(elsewhere.server.calls.at(-1)?.headers).not.toHaveProperty('support');
  });
});

describe('other origins', () => {
  it.each([
    'https://notice.example/current',
    'http://notice.example/current',
    'HTTPS://notice.example/current?x=1',
    'https://notice.example:8443/a/b',
  ])("G2: %s gets neither the member's headers nor appID", async (path) => {
    const { dispatch, server } = createApiStore(MEMBER);
    server.reply(`POST ${path}`, null);
    await dispatch(platformApi.endpoints.bulletin.initiate({ path }));
    const [call] = server.calls;
    expect(call?.url).toBe(path);
    expect(Object.keys(call?.headers ?? {}).sort()).toEqual(['accept', 'content-type', 'x-requested-with']);
    expect(call?.form).toEqual({ posType: '1' });
    expect(JSON.stringify(call)).not.toContain('token-1001');
  });

  it.each(['//evil.example/x', '/notice', 'notice', 'javascript:alert(1)', 'ftp://x', '\\\\evil.example'])(
    'G2: %s stays under the API base, so the token cannot leave',
    async (path) => {
      const { dispatch, server } = createApiStore(MEMBER);
      await dispatch(platformApi.endpoints.bulletin.initiate({ path }));
      const address = new URL(server.calls[0]?.url ?? '', 'http://localhost');
      expect(address.origin).toBe('http://localhost');
      expect(address.pathname.startsWith('/api/')).toBe(true);
    },
  );
});

describe('bodies', () => {
  it('G2: a flagged body travels as JSON, appID in it', async () => {
    const { dispatch, server } = createApiStore();
    await dispatch(probe({ call: { ...userCalls.logout, encoding: 'json' }, input: { tagIds: [1, 2], on: true } }));
    expect(server.calls[0]?.headers['content-type']).toBe('application/json');
    expect(server.calls[0]?.json).toEqual({ appID: '2008', tagIds: [1, 2], on: true });
  });

  it('G2: an array in a form is a repeated key; missing and null are left out', async () => {
    const { dispatch, server } = createApiStore();
    await dispatch(probe({ input: { ids: [1, 2], none: undefined, nothing: null, empty: '', zero: 0, no: false } }));
    expect(server.calls[0]?.form).toEqual({ appID: '2008', ids: ['1', '2'], empty: '', zero: '0', no: 'false' });
  });

  it('G2: an explicit appID wins everywhere', async () => {
    const { dispatch, server } = createApiStore();
    await dispatch(probe({ input: { appID: '77' } }));
    await dispatch(probe({ call: { ...userCalls.logout, method: 'GET' }, input: { appID: '77' } }));
    expect([server.calls[0]?.form, server.calls[1]?.query]).toEqual([{ appID: '77' }, { appID: '77' }]);
  });

  it('carries a secret only on the wire: the handle in the action is good for one request', async () => {
    const { dispatch, server, actions, extra } = createApiStore();
    const password = extra.secrets.keep('abc12345');
    await dispatch(probe({ input: { password } }));
    await dispatch(probe({ input: { password } }));
    expect(server.calls.map(({ form }) => form.password)).toEqual(['abc12345', password]);
    expect(JSON.stringify(actions)).not.toContain('abc12345');
  });
});

describe('binary answers', () => {
  it('G3: a blob is handed on unchanged', async () => {
    const { dispatch, server } = createApiStore();
    server.reply('POST user/logout', new Answer(200, bytes, 'image/png'));
    const { data } = (await dispatch(probe({ responseType: 'blob' }))) as { data: Blob };
    expect([...new Uint8Array(await data.arrayBuffer())]).toEqual([...bytes]);
    expect(data.type).toBe('image/png');
  });

  it('G3: an arraybuffer is handed on unchanged, whatever it says', async () => {
    const { dispatch, server } = createApiStore();
    server.reply('POST user/logout', new Answer(200, '{"code":2}'));
    const { data } = (await dispatch(probe({ responseType: 'arraybuffer' }))) as { data: ArrayBuffer };
    expect(new TextDecoder().decode(data)).toBe('{"code":2}');
  });
});

describe('calling off', () => {
  const detail = (appID: string) => gameApi.endpoints.gameDetail.initiate({ appID }, { forceRefetch: true });
  const url = (n: number) => `/api/v1/probe/${n}?appID=2008`;
  const open = (n: number) => probe({ call: { ...userCalls.logout, method: 'GET' }, path: `v1/probe/${n}` });

  it('G3: one of five is called off by its URL; the other four finish', async () => {
    const { dispatch, server, clock } = createApiStore();
    const held = server.defer('GET v1/probe/{n}');
    const calls = [1, 2, 3, 4, 5].map((n) => dispatch(open(n)));
    await clock.advance();
    expect(dispatch(cancelByUrl(url(3)) as never)).toBe(1);
    expect(await calls[2]).toEqual({ error: { kind: 'cancelled' } });
    await clock.advance();
    for (const _one of [...held.waiting]) held.answer(null);
    const ended = await Promise.all(calls);
    expect(ended.filter((result) => 'data' in result)).toHaveLength(4);
    expect(clock.timers).toBe(0);
  });

  it('G3: an unknown URL calls nothing off', () => {
    const { dispatch } = createApiStore();
    expect(dispatch(cancelByUrl('/api/nowhere') as never)).toBe(0);
  });

  it('G3: 20 open calls are silent, the 21st warns once, and again only after the number fell', async () => {
    const { dispatch, server, clock, ports } = createApiStore();
    const held = server.defer('GET v1/probe/{n}');
    for (let n = 1; n <= OPEN_CALLS_BEFORE_WARNING; n += 1) dispatch(open(n));
    await clock.advance();
    expect(ports.log.warnings).toEqual([]);
    dispatch(open(21));
    dispatch(open(22));
    await clock.advance();
    expect(ports.log.warnings.map(({ text }) => text)).toEqual(['Many calls are open']);
    for (const _one of [...held.waiting]) held.answer(null);
    await clock.advance();
    expect(held.waiting).toEqual([]);
  });

  it('G3: calls that ended are not open: any number one after another is silent', async () => {
    const { dispatch, server, ports } = createApiStore();
    server.reply('GET v1/probe/{n}', null);
    for (let n = 0; n <= OPEN_CALLS_BEFORE_WARNING; n += 1) await dispatch(open(n));
    expect(ports.log.warnings).toEqual([]);
  });

  it('an answer that was already read wins over a late cancel', async () => {
    const { dispatch, server, clock } = createApiStore();
    server.reply('POST web/game/detail', ok(buildGameDetail()));
    const call = dispatch(detail('11'));
    await clock.advance();
    dispatch(cancelByUrl('/api/web/game/detail') as never);
    expect((await call).data).toEqual(buildGameDetail());
  });
});

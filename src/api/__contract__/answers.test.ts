import type { UnknownAction } from '@reduxjs/toolkit';
import { gameApi } from '@/api/gameApi';
import { statusApi } from '@/api/statusApi';
import { userApi } from '@/api/userApi';
import { createApiStore } from '@/testing/apiStore';
import { buildAccount } from '@/testing/builders/member';
import { Answer, fail, json, status } from '@/testing/fakes/answers';
import { MEMBER } from '@/testing/identities';

const login = () => userApi.endpoints.login.initiate({ loginName: 'xinghe', password: 'abc12345' });
const download = () => gameApi.endpoints.download.initiate({ id: 11, platformType: 1 });

/** Answers one login with `answer` and returns how it ended and what is in the log of actions. */
async function loginAnswered(answer: Answer | Error) {
  const world = createApiStore();
  world.server.reply('POST user/login', answer);
  return { ...world, result: await world.dispatch(login()) };
}

describe('answers', () => {
  it('G5: the payload of a good answer is what stood in data', async () => {
    const { result } = await loginAnswered(json({ code: 0, data: buildAccount(), msg: 'ok', traceId: 't1' }));
    expect(result).toEqual({ data: buildAccount() });
  });

  it("G5: another code than 0 and 2 rejects with the server's message and details", async () => {
    const { dispatch, server } = createApiStore(MEMBER);
    server.reply('POST user/game/download/{id}', fail(3006, '价格变了', { price: 40 }));
    expect((await dispatch(download())).error).toEqual({
      kind: 'business',
      code: 3006,
      message: '价格变了',
      data: { price: 40 },
    });
  });

  it('G5: the operator hears of an answer or a row that cannot be read, and of no other fault', async () => {
    const unreadable = await loginAnswered(json({ code: 0, data: { uid: 7 }, msg: '' }));
    expect(unreadable.ports.faults.reported).toEqual([expect.stringMatching(/^unreadable user\/login \w+$/)]);
    const { dispatch, server, ports } = createApiStore();
    const game = { id: 1, appID: '1', name: 'g', onlineType: 0, platforms: [1, 'harmony'] };
    server.reply('POST web/game/list', json({ code: 0, data: { records: [game] }, msg: '' }));
    await dispatch(gameApi.endpoints.gameList.initiate({ platformType: 1 }));
    expect(ports.faults.reported).toEqual(['unreadable web/game/list records.0.platforms.1']);
    for (const other of [fail(3006, '价格变了', {}), status(500, ''), new TypeError('Failed to fetch')])
      expect((await loginAnswered(other)).ports.faults.reported).toEqual([]);
  });

  it('G3: a success that is not 200 is read like a 200 and noted in the log', async () => {
    const { result, ports } = await loginAnswered(json({ code: 0, data: buildAccount() }, 201));
    expect(result.data).toEqual(buildAccount());
    expect(ports.log.warnings).toEqual([
      { text: 'A success that is not 200', detail: { status: 201, url: '/api/user/login' } },
    ]);
  });

  it.each([400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505, 402, 413, 418, 429, 507])(
    'G4: HTTP %i is known by its status and address',
    async (code) => {
      const { result, ports } = await loginAnswered(status(code, '服务端的话'));
      expect(result.error).toEqual({ kind: 'http', status: code, url: '/api/user/login' });
      expect(ports.log.warnings).toEqual([]);
    },
  );

  it('G4: no connection has a kind of its own', async () => {
    const { result } = await loginAnswered(new TypeError('Failed to fetch'));
    expect(result.error).toEqual({ kind: 'offline' });
  });

  it.each([
    ['a page of HTML', '<!doctype html><title>Login to the Wi-Fi</title>', 'envelope'],
    ['half a body', '{"code":0,"da', 'envelope'],
    ['an empty body', '', 'envelope'],
    ['an envelope without a code', '{"data":{}}', 'envelope'],
    ['a code that is a text', '{"code":"0","data":{}}', 'envelope'],
    ['a missing required field', '{"code":0,"data":{"uid":"1001"}}', 'token'],
    ['a field of another type', '{"code":0,"data":{"uid":1001,"token":"t"}}', 'uid'],
    ['no data where some is due', '{"code":0}', 'data'],
  ])('G4: %s is one typed fault that names the place', async (_what, body, path) => {
    const { result } = await loginAnswered(new Answer(200, body, 'text/html'));
    expect(result.error).toEqual({ kind: 'unreadable', path });
  });

  it.each([200, 401, 500])('D4: code 2 counts in any response, HTTP %i too', async (http) => {
    const { dispatch, server } = createApiStore(MEMBER);
    server.reply('POST user/game/download/{id}', json({ code: 2, data: null, msg: '请重新登录' }, http));
    expect((await dispatch(download())).error).toEqual({ kind: 'session', uid: '1001', epoch: 1 });
  });

  it('reads leniently: unknown fields fall away, missing optional ones have their defaults', async () => {
    const { result } = await loginAnswered(json({ code: 0, data: { uid: '1001', token: 't', shoeSize: 43 } }));
    expect(result.data).toEqual({ ...buildAccount(), token: 't', accountType: 0, age: 0, loginName: '', name: '' });
  });

  it('reads older spellings of times before the contract judges them', async () => {
    const { dispatch, server } = createApiStore(MEMBER);
    server.reply('POST user/center/me', { coinNum: 1, levelType: 1, expTime: '1795000000' });
    const { data } = await dispatch(statusApi.endpoints.me.initiate({ uid: '1001' }));
    expect(data?.expTime).toBe(1_795_000_000_000);
  });

  it('survives hostile keys without touching any prototype', async () => {
    const { result } = await loginAnswered(
      new Answer(200, '{"code":0,"data":{"uid":"1","token":"t","__proto__":{"polluted":1},"constructor":{"x":1}}}'),
    );
    expect(result.data).toMatchObject({ uid: '1' });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(Object.keys(result.data as object)).not.toContain('constructor');
  });
});

describe('who hears of a fault', () => {
  it.each<[string, () => unknown]>([
    ['form', login],
    ['form', download],
    ['quiet', () => gameApi.endpoints.reportSource.initiate({})],
    ['face', () => gameApi.endpoints.gameList.initiate({})],
    ['toast', () => userApi.endpoints.uploadAvatar.initiate({ file: new Blob() })],
  ])('G4: the answer carries the voice %s', async (voice, ask) => {
    const { dispatch, actions, clock } = createApiStore();
    dispatch(ask() as UnknownAction);
    await clock.advance();
    const ended = actions.find(({ type }) => type.endsWith('/rejected'));
    expect(ended).toMatchObject({ meta: { baseQueryMeta: { voice, status: 404, ms: 0 } } });
  });
});

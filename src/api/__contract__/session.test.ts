import { api } from '@/api/api';
import { gameApi } from '@/api/gameApi';
import { statusApi } from '@/api/statusApi';
import { createApiStore, identityChanged } from '@/testing/apiStore';
import { buildGameDetail, buildTicket } from '@/testing/builders/game';
import { buildStatus } from '@/testing/builders/member';
import { fail, ok } from '@/testing/fakes/answers';
import { MEMBER } from '@/testing/identities';

const me = () => statusApi.endpoints.me.initiate({ uid: '1001' });
const download = () => gameApi.endpoints.download.initiate({ id: 11, platformType: 1 });
const detail = (appID: string) => gameApi.endpoints.gameDetail.initiate({ appID });
const OTHER = { uid: '2002', token: 'token-2002', epoch: 2 };

describe('change of account while a call is open', () => {
  it('D4: a late code 2 says which session it was of, so that the new one is left alone', async () => {
    const { dispatch, server, clock } = createApiStore(MEMBER);
    const held = server.defer('POST user/center/me');
    const call = dispatch(me());
    await clock.advance();
    dispatch(identityChanged(OTHER));
    held.answer(fail(2, '请重新登录'));
    expect((await call).error).toEqual({ kind: 'session', uid: '1001', epoch: 1 });
  });

  it('D4: the good answer for an earlier account is never cached', async () => {
    const { dispatch, server, clock, store } = createApiStore(MEMBER);
    const held = server.defer('POST user/center/me');
    const call = dispatch(me());
    await clock.advance();
    dispatch(identityChanged(OTHER));
    held.answer(ok(buildStatus({ coinNum: 999 })));
    expect((await call).error).toEqual({ kind: 'stale' });
    // By its name: digits stand in times too.
    expect(JSON.stringify(store.getState())).not.toContain('"coinNum"');
  });

  it('D4: the same account signed in anew is another session', async () => {
    const { dispatch, server, clock } = createApiStore(MEMBER);
    const held = server.defer('POST user/game/download/{id}');
    const call = dispatch(download());
    await clock.advance();
    dispatch(identityChanged({ epoch: 2 }));
    held.answer(ok(buildTicket()));
    expect(await call).toEqual({ error: { kind: 'stale' } });
  });

  it('D3: clearing the cache at log-out aborts what is open; a late answer finds no place', async () => {
    const { dispatch, server, clock, store } = createApiStore(MEMBER);
    const held = server.defer('POST user/center/me');
    dispatch(me());
    await clock.advance();
    dispatch(identityChanged({ uid: '', token: '', epoch: 2 }));
    dispatch(api.util.resetApiState());
    await clock.advance();
    expect(held.waiting[0]?.signal?.aborted).toBe(true);
    held.answer(ok(buildStatus()));
    await clock.advance(30_000);
    expect(store.getState().api.queries).toEqual({});
    expect(clock.timers).toBe(0);
  });

  it('D4: uid, token and epoch are read when the call is sent, not when its endpoint was made ready', async () => {
    const { dispatch, server } = createApiStore(MEMBER);
    server.reply('POST user/game/download/{id}', buildTicket());
    const call = download();
    dispatch(identityChanged(OTHER));
    await dispatch(call);
    expect(server.calls[0]?.headers).toMatchObject({ uid: '2002', token: 'token-2002' });
  });

  it('D4: 200 orderings of answers and sign-ins never show one member what was asked for another', async () => {
    const { dispatch, server, clock, store } = createApiStore(MEMBER);
    const held = server.defer('POST web/game/detail');
    for (let round = 0; round < 200; round += 1) {
      const epoch = round + 10;
      const before = [dispatch(detail(`a${round}`)), dispatch(detail(`b${round}`))];
      await clock.advance();
      const answers = held.waiting.map((call) =>
        ok(buildGameDetail({ name: `asked in ${epoch - 1}`, appID: call.path })),
      );
      const early = round % 3;
      for (let n = 0; n < early; n += 1) held.answer(answers.shift() ?? null, round % 2 ? held.waiting.length - 1 : 0);
      await clock.advance();
      dispatch(identityChanged({ uid: String(epoch), epoch }));
      dispatch(api.util.resetApiState());
      for (const answer of answers) held.answer(answer);
      await Promise.all(before);
      await clock.advance();
      expect(JSON.stringify(store.getState().api.queries)).not.toContain(`asked in ${epoch - 1}`);
    }
  });
});

describe('while somebody travels', () => {
  it('H1: what is tapped in the past is not sent, not even on the way back, and no timer begins', async () => {
    const { dispatch, server, ports, clock } = createApiStore(MEMBER);
    server.reply('POST user/game/download/{id}', buildTicket());
    ports.gate.enter('travel');
    const call = dispatch(download());
    await clock.advance(120_000);
    expect(clock.timers).toBe(0);
    ports.gate.enter('live');
    expect((await call).error).toEqual({ kind: 'cancelled' });
    expect(server.calls).toEqual([]);
  });

  it('H1: what a page of the past asks is not sent, not even on the way back', async () => {
    const { dispatch, server, ports, clock } = createApiStore(MEMBER);
    server.reply('POST user/center/me', buildStatus());
    ports.gate.enter('travel');
    const call = dispatch(me());
    await clock.advance();
    ports.gate.enter('live');
    expect((await call).error).toEqual({ kind: 'cancelled' });
    expect(server.calls).toEqual([]);
  });

  it('H1: the answer to a request begun live is held, and delivered once on the way back', async () => {
    const { dispatch, server, ports, clock, actions } = createApiStore(MEMBER);
    const held = server.defer('POST user/game/download/{id}');
    const call = dispatch(download());
    await clock.advance();
    ports.gate.enter('travel');
    held.answer(buildTicket());
    await clock.advance(120_000);
    const ended = () => actions.filter(({ type }) => /executeMutation\/(fulfilled|rejected)/.test(type));
    expect(ended()).toEqual([]);
    ports.gate.enter('live');
    expect(await call).toEqual({ data: buildTicket() });
    expect(ended()).toHaveLength(1);
    expect(server.calls).toHaveLength(1);
  });

  it('H1: going back and forth again before the answer was delivered holds it still', async () => {
    const { dispatch, server, ports, clock, actions } = createApiStore(MEMBER);
    const held = server.defer('POST user/game/download/{id}');
    dispatch(download());
    await clock.advance();
    ports.gate.enter('travel');
    held.answer(buildTicket());
    await clock.advance();
    ports.gate.enter('live');
    ports.gate.enter('travel');
    await clock.advance();
    expect(actions.filter(({ type }) => type.endsWith('/fulfilled'))).toEqual([]);
  });

  it('H1: in a foreign state nothing is ever sent', async () => {
    const { dispatch, server, ports, clock } = createApiStore(MEMBER);
    ports.gate.enter('foreign');
    dispatch(download());
    dispatch(me());
    await clock.advance(120_000);
    ports.gate.enter('live');
    await clock.advance(120_000);
    expect(server.calls).toEqual([]);
  });

  it('H1: a call given up while it waited ends as cancelled, without a word on the console', async () => {
    const { dispatch, server, ports, clock } = createApiStore(MEMBER);
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    ports.gate.enter('travel');
    const call = dispatch(download());
    await clock.advance();
    call.abort();
    await call;
    await clock.advance();
    expect(said).not.toHaveBeenCalled();
    expect(server.calls).toEqual([]);
    said.mockRestore();
  });
});

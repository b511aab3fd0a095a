import { gameApi } from '@/api/gameApi';
import { publishApi } from '@/api/publishApi';
import { userApi } from '@/api/userApi';
import { createApiStore } from '@/testing/apiStore';
import { buildGameDetail, buildTicket } from '@/testing/builders/game';
import { type Answer, ok, status } from '@/testing/fakes/answers';

const detail = () => gameApi.endpoints.gameDetail.initiate({ appID: '11' });
const download = () => gameApi.endpoints.download.initiate({ id: 11, platformType: 1 });
const lost = new TypeError('Failed to fetch');

describe('timeout', () => {
  it('G2: a call waits 29,999 ms, fails at 30,000, and leaves no timer and no open request', async () => {
    const { dispatch, server, clock } = createApiStore();
    const held = server.defer('POST user/game/download/{id}');
    let ended: unknown;
    dispatch(download()).then((result) => {
      ended = result;
    });
    await clock.advance(29_999);
    expect(ended).toBeUndefined();
    await clock.advance(1);
    expect(ended).toEqual({ error: { kind: 'timeout' } });
    expect(held.waiting[0]?.signal?.aborted).toBe(true);
    expect(clock.timers).toBe(0);
  });

  it('G2: an answer whose body never ends times out too, also when the network ignores the abort', async () => {
    const { dispatch, ports, clock } = createApiStore();
    ports.fetch = async () => new Response(new ReadableStream({ start() {} }));
    const call = dispatch(download());
    await clock.advance(30_000);
    expect(await call).toEqual({ error: { kind: 'timeout' } });
  });

  it('G2: an answer that has begun has as long again for its body, and no longer', async () => {
    const { dispatch, ports, clock } = createApiStore();
    ports.fetch = async () => {
      await new Promise<void>((come) => clock.after(29_000, come));
      return new Response(new ReadableStream({ start() {} }));
    };
    let ended: unknown;
    dispatch(download()).then((result) => {
      ended = result;
    });
    await clock.advance(58_999);
    expect(ended).toBeUndefined();
    await clock.advance(1);
    expect(ended).toEqual({ error: { kind: 'timeout' } });
    expect(clock.timers).toBe(0);
  });

  it('G2: a picture that is still leaving is not given up; 30 s after the last of it was heard of it is', async () => {
    const { dispatch, ports, clock } = createApiStore();
    const gone: number[] = [];
    ports.upload = async (_url, _init, onSent) => {
      for (const share of [0.2, 0.4, 0.6]) {
        await new Promise<void>((later) => clock.after(20_000, later));
        onSent(share);
      }
      return new Promise(() => {});
    };
    const file = new File(['x'], 'x.webp');
    let ended: unknown;
    dispatch(publishApi.endpoints.uploadImage.initiate({ file, onSent: (share) => gone.push(share) })).then(
      (result) => {
        ended = result;
      },
    );
    await clock.advance(89_999);
    expect(gone).toEqual([0.2, 0.4, 0.6]);
    expect(ended).toBeUndefined();
    await clock.advance(1);
    expect(ended).toEqual({ error: { kind: 'timeout' } });
  });

  it('leaves no timer behind after a quick answer', async () => {
    const { dispatch, server, clock } = createApiStore();
    server.reply('POST user/game/download/{id}', buildTicket());
    await dispatch(download());
    expect(clock.timers).toBe(0);
  });

  it('an answer that comes after the timeout changes nothing', async () => {
    const { dispatch, ports, clock, store } = createApiStore();
    let arrive = (_late: Response) => {};
    ports.fetch = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const call = dispatch(detail());
    await clock.advance(30_000);
    expect((await call).error).toEqual({ kind: 'timeout' });
    arrive(ok(buildGameDetail()).toResponse());
    await clock.advance();
    expect(gameApi.endpoints.gameDetail.select({ appID: '11' })(store.getState() as never).data).toBeUndefined();
  });
});

describe('trying again', () => {
  it.each<[string, Answer | Error]>([
    ['a lost connection', lost],
    ['HTTP 503', status(503)],
    ['HTTP 500', status(500)],
  ])('a query is tried twice more after %s, with a pause', async (_what, answer) => {
    const { dispatch, server, clock } = createApiStore();
    server.reply('POST web/game/detail', answer);
    const call = dispatch(detail());
    await clock.advance(399);
    expect(server.calls).toHaveLength(1);
    await clock.advance(1);
    expect(server.calls).toHaveLength(2);
    await clock.advance(1_200);
    expect(server.calls).toHaveLength(3);
    await clock.advance(30_000);
    expect(server.calls).toHaveLength(3);
    expect((await call).isError).toBe(true);
    expect(clock.timers).toBe(0);
  });

  it('a query that succeeds the second time shows no fault', async () => {
    const { dispatch, server, clock } = createApiStore();
    const answers = [lost, ok(buildGameDetail())];
    server.reply('POST web/game/detail', () => answers.shift() ?? status(404));
    const call = dispatch(detail());
    await clock.advance(400);
    expect((await call).data).toEqual(buildGameDetail());
  });

  it.each([400, 403, 404, 408, 429])('a query is not tried again after HTTP %i', async (code) => {
    const { dispatch, server, clock } = createApiStore();
    server.reply('POST web/game/detail', status(code));
    dispatch(detail());
    await clock.advance(30_000);
    expect(server.calls).toHaveLength(1);
  });

  it.each<[string, Answer | Error]>([
    ['a lost connection', lost],
    ['HTTP 503', status(503)],
  ])('a mutation is never tried again after %s', async (_what, answer) => {
    const { dispatch, server, clock } = createApiStore();
    server.reply('POST user/login', answer);
    dispatch(userApi.endpoints.login.initiate({ loginName: 'xinghe', password: 'abc12345' }));
    await clock.advance(30_000);
    expect(server.calls).toHaveLength(1);
  });

  it('all tries share one 30 s, and a timeout is not tried again', async () => {
    const { dispatch, server, clock } = createApiStore();
    const held = server.defer('POST web/game/detail');
    const call = dispatch(detail());
    await clock.advance(20_000);
    held.answer(status(502));
    await clock.advance(400);
    expect(server.calls).toHaveLength(2);
    await clock.advance(9_599);
    expect(gone(await Promise.race([call, 'waiting']))).toBe('waiting');
    await clock.advance(1);
    expect((await call).error).toEqual({ kind: 'timeout' });
    await clock.advance(60_000);
    expect(server.calls).toHaveLength(2);
    expect(clock.timers).toBe(0);
  });

  it('a timeout inside a pause ends the pause', async () => {
    const { dispatch, server, clock } = createApiStore();
    const held = server.defer('POST web/game/detail');
    const call = dispatch(detail());
    await clock.advance(29_800);
    held.answer(status(502));
    await clock.advance(200);
    expect((await call).error).toEqual({ kind: 'timeout' });
    expect(clock.timers).toBe(0);
  });
});

const gone = (result: unknown) => (result === 'waiting' ? result : 'ended');

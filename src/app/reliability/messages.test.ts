import { counted, effort } from '@scripts/reliability/tally';
import { everyCall } from '@/api/__contract__/everyCall';
import { api } from '@/api/api';
import { sessionStarted } from '@/kernel/sessionEvents';
import { FAULTS, STATUSES } from '@/lib/faults/faults';
import { withFaults } from '@/lib/faults/withFaults';
import { selectToasts, toastEvents } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { status } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

const SEED = 11;
const member = buildAccount();

/** The words of spec 8, by hand; a status that is not listed gets the general one. */
const words: Readonly<Record<number, string>> = {
  400: '请求错误',
  401: '未授权，请登录',
  403: '拒绝访问',
  404: '请求地址出错: ',
  408: '请求超时',
  500: '服务器内部错误',
  501: '服务未实现',
  502: '网关错误',
  503: '服务不可用',
  504: '网关超时',
  505: 'HTTP 版本不受支持',
  418: '请求失败(418)',
};

/** A member, and what is on screen after each call. */
async function visit() {
  const world = await createTestStore({ at: '/games', member });
  const { store, ports } = world;
  /** How many questions of this name still wait; polls in the background have their own pace. */
  const pending = (name: string) => {
    const { queries, mutations } = store.getState().api;
    const calls = [...Object.values(queries), ...Object.values(mutations)];
    return calls.filter((one) => one?.endpointName === name && one.status === 'pending').length;
  };
  /** What is said, taken away again, so that each call is judged alone. */
  const heard = () => {
    const toasts = Object.values(selectToasts(store.getState()));
    for (const { id } of toasts) store.dispatch(toastEvents.dismissed({ id }));
    return toasts.map(({ text, count }) => ({ text, count }));
  };
  return { store, ports, pending, heard, clock: ports.clock };
}

describe.each(FAULTS)('G4: under %s', (fault) => {
  it('every call says one thing at most and leaves nothing waiting', async () => {
    const { store, ports, pending, heard, clock } = await visit();
    for (const { ask, route, name } of everyCall) {
      ports.fetch = ports.server.fetch;
      if (store.getState().account.uid === '') store.dispatch(sessionStarted({ account: member, by: 'storage' }));
      store.dispatch(api.util.resetApiState());
      await clock.advance();
      heard();
      ports.server.reply(route, null);
      ports.fetch = withFaults(ports.server.fetch, { seed: SEED, rate: 1, only: [fault], after: clock.after });
      store.dispatch(ask());
      // Past the patience of a call, and before a toast has gone by itself.
      await clock.advance(fault === 'silence' || fault === 'slowDrip' || fault === 'replyAfterAbort' ? 30_000 : 2_000);
      const said = heard();
      expect({
        name,
        said: said.length <= 1,
        twice: said.some(({ count }) => count > 1),
        waits: pending(name),
      }).toEqual({
        name,
        said: true,
        twice: false,
        waits: 0,
      });
    }
    counted(
      'network',
      'faults × endpoints in the whole app: one message at most, nothing left waiting',
      everyCall.length,
      {
        kind: 'faults',
        seed: SEED,
      },
    );
  });
});

it.each(STATUSES.slice(0, effort(4, STATUSES.length)))(
  'G4: HTTP %i is said in its own words by every call that speaks',
  async (code) => {
    const { store, ports, heard, clock } = await visit();
    ports.fetch = async () => status(code, 'not these words').toResponse();
    let spoken = 0;
    for (const { ask, path, name } of everyCall) {
      store.dispatch(ask());
      await clock.advance(2_000);
      for (const { text } of heard()) {
        spoken += 1;
        expect({ name, text }).toEqual({ name, text: expect.stringContaining(words[code] as string) });
        if (code === 404) expect(text).toContain(path);
        else expect(text).toBe(words[code]);
      }
    }
    expect(spoken).toBeGreaterThan(20);
    counted('network', 'HTTP statuses × endpoints: the exact words where a message is shown', everyCall.length, {
      kind: 'faults',
    });
  },
);

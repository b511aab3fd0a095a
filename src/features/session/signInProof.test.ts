import { configEvents } from '@/shell/config/configSlice';
import { selectForm } from '@/shell/forms/formsSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, ok } from '@/testing/fakes/answers';
import { createTestStore, type Scene } from '@/testing/testStore';
import { selectSession } from './sessionSlice';
import { smsCodeEvents } from './smsCodeSlice';
import { submitSignIn } from './submitSignIn';

const challenge = { algorithm: 'SHA-256', challenge: 'c0ffee', maxnumber: 100, salt: 's?for=x&', signature: 'f00' };
const needed = fail(2008, '操作较频繁，请稍候完成安全验证后再试', { challenge });

async function atLogin(scene: Scene = {}) {
  const world = await createTestStore({ at: '/login', ...scene });
  world.ports.server.reply('POST user/center/me', () => ok(buildStatus()));
  world.ports.server.reply('GET v1/square/tag/list', () => ok([]));
  world.store.dispatch(configEvents.deviceKnown('device-1'));
  const login = async () => {
    world.store.dispatch(submitSignIn({ method: 'name', loginName: 'xinghe', password: 'plaza2026' }));
    await world.ports.clock.advance();
  };
  const toasts = () => Object.values(selectToasts(world.store.getState())).map(({ text }) => text);
  return { ...world, login, toasts };
}

describe('a proof of work that the server asks for', () => {
  it('is done while the member is told, and goes with the same call, sent once more', async () => {
    const { ports, store, login, toasts } = await atLogin();
    const answers = [needed, ok(buildAccount())];
    ports.server.reply('POST user/login', () => answers.shift() ?? needed);
    await login();
    const [first, second, ...more] = ports.server.callsTo('user/login').map(({ form }) => form);
    expect(first).toEqual({
      appID: '2008',
      loginName: 'xinghe',
      password: 'plaza2026',
      deviceID: 'device-1',
      agreed: 'true',
    });
    expect(second).toEqual({ ...first, proof: 'solved:c0ffee' });
    expect(more).toEqual([]);
    expect(toasts()).toContain('正在进行安全验证，请稍候…');
    expect(selectSession(store.getState()).at).toBe('member');
  });

  it('that is refused again, or that this device cannot do, is said at the form', async () => {
    const { ports, store, login } = await atLogin();
    ports.server.reply('POST user/login', () => needed);
    await login();
    expect(ports.server.callsTo('user/login')).toHaveLength(2);
    expect(selectForm(store.getState(), 'other').errors).toEqual({ form: '操作较频繁，请稍候完成安全验证后再试' });

    const proof = { solve: () => Promise.reject(new Error('no WebCrypto')) };
    const old = await atLogin({ ports: createFakePorts({ proof }) });
    old.ports.server.reply('POST user/login', () => needed);
    await old.login();
    expect(old.ports.server.callsTo('user/login')).toHaveLength(1);
    expect(selectForm(old.store.getState(), 'other').errors).toEqual({ form: '操作较频繁，请稍候完成安全验证后再试' });
  });

  it('goes with a code by SMS too', async () => {
    const { ports, store } = await atLogin();
    const answers = [needed, ok({ retryAfter: 60 })];
    ports.server.reply('POST user/smsCode', () => answers.shift() ?? needed);
    store.dispatch(smsCodeEvents.asked({ purpose: 'login', phone: '13800138000', form: 'login' }));
    await ports.clock.advance();
    const sent = ports.server.callsTo('user/smsCode').map(({ form }) => form.proof);
    expect(sent).toEqual([undefined, 'solved:c0ffee']);
  });
});

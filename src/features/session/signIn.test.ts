import type { Extra } from '@/kernel/dispatch';
import { type AppConfig, defaultConfig } from '@/shell/config/appConfig';
import { configEvents } from '@/shell/config/configSlice';
import { selectForm } from '@/shell/forms/formsSlice';
import { selectInviteCode } from '@/shell/invite/inviteSlice';
import { navigationEvents, type Wish } from '@/shell/navigation/navigationSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { fail, ok } from '@/testing/fakes/answers';
import { createTestStore, type Scene } from '@/testing/testStore';
import { selectAccount } from './accountSlice';
import { mayAutoRegister } from './mayAutoRegister';
import type { SignInRequest } from './sessionMachine';
import { selectSession } from './sessionSlice';
import { submitSignIn } from './submitSignIn';

const byPhone: SignInRequest = { method: 'phone', phone: '13800138000', code: '276811' };
const byName: SignInRequest = { method: 'name', loginName: 'xinghe', password: 'plaza2026' };
const registration = {
  method: 'register',
  loginName: 'xinghe',
  password: 'plaza2026',
  inviteCode: 'AB12',
} as const satisfies SignInRequest;

async function atLogin(scene: Scene = {}) {
  const world = await createTestStore({ at: '/login', ...scene });
  const { ports, store } = world;
  ports.server.reply('POST user/center/me', () => ok(buildStatus()));
  ports.server.reply('GET v1/square/tag/list', () => ok([]));
  const send = async (request: SignInRequest) => {
    store.dispatch(submitSignIn(request));
    await ports.clock.advance();
  };
  const toasts = () => Object.values(selectToasts(store.getState())).map(({ text }) => text);
  const errors = (form: string) => selectForm(store.getState(), form).errors;
  return { ...world, send, toasts, errors };
}

describe('signing in', () => {
  it('D2: stores the account, welcomes by name, fetches the status and loads the tags', async () => {
    const { ports, store, send, toasts } = await atLogin();
    ports.server.reply('POST user/login', ok(buildAccount()));
    await send(byName);
    expect(selectAccount(store.getState())).toMatchObject({ uid: '1001', token: 'token-1001' });
    expect(selectSession(store.getState()).at).toBe('member');
    expect(toasts()).toEqual(['欢迎回来:星河']);
    const [status] = ports.server.callsTo('POST user/center/me');
    expect([status?.form.uid, status?.headers.token]).toEqual(['1001', 'token-1001']);
    expect(ports.server.callsTo('GET v1/square/tag/list')).toHaveLength(1);
  });

  it.each([
    ['the name', { name: '星河', loginName: 'xinghe' }, '欢迎回来:星河'],
    ['the account name when there is none', { name: '', loginName: 'xinghe' }, '欢迎回来:xinghe'],
    ['游客 when there is neither', { name: '', loginName: '' }, '欢迎回来:游客'],
  ])('D2: welcomes with %s', async (_what, over, said) => {
    const { ports, send, toasts } = await atLogin();
    ports.server.reply('POST user/login', ok(buildAccount(over)));
    await send(byName);
    expect(toasts()).toEqual([said]);
  });

  it('D2: welcomes a phone that was registered by its login as somebody new', async () => {
    const { ports, send, toasts } = await atLogin();
    ports.server.reply('POST user/loginWithPhone', ok(buildAccount({ newAccount: true })));
    await send(byPhone);
    expect(toasts()[0]).toBe('欢迎加入，星河');
    expect(toasts().join()).not.toContain('欢迎回来');
  });

  it.each([
    [1, 'user/loginWithPhone'],
    ['1', 'user/loginWithPhone'],
    [undefined, 'user/loginWithPhone'],
    [0, 'user/loginPhoneWithoutRegister'],
    ['0', 'user/loginPhoneWithoutRegister'],
  ])('D7: with the auto-register flag %p a phone signs in through %s', async (autoRegister, path) => {
    const { ports, store, send } = await atLogin();
    const otherConfig: AppConfig['otherConfig'] = autoRegister === undefined ? {} : { autoRegister };
    store.dispatch(configEvents.loaded({ ...defaultConfig, otherConfig }));
    ports.server.reply(`POST ${path}`, ok(buildAccount()));
    await send(byPhone);
    expect(ports.server.callsTo(path)).toHaveLength(1);
    expect(ports.server.callsTo(path)[0]?.form).toEqual({
      appID: '2008',
      phone: '13800138000',
      code: '276811',
      agreed: 'true',
    });
    expect(selectSession(store.getState()).at).toBe('member');
  });

  it('D7: the flag may also say false', () => {
    expect([false, 'false', true, 2].map((autoRegister) => mayAutoRegister({ otherConfig: { autoRegister } }))).toEqual(
      [false, false, true, true],
    );
  });

  it('A3: the invite code goes with the next phone login and is gone once used', async () => {
    const { ports, store, send } = await atLogin({ at: '/login?inviteCode=AB12' });
    ports.server.reply('POST user/loginWithPhone', fail(2002, '验证码错误或已过期'));
    await send(byPhone);
    expect(selectInviteCode(store.getState())).toBe('AB12');
    ports.server.reply('POST user/loginWithPhone', ok(buildAccount()));
    await send(byPhone);
    expect(ports.server.callsTo('user/loginWithPhone').map(({ form }) => form.inviteCode)).toEqual(['AB12', 'AB12']);
    expect(selectInviteCode(store.getState())).toBe('');
    expect(ports.local.read('plaza:invite')).toBeNull();
  });

  it('A3: a login by name neither sends nor uses the invite code', async () => {
    const { ports, store, send } = await atLogin({ at: '/login?inviteCode=AB12' });
    ports.server.reply('POST user/login', ok(buildAccount()));
    await send(byName);
    expect(ports.server.callsTo('user/login')[0]?.form).not.toHaveProperty('inviteCode');
    expect(selectInviteCode(store.getState())).toBe('AB12');
  });

  it('A3: a registration whose form did not know the code yet takes the one that was brought; one that was taken out stays out', async () => {
    const { ports, send } = await atLogin({ at: '/register?inviteCode=AB12' });
    ports.server.reply('POST user/registerWithName', fail(2003, '账号已被使用'));
    const { inviteCode: _inviteCode, ...untouched } = registration;
    await send(untouched);
    await send({ ...untouched, inviteCode: '' });
    expect(ports.server.callsTo('user/registerWithName').map(({ form }) => form.inviteCode)).toEqual([
      'AB12',
      undefined,
    ]);
  });

  it('D7: a registration sends name, password and the code its form holds', async () => {
    const { ports, send } = await atLogin();
    ports.server.reply('POST user/registerWithName', ok(buildAccount()));
    await send(registration);
    expect(ports.server.callsTo('user/registerWithName')[0]?.form).toEqual({
      appID: '2008',
      loginName: 'xinghe',
      password: 'plaza2026',
      inviteCode: 'AB12',
      agreed: 'true',
    });
  });

  it('sends one request however often one taps', async () => {
    const { ports, store, send } = await atLogin();
    const held = ports.server.defer('POST user/login');
    for (let tap = 0; tap < 20; tap += 1) store.dispatch(submitSignIn(byName));
    await ports.clock.advance();
    held.answer(ok(buildAccount()));
    await ports.clock.advance();
    expect(ports.server.callsTo('user/login')).toHaveLength(1);
    // A refusal opens the form again.
    ports.server.reply('POST user/login', fail(2001, '账号或密码错误'));
    await send(byName);
    await send(byName);
    expect(ports.server.callsTo('user/login')).toHaveLength(3);
  });

  it('keeps no secret for a tap that is not sent', async () => {
    const { ports, store } = await atLogin();
    ports.server.defer('POST user/login');
    store.dispatch(submitSignIn(byName));
    const keep = jest.fn();
    const refused = submitSignIn(byName);
    refused(store.dispatch, store.getState, { secrets: { keep } } as unknown as Extra);
    expect(keep).not.toHaveBeenCalled();
  });

  it('passwords and codes reach neither state nor actions', async () => {
    const { ports, store } = await atLogin();
    ports.server.defer('POST user/login');
    store.dispatch(submitSignIn(byName));
    await ports.clock.advance();
    expect(JSON.stringify(store.getState())).not.toContain('plaza2026');
    expect(ports.server.callsTo('user/login')[0]?.form.password).toBe('plaza2026');
  });
});

describe('a refused sign-in', () => {
  it.each([
    ['login', byPhone, 'user/loginWithPhone', fail(2002, '验证码错误或已过期'), { code: '验证码错误或已过期' }],
    ['login', byPhone, 'user/loginWithPhone', fail(2004, '该手机号尚未注册'), { phone: '该手机号尚未注册' }],
    ['other', byName, 'user/login', fail(2001, '账号或密码错误'), { password: '账号或密码错误' }],
    ['register', registration, 'user/registerWithName', fail(2003, '该账号已被注册'), { loginName: '该账号已被注册' }],
    ['register', registration, 'user/registerWithName', fail(2007, '邀请码无效'), { inviteCode: '邀请码无效' }],
    [
      'register',
      registration,
      'user/registerWithName',
      fail(1001, '参数有误', { field: 'password' }),
      { password: '参数有误' },
    ],
    ['other', byName, 'user/login', fail(1006, '该账号已注销或被停用'), { form: '该账号已注销或被停用' }],
  ] as const)('in %s it is said at the field (%#)', async (form, request, path, answer, said) => {
    const { ports, store, send, errors, toasts } = await atLogin();
    ports.server.reply(`POST ${path}`, answer);
    await send(request);
    expect(errors(form)).toEqual(said);
    expect(toasts()).toEqual([]);
    expect(selectSession(store.getState())).toEqual({ at: 'guest', epoch: 0, turnedAway: false });
  });

  it('2005 shuts the form for as long as the server says', async () => {
    const { ports, store, send, errors } = await atLogin();
    ports.server.reply('POST user/login', fail(2005, '尝试次数过多，请稍后再试', { retryAfter: 30 }));
    await send(byName);
    expect(errors('other')).toEqual({ form: '尝试次数过多，请稍后再试' });
    expect(selectForm(store.getState(), 'other').lockedUntil).toBe(ports.clock.now() + 30_000);
  });

  it('G4: a lost connection is a toast, and the member stays who they were', async () => {
    const { ports, store, send, toasts } = await atLogin({ member: buildAccount() });
    ports.server.reply('POST user/login', new Error('offline'));
    await send(byName);
    expect(toasts()).toEqual(['网络连接失败，请检查网络后重试']);
    expect(selectSession(store.getState())).toEqual({ at: 'member', epoch: 1, fresh: false });
    expect(selectAccount(store.getState()).uid).toBe('1001');
  });
});

describe('where a member lands', () => {
  async function signIn(scene: Scene, ...wishes: Wish[]) {
    const world = await atLogin(scene);
    for (const wish of wishes) {
      world.store.dispatch(navigationEvents.asked(wish));
      await world.ports.clock.advance();
    }
    world.ports.server.reply('POST user/login', ok(buildAccount()));
    await world.send(byName);
    const { entries, position } = world.ports.history;
    return { trail: entries.map(({ pathname, search }) => pathname + search), position };
  }

  it('C5: on the page that needed login, in place of the login page', async () => {
    const { trail, position } = await signIn({ at: '/' }, { to: '/recharge?view=ledger', how: 'push' });
    expect([trail, position]).toEqual([['/', '/recharge?view=ledger'], 1]);
  });

  it('C5: through the other sign-in pages too', async () => {
    const { trail, position } = await signIn(
      { at: '/' },
      { to: '/recharge', how: 'push' },
      { to: '/other', how: 'replace' },
      { to: '/register', how: 'replace' },
    );
    expect([trail, position]).toEqual([['/', '/recharge'], 1]);
  });

  it('C5: back on the page from which they asked for login, one step back', async () => {
    const { trail, position } = await signIn({ at: '/detail/7' }, { to: '/login', how: 'push' });
    expect([trail[position], position]).toEqual(['/detail/7', 0]);
  });

  it('C5: at home when they came straight to login', async () => {
    const { trail, position } = await signIn({ at: '/login' });
    expect([trail, position]).toEqual([['/'], 0]);
  });
});

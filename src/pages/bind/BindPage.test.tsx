import { screen } from '@testing-library/react';
import { selectAccount } from '@/features/session/accountSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createFakeServer } from '@/testing/fakeServer';
import { fail, ok } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const phone = () => screen.getByRole('textbox', { name: '手机号' });
const code = () => screen.getByRole('textbox', { name: '验证码' });

async function bindPage(me: object = buildStatus({ phoneMasked: '' }), at = '/bind') {
  const server = createFakeServer();
  server.reply('POST user/center/me', me);
  server.reply('POST user/smsCode', ok({ retryAfter: 60, debugCode: '276811' }));
  server.reply('POST user/bind', ok(buildAccount({ needBind: false })));
  const world = await renderApp(at, {
    member: buildAccount({ needBind: true }),
    ports: { server, fetch: server.fetch },
  });
  const { user, pass } = world;
  await pass();
  const click = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }));
    await pass();
  };
  const first = async (number = '13800138000') => {
    await user.clear(phone());
    await user.type(phone(), number);
    await click('获取验证码');
  };
  const second = async () => {
    await user.type(code(), '276811');
    await click('完成绑定');
  };
  return { ...world, server, click, first, second };
}

describe('binding a phone', () => {
  it('asks for the number, sends a code to it, and takes the code', async () => {
    const { server, store, first, second } = await bindPage();
    expect(screen.getByText('填写手机号').closest('li')).toHaveAttribute('aria-current', 'step');
    await first();
    expect(server.callsTo('user/smsCode').map(({ form }) => form)).toEqual([
      { appID: '2008', phone: '13800138000', purpose: 'bind' },
    ]);
    expect(screen.getByText('输入验证码').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('验证码已发送至 13800138000')).toBeVisible();
    expect(code()).toHaveFocus();
    await second();
    expect(server.callsTo('user/bind').map(({ form }) => form)).toEqual([
      { appID: '2008', phone: '13800138000', code: '276811' },
    ]);
    expect(await screen.findByText('手机号已绑定')).toBeVisible();
    expect(selectAccount(store.getState()).needBind).toBe(false);
    expect(selectPlace(store.getState()).pathname).toBe('/profile');
  });

  it('asks for the password where the server wants to know who it is, and sends it with the same code', async () => {
    const { server, user, first, second, click } = await bindPage();
    server.reply('POST user/bind', fail(1001, '请输入登录密码，确认是你本人', { field: 'password' }));
    await first();
    expect(screen.queryByLabelText('登录密码')).toBeNull();
    await second();
    const password = screen.getByLabelText('登录密码');
    expect(password).toHaveAccessibleDescription('请输入登录密码，确认是你本人');
    server.reply('POST user/bind', ok(buildAccount({ needBind: false })));
    await user.type(password, 'plaza2026');
    await click('完成绑定');
    expect(server.callsTo('user/bind').at(-1)?.form).toMatchObject({ code: '276811', password: 'plaza2026' });
  });

  it('returns to where one came from', async () => {
    const { store, pass, click, first, second } = await bindPage(buildStatus({ phoneMasked: '' }), '/reset');
    await click(/返回/);
    expect(selectPlace(store.getState()).pathname).toBe('/profile');
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
    await pass();
    store.dispatch(navigationEvents.asked({ to: '/bind', how: 'push' }));
    await pass();
    await first();
    await second();
    expect(selectPlace(store.getState()).pathname).toBe('/games');
  });

  it('D6: judges the number at its field, and sends nothing', async () => {
    const { server, first } = await bindPage();
    await first('12800138000');
    expect(phone()).toHaveAccessibleDescription('请输入正确的 11 位手机号');
    expect(server.callsTo('user/smsCode')).toHaveLength(0);
  });

  it('says at the number that it is somebody else’s, and at the code that it is wrong', async () => {
    const { server, first, second } = await bindPage();
    server.reply('POST user/bind', fail(2002, '验证码错误或已过期'));
    await first();
    await second();
    expect(code()).toHaveAccessibleDescription('验证码错误或已过期');
    server.reply('POST user/bind', fail(2003, '该手机号已绑定其他账号', { field: 'phone' }));
    await second();
    expect(phone()).toHaveAccessibleDescription('该手机号已绑定其他账号');
    expect(phone()).toHaveValue('13800138000');
  });

  it('D6: resends after 60 seconds; going back to the same number needs no other code', async () => {
    const { server, pass, click, first } = await bindPage();
    await first();
    expect(screen.getByRole('button', { name: '60 秒后重发' })).toBeDisabled();
    await click('更换号码');
    await click('获取验证码');
    expect(code()).toBeVisible();
    expect(server.callsTo('user/smsCode')).toHaveLength(1);
    await click('更换号码');
    await first('13900139000');
    expect(phone()).toHaveAccessibleDescription('60 秒后可重试');
    await pass(60_000);
    await click('获取验证码');
    expect(server.callsTo('user/smsCode').at(-1)?.form.phone).toBe('13900139000');
  });

  it('1004: goes on to no code that was never sent, however often one taps', async () => {
    const { server, click, first } = await bindPage();
    server.reply('POST user/smsCode', fail(1004, '操作太频繁了，请稍后再试', { retryAfter: 42 }));
    await first();
    expect(phone()).toHaveAccessibleDescription('操作太频繁了，请稍后再试');
    await click('获取验证码');
    expect(phone()).toHaveAccessibleDescription('42 秒后可重试');
    expect(server.callsTo('user/smsCode')).toHaveLength(1);
  });

  it('names the phone that is bound, when it is another one that is wanted', async () => {
    await bindPage(buildStatus({ phoneMasked: '138****8000' }));
    expect(screen.getByRole('heading', { name: '更换手机号' })).toBeVisible();
    expect(screen.getByText('当前绑定 138****8000，更换后用新号码登录')).toBeVisible();
  });

  it('says that its status did not come, and tries again', async () => {
    const { server, click } = await bindPage(fail(1, '系统繁忙'));
    expect(phone).toThrow();
    server.reply('POST user/center/me', buildStatus({ phoneMasked: '' }));
    await click('重试');
    expect(phone()).toBeVisible();
  });

  it('leaves the page of another change alone while its answer is late, and when it comes', async () => {
    const { server, store, user, pass, click, first } = await bindPage(buildStatus({ phoneMasked: '138****8000' }));
    const held = server.defer('POST user/bind');
    await first('13900139000');
    await user.type(code(), '276811');
    await click('完成绑定');
    store.dispatch(navigationEvents.asked({ to: '/reset', how: 'push' }));
    await pass();
    expect(code).toThrow();
    held.answer(ok(buildAccount({ needBind: false })));
    await pass();
    await user.type(phone(), '13800138000');
    await click('获取验证码');
    expect(server.callsTo('user/smsCode').at(-1)?.form).toMatchObject({ phone: '13800138000', purpose: 'reset' });
    expect(selectPlace(store.getState()).pathname).toBe('/reset');
  });

  it('keeps the code out of the state, and sends it once however often one taps', async () => {
    const { server, store, user, pass, first } = await bindPage();
    const held = server.defer('POST user/bind');
    await first();
    await user.type(code(), '246810');
    for (let tap = 0; tap < 5; tap += 1) await user.click(screen.getByRole('button', { name: '完成绑定' }));
    await pass();
    expect(held.waiting).toHaveLength(1);
    expect(JSON.stringify(store.getState())).not.toContain('246810');
  });
});

describe('another phone where the server wants a proof', () => {
  const bound = { phoneMasked: '138****8000', rebindProof: true };
  const newCode = () => screen.getByRole('textbox', { name: '新手机号验证码' });
  const oldCode = () => screen.getByRole('textbox', { name: '原手机号验证码' });
  const password = () => screen.getByLabelText('登录密码');

  async function rebindPage(me: object = { hasPassword: true }) {
    const world = await bindPage(buildStatus({ ...bound, ...me }));
    await world.first('13900139000');
    const second = async (proof: HTMLElement, text: string) => {
      await world.user.clear(newCode());
      await world.user.type(newCode(), '276811');
      await world.user.clear(proof);
      await world.user.type(proof, text);
      await world.click('确认更换');
    };
    return { ...world, second };
  }

  it.each([
    ['the old phone or the password', true, '当前绑定 138****8000，更换需验证原手机号或登录密码'],
    ['the old phone where there is no password', false, '当前绑定 138****8000，更换需验证原手机号'],
  ])('says beforehand what it takes: %s', async (_which, hasPassword, note) => {
    await bindPage(buildStatus({ ...bound, hasPassword }));
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByText('填写新手机号').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('sends a code to the bound phone without naming it, and both codes in one request', async () => {
    const { server, store, user, pass, second } = await rebindPage();
    expect(screen.getByText('验证身份').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('原手机号 138****8000')).toBeVisible();
    expect(newCode()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await pass();
    expect(server.callsTo('user/smsCode').at(-1)?.form).toEqual({ appID: '2008', purpose: 'rebind' });
    expect(oldCode()).toHaveFocus();
    await second(oldCode(), '135791');
    expect(server.callsTo('user/bind').map(({ form }) => form)).toEqual([
      { appID: '2008', phone: '13900139000', code: '276811', oldCode: '135791' },
    ]);
    expect(await screen.findByText('手机号已更换，其他设备已退出登录')).toBeVisible();
    expect(JSON.stringify(store.getState())).not.toContain('135791');
  });

  it('takes the password instead, and keeps it out of the state', async () => {
    const { server, store, click, second } = await rebindPage();
    await click('改用登录密码');
    await second(password(), 'passw0rd');
    expect(server.callsTo('user/bind').at(-1)?.form).toEqual({
      appID: '2008',
      phone: '13900139000',
      code: '276811',
      password: 'passw0rd',
    });
    expect(JSON.stringify(store.getState())).not.toContain('passw0rd');
  });

  it('has no password to offer where there is none, and names who helps', async () => {
    const { store, click } = await rebindPage({ hasPassword: false });
    expect(screen.queryByRole('button', { name: '改用登录密码' })).toBeNull();
    await click('原手机号用不了？联系客服');
    expect(selectOverlays(store.getState()).map(({ kind }) => kind)).toEqual(['kefu']);
  });

  it('says at the field what is wrong with it, and leaves what was typed in the others', async () => {
    const { server, click, second } = await rebindPage();
    await click('确认更换');
    expect(newCode()).toHaveAccessibleDescription('请输入验证码');
    expect(oldCode()).toHaveAccessibleDescription('请输入验证码');
    expect(server.callsTo('user/bind')).toHaveLength(0);
    server.reply('POST user/bind', fail(2002, '验证码错误或已过期', { field: 'oldCode' }));
    await second(oldCode(), '135791');
    expect(oldCode()).toHaveAccessibleDescription('验证码错误或已过期');
    expect(newCode()).toHaveValue('276811');
    await click('改用登录密码');
    server.reply('POST user/bind', fail(2001, '原密码不正确', { field: 'password' }));
    await second(password(), 'guess-0ne');
    expect(password()).toHaveAccessibleDescription('原密码不正确');
    server.reply('POST user/bind', fail(1001, '这就是当前绑定的手机号，请换一个', { field: 'phone' }));
    await second(password(), 'passw0rd');
    expect(phone()).toHaveAccessibleDescription('这就是当前绑定的手机号，请换一个');
  });

  it('1004: says at the code of the old phone that another has to wait', async () => {
    const { server, click } = await rebindPage();
    server.reply('POST user/smsCode', fail(1004, '操作太频繁了，请稍后再试', { retryAfter: 42 }));
    await click('获取验证码');
    expect(oldCode()).toHaveAccessibleDescription('操作太频繁了，请稍后再试');
    expect(screen.getByRole('button', { name: '42 秒后重发' })).toBeDisabled();
  });

  it('asks for the proof once the server has refused without one', async () => {
    const { server, first, second } = await bindPage();
    await first('13900139000');
    const refusal = '更换手机号前，请用原手机号的验证码或登录密码确认身份';
    server.reply('POST user/bind', fail(1001, refusal));
    server.reply('POST user/center/me', buildStatus({ ...bound, hasPassword: false }));
    await second();
    expect(screen.getByText(refusal)).toBeVisible();
    expect(oldCode()).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import { accountApi } from '@/api/accountApi';
import { selectSession } from '@/features/session/sessionSlice';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createFakeServer } from '@/testing/fakeServer';
import { fail, ok, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

async function resetPage(me: object, at = '/reset') {
  const server = createFakeServer();
  server.reply('POST user/center/me', me);
  server.reply('POST user/smsCode', ok({ retryAfter: 60, debugCode: null }));
  server.reply('POST user/resetPassword', ok(null));
  server.reply('POST v1/user/changePassword', ok(null));
  const world = await renderApp(at, { member: buildAccount(), ports: { server, fetch: server.fetch } });
  const { user, pass } = world;
  await pass();
  const click = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await pass();
  };
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  return { ...world, server, click, type };
}

describe('another password by the bound phone', () => {
  const me = buildStatus({ phoneMasked: '138****8000' });

  it('takes the phone, the code and the password twice; one stays signed in', async () => {
    const { server, store, click, type } = await resetPage(me);
    await type('手机号', '13800138000');
    await click('获取验证码');
    expect(server.callsTo('user/smsCode')[0]?.form).toMatchObject({ phone: '13800138000', purpose: 'reset' });
    await type('验证码', '276811');
    await type('新密码', 'newpass99');
    await type('确认新密码', 'newpass98');
    await click('确认修改');
    expect(screen.getByLabelText('确认新密码')).toHaveAccessibleDescription('两次输入的密码不一致');
    await type('确认新密码', '{Backspace}9');
    await click('确认修改');
    expect(server.callsTo('user/resetPassword').map(({ form }) => form)).toEqual([
      { appID: '2008', phone: '13800138000', code: '276811', password: 'newpass99' },
    ]);
    expect(await screen.findByText('密码已修改，其他设备已退出登录')).toBeVisible();
    expect(selectSession(store.getState()).at).toBe('member');
    expect(selectPlace(store.getState()).pathname).toBe('/profile');
  });

  it('takes no other phone than the bound one', async () => {
    const { server, click, type } = await resetPage(me);
    await type('手机号', '13900139000');
    await click('获取验证码');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请填写绑定的手机号 138****8000');
    expect(server.callsTo('user/smsCode')).toHaveLength(0);
  });

  it('D6: judges the new password by the rule', async () => {
    const { server, click, type } = await resetPage(me);
    await type('手机号', '13800138000');
    await click('获取验证码');
    await type('验证码', '27681');
    await type('新密码', 'short1');
    await click('确认修改');
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('请输入 6 位数字验证码');
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('密码为 8–32 位，需同时包含字母和数字');
    expect(server.callsTo('user/resetPassword')).toHaveLength(0);
  });
});

describe('another password without a phone', () => {
  const me = buildStatus({ phoneMasked: '' });

  it('takes the old one, and says at which field it failed', async () => {
    const { server, store, click, type } = await resetPage(me);
    server.reply('POST v1/user/changePassword', fail(2001, '原密码不正确', { field: 'oldPassword' }));
    await type('原密码', 'plaza2026');
    await type('新密码', 'newpass99');
    await type('确认新密码', 'newpass99');
    await click('确认修改');
    expect(screen.getByLabelText('原密码')).toHaveAccessibleDescription('原密码不正确');
    server.reply('POST v1/user/changePassword', ok(null));
    await click('确认修改');
    expect(server.callsTo('v1/user/changePassword').at(-1)?.form).toEqual({
      appID: '2008',
      oldPassword: 'plaza2026',
      password: 'newpass99',
    });
    expect(selectPlace(store.getState()).pathname).toBe('/profile');
    expect(JSON.stringify(store.getState())).not.toMatch(/plaza2026|newpass99/);
  });

  it('refuses the same password again without asking the server', async () => {
    const { server, click, type } = await resetPage(me);
    for (const label of ['原密码', '新密码', '确认新密码']) await type(label, 'plaza2026');
    await click('确认修改');
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('新密码不能和原密码相同');
    expect(server.callsTo('v1/user/changePassword')).toHaveLength(0);
  });

  it('leaves this device alone on the list of devices', async () => {
    const { store, click, type } = await resetPage(me);
    const device = { device: 'iPhone · Safari', createTime: 1, activeTime: 1 };
    const devices = accountApi.endpoints.sessionList;
    await store.dispatch(
      accountApi.util.upsertQueryData('sessionList', undefined, [
        { ...device, id: 1, current: true },
        { ...device, id: 2, current: false },
      ]),
    );
    await type('原密码', 'plaza2026');
    await type('新密码', 'newpass99');
    await type('确认新密码', 'newpass99');
    await click('确认修改');
    expect(
      devices
        .select()(store.getState())
        .data?.map(({ id }) => id),
    ).toEqual([1]);
  });

  it('2005: is shut for as long as the server says', async () => {
    const { server, pass, click, type } = await resetPage(me);
    server.reply('POST v1/user/changePassword', fail(2005, '尝试次数过多，请稍后再试', { retryAfter: 30 }));
    await type('原密码', 'plaza2026');
    await type('新密码', 'newpass99');
    await type('确认新密码', 'newpass99');
    await click('确认修改');
    expect(screen.getByRole('button', { name: '30 秒后可重试' })).toHaveAttribute('aria-disabled', 'true');
    await pass(30_000);
    expect(screen.getByRole('button', { name: '确认修改' })).not.toHaveAttribute('aria-disabled');
  });

  it('G4: asks again when it could not learn which way it is', async () => {
    const { server, click } = await resetPage(status(404));
    expect(screen.getByRole('alert')).toBeVisible();
    server.reply('POST user/center/me', ok(me));
    await click('重试');
    expect(screen.getByLabelText('原密码')).toBeVisible();
  });
});

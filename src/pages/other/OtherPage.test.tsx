import { act, screen } from '@testing-library/react';
import { loginRoute } from '@/pages/login/login.route';
import { defaultConfig } from '@/shell/config/appConfig';
import { configEvents } from '@/shell/config/configSlice';
import { selectRouteName } from '@/shell/navigation/navigationSlice';
import { route } from '@/shell/navigation/route';
import { buildAccount } from '@/testing/builders/member';
import { fail, ok } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { otherRoute } from './other.route';

const name = () => screen.getByRole('textbox', { name: '账号' });
const password = () => screen.getByLabelText('密码');

async function otherPage(over: Parameters<typeof renderApp>[1] = {}) {
  const world = await renderApp('/other', over);
  await screen.findByRole('form', { name: '账号登录' });
  const { user, pass } = world;
  const fill = async (secret = 'plaza2026') => {
    await user.type(name(), 'xinghe');
    await user.type(password(), secret);
    await user.click(screen.getByRole('checkbox'));
  };
  const submit = async () => {
    await user.click(screen.getByRole('button', { name: '登录' }));
    await pass();
  };
  return { ...world, fill, submit };
}

describe('login by name', () => {
  it('D7: signs in by name and password', async () => {
    const { server, fill, submit } = await otherPage();
    server.reply('POST user/login', ok(buildAccount()));
    await fill();
    await submit();
    expect(server.callsTo('user/login')[0]?.form).toEqual({
      appID: '2008',
      loginName: 'xinghe',
      password: 'plaza2026',
      agreed: 'true',
    });
    expect(await screen.findByText('欢迎回来:星河')).toBeInTheDocument();
  });

  it('lets the server judge a name and password that would not be new ones', async () => {
    const { server, fill, submit } = await otherPage();
    server.reply('POST user/login', fail(2001, '账号或密码错误'));
    await fill('old');
    await submit();
    expect(password()).toHaveAccessibleDescription('账号或密码错误');
    expect(password()).toHaveValue('old');
    expect(name()).toHaveValue('xinghe');
  });

  it('2005: counts down until the next try, and another name may try at once', async () => {
    const { server, user, pass, fill, submit } = await otherPage();
    server.reply('POST user/login', fail(2005, '尝试次数过多，请稍后再试', { retryAfter: 30 }));
    await fill();
    await submit();
    expect(screen.getByRole('button', { name: '30 秒后可重试' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('尝试次数过多，请稍后再试')).toBeVisible();
    await pass(29_000);
    expect(screen.getByRole('button', { name: '1 秒后可重试' })).toHaveAttribute('aria-disabled', 'true');
    await pass(1_000);
    expect(screen.getByRole('button', { name: '登录' })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText('尝试次数过多，请稍后再试')).not.toBeInTheDocument();

    await submit();
    expect(screen.getByRole('button', { name: '30 秒后可重试' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(name(), '2');
    expect(screen.getByRole('button', { name: '登录' })).not.toHaveAttribute('aria-disabled');
  });

  it('D7: shows the other ways an operator has configured, and nothing without any', async () => {
    const { store, pass } = await otherPage();
    expect(screen.queryByText('其他登录方式')).not.toBeInTheDocument();
    const signInLinks = [{ name: '微信', url: 'https://login.example/wechat' }];
    act(() => void store.dispatch(configEvents.loaded({ ...defaultConfig, signInLinks })));
    await pass();
    expect(screen.getByRole('link', { name: '微信' })).toHaveAttribute('href', 'https://login.example/wechat');
  });

  it('C5: a forgotten password leads to login by SMS and says that it can be changed afterwards', async () => {
    const { store, user, pass } = await otherPage();
    await user.click(screen.getByRole('link', { name: '忘记密码' }));
    await pass();
    expect(selectRouteName(store.getState())).toBe('login');
    expect(await screen.findByText('忘记密码时可用短信验证码登录，登录后可以修改密码')).toBeInTheDocument();
  });

  it.each([
    [true, 'login'],
    [false, 'findPassword'],
  ])('C5: with the reset page for members only: %p, it leads to %s', async (needsLogin, target) => {
    const find = route({
      name: 'findPassword',
      path: '/find',
      layout: 'simple',
      needsLogin,
      load: async () => () => null,
    });
    const { store, user, pass } = await otherPage({ routes: [loginRoute, otherRoute, find] });
    await user.click(screen.getByRole('link', { name: '忘记密码' }));
    await pass();
    expect(selectRouteName(store.getState())).toBe(target);
  });
});

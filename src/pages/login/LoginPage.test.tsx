import { act, screen } from '@testing-library/react';
import { defaultConfig } from '@/shell/config/appConfig';
import { configEvents } from '@/shell/config/configSlice';
import { selectForm } from '@/shell/forms/formsSlice';
import { selectRouteName } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { fail, ok } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const field = (name: string) => screen.getByRole('textbox', { name });
const tick = () => screen.getByRole('checkbox', { name: /已阅读并同意/ });
const send = () => screen.getByRole('button', { name: '登录' });

async function loginPage(over: Parameters<typeof renderApp>[1] = {}) {
  const world = await renderApp('/login', over);
  await screen.findByRole('form', { name: '登录' });
  const { server, user, pass } = world;
  server.reply('POST user/smsCode', ok({ retryAfter: 60, debugCode: '276811' }));
  server.reply('POST user/loginWithPhone', ok(buildAccount()));
  const fill = async () => {
    await user.type(field('手机号'), '13800138000');
    await user.type(field('验证码'), '276811');
    await user.click(tick());
  };
  const submit = async () => {
    await user.click(send());
    await pass();
  };
  return { ...world, fill, submit };
}

describe('login page', () => {
  it('D7: signs in by phone and code, and welcomes', async () => {
    const { server, fill, submit } = await loginPage();
    await fill();
    await submit();
    expect(server.callsTo('user/loginWithPhone').map(({ form }) => form)).toEqual([
      { appID: '2008', phone: '13800138000', code: '276811', agreed: 'true' },
    ]);
    expect(await screen.findByText('欢迎回来:星河')).toBeInTheDocument();
  });

  it('sends nothing before everything is right, says what is wrong at each field, and goes to the first', async () => {
    const { server, submit } = await loginPage();
    await submit();
    expect(field('手机号')).toHaveAccessibleDescription('请输入手机号');
    expect(field('验证码')).toHaveAccessibleDescription('请输入验证码');
    expect(screen.getByText('请先阅读并勾选同意协议')).toBeVisible();
    expect(field('手机号')).toHaveFocus();
    expect(server.callsTo('user/loginWithPhone')).toHaveLength(0);
  });

  it('the agreement starts unticked and is required', async () => {
    const { server, user, fill, submit } = await loginPage();
    expect(tick()).not.toBeChecked();
    await fill();
    await user.click(tick());
    await submit();
    expect(tick()).toHaveFocus();
    expect(server.callsTo('user/loginWithPhone')).toHaveLength(0);
  });

  it("C2: the agreement opens in a sheet, or as the operator's own page, and ticks nothing", async () => {
    const { store, server, user, pass } = await loginPage();
    server.reply('GET v1/legal/{doc}', ok({ title: '用户协议', content: '<p>请先读我</p>' }));
    await user.click(screen.getByRole('button', { name: '《用户协议》' }));
    await pass();
    expect(await screen.findByRole('dialog', { name: '用户协议' })).toBeInTheDocument();
    expect(await screen.findByText('请先读我')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '我知道了' }));
    await pass();
    expect(tick()).not.toBeChecked();
    const footer = { ...defaultConfig.footer, agreementUrl: '/terms.html' };
    act(() => void store.dispatch(configEvents.loaded({ ...defaultConfig, footer })));
    await pass();
    expect(screen.getByRole('link', { name: '《用户协议》' })).toHaveAttribute('href', '/terms.html');
  });

  it('D6: judges the phone on leaving the field, and forgives while it is being corrected', async () => {
    const { user, pass } = await loginPage();
    await user.type(field('手机号'), '12800138000');
    await user.tab();
    await pass();
    expect(field('手机号')).toHaveAccessibleDescription('请输入正确的 11 位手机号');
    await user.type(field('手机号'), '{Backspace}');
    expect(field('手机号')).toBeValid();
  });

  it('D6: takes a pasted number with prefix and blanks', async () => {
    const { user } = await loginPage();
    await user.click(field('手机号'));
    await user.paste('+86 138-0013 8000');
    expect(field('手机号')).toHaveValue('13800138000');
  });

  it('D6: asks for a code, counts down by the clock, and may ask again after 60 seconds', async () => {
    const { server, user, pass } = await loginPage();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(field('手机号')).toHaveFocus();
    expect(server.callsTo('user/smsCode')).toHaveLength(0);

    await user.type(field('手机号'), '13800138000');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await pass();
    expect(screen.getByRole('button', { name: '60 秒后重发' })).toBeDisabled();
    expect(field('验证码')).toHaveFocus();
    await pass(20_000);
    expect(screen.getByRole('button', { name: '40 秒后重发' })).toBeDisabled();
    await pass(40_000);
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
    expect(server.callsTo('user/smsCode')).toHaveLength(1);
  });

  it('offers the code of a sandbox, and a tap fills it in', async () => {
    const { user, pass, server, submit } = await loginPage();
    await user.type(field('手机号'), '13800138000');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await pass();
    await user.click(screen.getByRole('button', { name: /276811/ }));
    expect(field('验证码')).toHaveValue('276811');
    await user.click(tick());
    await submit();
    expect(server.callsTo('user/loginWithPhone')[0]?.form.code).toBe('276811');
  });

  it('shows a refusal at the field and keeps what was typed', async () => {
    const { server, fill, submit } = await loginPage();
    server.reply('POST user/loginWithPhone', fail(2002, '验证码错误或已过期'));
    await fill();
    await submit();
    expect(field('验证码')).toHaveAccessibleDescription('验证码错误或已过期');
    expect(field('手机号')).toHaveValue('13800138000');
    expect(field('验证码')).toHaveValue('276811');
    expect(tick()).toBeChecked();
  });

  it('sends one request however often one taps, and is busy meanwhile', async () => {
    const { server, user, pass, fill } = await loginPage();
    const held = server.defer('POST user/loginWithPhone');
    await fill();
    for (let tap = 0; tap < 5; tap += 1) await user.click(send());
    await user.type(field('手机号'), '{Enter}');
    await pass();
    expect(send()).toHaveAttribute('aria-busy', 'true');
    expect(held.waiting).toHaveLength(1);
    held.answer(fail(2002, '验证码错误或已过期'));
    await pass();
    expect(send()).not.toHaveAttribute('aria-busy', 'true');
  });

  it('drafts what was typed once it is quiet, but never the code', async () => {
    const { store, user, pass } = await loginPage();
    await user.type(field('手机号'), '138');
    await user.type(field('验证码'), '276811');
    await pass(300);
    const { draft } = selectForm(store.getState(), 'login');
    expect(draft).toEqual({ phone: '138', codeLength: 6, codeValid: true });
    expect(JSON.stringify(store.getState())).not.toContain('276811');
  });

  it('D7: leads to the other ways in', async () => {
    const { store, user, pass } = await loginPage();
    await user.click(screen.getByRole('link', { name: '账号密码登录' }));
    await pass();
    expect(selectRouteName(store.getState())).toBe('loginOther');
    await user.click(await screen.findByRole('link', { name: '注册' }));
    await pass();
    expect(selectRouteName(store.getState())).toBe('register');
    await user.click(await screen.findByRole('link', { name: '登录' }));
    await pass();
    expect(selectRouteName(store.getState())).toBe('login');
  });

  it('C5: forgotten passwords need no other page: it says what to do', async () => {
    const { user, pass, store } = await loginPage();
    await user.click(screen.getByRole('link', { name: '忘记密码' }));
    await pass();
    expect(selectRouteName(store.getState())).toBe('login');
    expect(await screen.findByText('忘记密码时可用短信验证码登录，登录后可以修改密码')).toBeInTheDocument();
  });

  it('C5: opens for members too, and a new login replaces the session', async () => {
    const { store, server, fill, submit } = await loginPage({ member: buildAccount({ uid: '7', name: '旧人' }) });
    server.reply('POST user/loginWithPhone', ok(buildAccount()));
    await fill();
    await submit();
    expect(store.getState().account.uid).toBe('1001');
  });

  it('D7: promises no account where phones are not registered', async () => {
    const { store, pass } = await loginPage();
    expect(screen.getByText(/未注册的手机号将自动创建账号/)).toBeVisible();
    act(() => void store.dispatch(configEvents.loaded({ ...defaultConfig, otherConfig: { autoRegister: '0' } })));
    await pass();
    expect(screen.queryByText(/未注册的手机号将自动创建账号/)).not.toBeInTheDocument();
    expect(screen.queryByText(/新用户首登/)).not.toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import { selectAccount } from '@/features/session/accountSlice';
import { selectSession } from '@/features/session/sessionSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { fail, ok, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { openUser as userPage } from '@/testing/openUser';

const SAVE = 'POST user/center/updateInfo';
const DAY = 86_400_000;

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: '保存' });

describe('details', () => {
  it('offers to save only what was changed, saves that field alone, and shows it at once', async () => {
    const { server, store, user, tap } = await userPage();
    server.reply(SAVE, ok(buildAccount({ name: '雾港听潮' })));
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    await user.clear(field('昵称'));
    await user.type(field('昵称'), ' 雾港听潮 ');
    await tap(save());
    expect(server.callsTo(SAVE).map(({ form }) => form)).toEqual([{ appID: '2008', name: '雾港听潮' }]);
    expect(selectAccount(store.getState()).name).toBe('雾港听潮');
    expect(screen.getByText('已保存')).toBeVisible();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });

  it('keeps what is typed on while it is being saved', async () => {
    const { server, user, pass } = await userPage();
    const held = server.defer(SAVE);
    await user.type(field('个人简介'), '住在海边');
    await user.click(save());
    await pass();
    await user.type(field('个人简介'), '，爱看星星');
    await pass(300);
    server.reply('POST user/center/me', buildStatus({ intro: '住在海边' }));
    held.answer(ok(buildAccount()));
    await pass();
    expect(field('个人简介')).toHaveValue('住在海边，爱看星星');
    expect(save()).toBeEnabled();
  });

  it('judges the nickname before it is sent', async () => {
    const { server, user, tap } = await userPage();
    await user.clear(field('昵称'));
    await user.type(field('昵称'), '星');
    await tap(save());
    expect(field('昵称')).toHaveAccessibleDescription('昵称为 2–12 个字');
    expect(server.callsTo(SAVE)).toHaveLength(0);
  });

  it('says a refusal at its field and keeps what was typed', async () => {
    const { server, user, tap } = await userPage();
    server.reply(SAVE, fail(1005, '内容包含不允许发布的词语，请修改后再试', { words: ['代充'] }));
    await user.type(field('个人简介'), '代充找我');
    await tap(save());
    expect(field('个人简介')).toHaveAccessibleDescription('内容包含不允许发布的词语，请修改后再试');
    expect(field('个人简介')).toHaveValue('代充找我');
  });

  it('a nickname under review is said to be, and the old one stays', async () => {
    const { server, store, user, tap } = await userPage();
    server.reply(SAVE, ok(buildAccount()));
    server.reply('POST user/center/me', buildStatus({ pendingName: '官方客服' }));
    await user.clear(field('昵称'));
    await user.type(field('昵称'), '官方客服');
    await tap(save());
    expect(screen.getByText('新昵称正在审核，通过后自动更新')).toBeVisible();
    expect(field('昵称')).toHaveAccessibleDescription('新昵称“官方客服”审核中，通过后自动更新');
    expect(selectAccount(store.getState()).name).toBe('星河');
  });

  it('a nickname that was approved meanwhile takes the place of the old one', async () => {
    const me = buildStatus({ name: '雾港听潮', pendingName: null, renameAfter: FAKE_NOW + 3 * DAY });
    const { store } = await userPage('/user', { me });
    expect(field('昵称')).toHaveValue('雾港听潮');
    expect(selectAccount(store.getState())).toMatchObject(buildAccount({ name: '雾港听潮' }));
  });

  it('says when the nickname may be changed again, and takes none before', async () => {
    await userPage('/user', { me: buildStatus({ renameAfter: FAKE_NOW + 3 * DAY }) });
    expect(field('昵称')).toBeDisabled();
    expect(field('昵称')).toHaveAccessibleDescription('2026-11-23 后可以再次修改');
  });

  it('sex is shown as chosen at once, and goes back when the server says no', async () => {
    const { server, user, pass } = await userPage();
    const held = server.defer(SAVE);
    await user.click(screen.getByRole('radio', { name: '女' }));
    await pass();
    expect(screen.getByRole('radio', { name: '女' })).toBeChecked();
    held.answer(fail(1006, '暂无权限进行此操作'));
    await pass();
    expect(screen.getByRole('radio', { name: '保密' })).toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent('暂无权限进行此操作');
  });

  it('age is a whole number or nothing', async () => {
    const { server, user, tap } = await userPage();
    server.reply(SAVE, ok(buildAccount({ age: 0 })));
    await user.clear(field('年龄'));
    await user.type(field('年龄'), '1a30');
    await tap(save());
    expect(field('年龄')).toHaveAccessibleDescription('请填写 1–120 的整数，或留空');
    await user.clear(field('年龄'));
    await tap(save());
    expect(server.callsTo(SAVE)[0]?.form).toEqual({ appID: '2008', age: '0' });
  });
});

describe('leaving with something unsaved', () => {
  it('asks first; one may stay, or throw it away', async () => {
    const { user, pass, tap, go, address } = await userPage();
    await user.type(field('个人简介'), '写到一半');
    await pass(300);
    await go('/games');
    expect(screen.getByRole('dialog', { name: '资料还没有保存' })).toBeVisible();
    await tap(screen.getByRole('button', { name: '继续编辑' }));
    expect(address()).toBe('/user');
    expect(field('个人简介')).toHaveValue('写到一半');
    await go('/games');
    await tap(screen.getByRole('button', { name: '放弃修改' }));
    expect(address()).toBe('/games');
    await go('/user');
    expect(field('个人简介')).toHaveValue('');
  });

  it('asks nothing when all is saved, or as it was', async () => {
    const { user, pass, go, address } = await userPage();
    await user.type(field('个人简介'), '写');
    await user.clear(field('个人简介'));
    await pass(300);
    await go('/games');
    expect(address()).toBe('/games');
  });
});

describe('security', () => {
  it('masks the phone, and leads to binding, password and devices', async () => {
    await userPage();
    expect(screen.getByRole('link', { name: /手机号/ })).toHaveTextContent('138****8000');
    expect(screen.getByRole('link', { name: /手机号/ })).toHaveAttribute('href', '/bind');
    expect(screen.getByRole('link', { name: /登录密码/ })).toHaveAttribute('href', '/reset');
    expect(screen.getByRole('link', { name: /登录设备/ })).toHaveAttribute('href', '/user?view=devices');
  });

  it('D2: needRealName and minority are shown, with what follows from them', async () => {
    const first = await userPage('/user', { account: { needRealName: true } });
    expect(screen.getByRole('link', { name: /待实名认证/ })).toHaveTextContent('暂不能充值和开通 VIP');
    first.unmount();
    await userPage('/user', { account: { age: 15 } });
    expect(screen.getByRole('link', { name: /未成年人保护中/ })).toHaveTextContent('未满 18 周岁');
  });

  it('G4: skeleton first, and an error that can be tried again', async () => {
    const { server, pass, tap } = await userPage('/user', { me: () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('加载中');
    server.reply('POST user/center/me', status(404));
    await pass(30_000);
    server.reply('POST user/center/me', ok(buildStatus()));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(field('昵称')).toHaveValue('星河');
  });

  it('D3: logs out after asking', async () => {
    const { server, store, tap } = await userPage();
    server.reply('POST user/logout', ok(null));
    await tap(screen.getByRole('button', { name: '退出登录' }));
    await tap(within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }));
    expect(selectSession(store.getState()).at).toBe('guest');
  });
});

describe('devices', () => {
  it('A6: each view has its own title, and an unknown one is the overview', async () => {
    const { go } = await userPage();
    expect(screen.getByRole('heading', { name: '个人中心' })).toBeVisible();
    await go('/user?view=devices');
    expect(screen.getByRole('heading', { name: '登录设备' })).toBeVisible();
    await go('/user?view=delete');
    expect(screen.getByRole('heading', { name: '注销账号' })).toBeVisible();
    await go('/user?view=nothing');
    expect(field('昵称')).toBeVisible();
  });

  const here = { id: 1, device: 'Android · Chrome', current: true, createTime: FAKE_NOW, activeTime: FAKE_NOW };
  const there = { ...here, id: 2, device: 'iPhone · Safari', current: false, activeTime: FAKE_NOW - 7_200_000 };

  it('are listed, and another one is signed out', async () => {
    const { server, tap, go } = await userPage();
    server.reply('GET v1/user/session/list', ok([here, there]));
    server.reply('POST v1/user/session/{id}/revoke', ok(null));
    await go('/user?view=devices');
    const rows = within(screen.getByRole('list', { name: '登录设备' }));
    expect(rows.getByText('最近使用 2 小时前')).toBeVisible();
    expect(rows.queryByRole('button', { name: '让 Android · Chrome 下线' })).toBeNull();
    await tap(rows.getByRole('button', { name: '让 iPhone · Safari 下线' }));
    expect(server.callsTo('v1/user/session/2/revoke')).toHaveLength(1);
    expect(rows.queryByText('iPhone · Safari')).toBeNull();
    expect(screen.getByText('该设备已下线')).toBeVisible();
  });

  it('one that was signed out meanwhile is gone just the same', async () => {
    const { server, tap, go } = await userPage();
    server.reply('GET v1/user/session/list', ok([here, there]));
    server.reply('POST v1/user/session/{id}/revoke', fail(1002, '该设备已经退出登录'));
    await go('/user?view=devices');
    await tap(screen.getByRole('button', { name: '让 iPhone · Safari 下线' }));
    expect(screen.queryByText('iPhone · Safari')).toBeNull();
  });
});

describe('deleting the account', () => {
  it('says what is lost, wants the word and the password, and then nobody is signed in', async () => {
    const me = buildStatus({ coinNum: 1280, hasPassword: true, levelType: 1, expTime: FAKE_NOW + DAY });
    const { server, store, user, tap, address } = await userPage('/user?view=delete', { me });
    server.reply('POST v1/user/delete', fail(2001, '原密码不正确', { field: 'password' }));
    expect(screen.getByText('账户里的 1,280 钻石会清零，不能退款或转移')).toBeVisible();
    expect(screen.getByText('VIP 会员立即失效（原有效期至 2026-11-21）')).toBeVisible();
    const submit = () => tap(screen.getByRole('button', { name: '申请注销' }));
    await submit();
    expect(server.callsTo('v1/user/delete')).toHaveLength(0);
    await user.type(screen.getByLabelText('输入“注销账号”确认'), '注销账号');
    await user.type(screen.getByLabelText('登录密码'), 'plaza2026');
    await submit();
    expect(screen.getByLabelText('登录密码')).toHaveAccessibleDescription('原密码不正确');
    server.reply('POST v1/user/delete', ok(null));
    await submit();
    expect(selectSession(store.getState()).at).toBe('guest');
    expect(screen.getByText('已申请注销，7 天内登录可以撤销')).toBeVisible();
    expect(screen.queryByText('已退出登录')).toBeNull();
    expect(server.callsTo('user/logout')).toHaveLength(0);
    expect(address()).toBe('/');
  });

  it('of an account without a password takes a code to its own phone', async () => {
    const me = buildStatus({ hasPassword: false, phoneMasked: '138****8000' });
    const { server, store, user, tap } = await userPage('/user?view=delete', { me });
    server.reply('POST user/smsCode', ok({ retryAfter: 60, debugCode: null }));
    server.reply('POST v1/user/delete', ok(null));
    await user.type(screen.getByLabelText('输入“注销账号”确认'), '注销账号');
    await user.type(screen.getByLabelText('手机号'), '13900139000');
    await tap(screen.getByRole('button', { name: '获取验证码' }));
    expect(server.callsTo('user/smsCode')).toHaveLength(0);
    await user.clear(screen.getByLabelText('手机号'));
    await user.type(screen.getByLabelText('手机号'), '13800138000');
    await tap(screen.getByRole('button', { name: '获取验证码' }));
    expect(server.callsTo('user/smsCode')[0]?.form).toMatchObject({ phone: '13800138000', purpose: 'delete' });
    await user.type(screen.getByLabelText('验证码'), '276811');
    await tap(screen.getByRole('button', { name: '申请注销' }));
    expect(server.callsTo('v1/user/delete')[0]?.form).toEqual({ appID: '2008', code: '276811' });
    expect(selectSession(store.getState()).at).toBe('guest');
  });
});

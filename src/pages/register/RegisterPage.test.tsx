import { screen } from '@testing-library/react';
import { buildAccount } from '@/testing/builders/member';
import { fail, ok } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const name = () => screen.getByRole('textbox', { name: '账号' });
const password = () => screen.getByLabelText('设置密码');
const confirm = () => screen.getByLabelText('确认密码');
const invite = () => screen.getByRole('textbox', { name: '邀请码' });

async function registerPage(at = '/register') {
  const world = await renderApp(at);
  await screen.findByRole('form', { name: '注册' });
  const { server, user, pass } = world;
  server.reply('POST user/registerWithName', ok(buildAccount()));
  const fill = async (again = 'plaza2026') => {
    await user.type(name(), 'xinghe');
    await user.type(password(), 'plaza2026');
    await user.type(confirm(), again);
    await user.click(screen.getByRole('checkbox'));
  };
  const submit = async () => {
    await user.click(screen.getByRole('button', { name: '注册并登录' }));
    await pass();
  };
  return { ...world, fill, submit, sent: () => server.callsTo('user/registerWithName').map(({ form }) => form) };
}

describe('registration', () => {
  it('D2: opens the account, signs in and welcomes', async () => {
    const { fill, submit, sent } = await registerPage();
    await fill();
    await submit();
    expect(sent()).toEqual([{ agreed: 'true', appID: '2008', loginName: 'xinghe', password: 'plaza2026' }]);
    expect(await screen.findByText('欢迎加入，星河')).toBeInTheDocument();
  });

  it('A3: the invite code the visitor came with stands there and is sent', async () => {
    const { fill, submit, sent } = await registerPage('/register?inviteCode=AB12');
    expect(invite()).toHaveValue('AB12');
    await fill();
    await submit();
    expect(sent()[0]?.inviteCode).toBe('AB12');
  });

  it('A3: 2007 is said at the invite code, which may be taken out', async () => {
    const { server, user, fill, submit, sent } = await registerPage('/register?inviteCode=AB12');
    server.reply('POST user/registerWithName', fail(2007, '邀请码无效', { field: 'inviteCode' }));
    await fill();
    await submit();
    expect(invite()).toHaveAccessibleDescription('邀请码无效');
    server.reply('POST user/registerWithName', ok(buildAccount()));
    await user.clear(invite());
    await submit();
    expect(sent()[1]).not.toHaveProperty('inviteCode');
  });

  it('D6: says at each field what does not fit', async () => {
    const { user, pass, submit, sent } = await registerPage();
    await user.type(name(), 'ab');
    await user.type(password(), 'plaza');
    await user.type(confirm(), 'plazb');
    await user.tab();
    await pass();
    await submit();
    expect(name()).toHaveAccessibleDescription('账号为 4–20 位字母、数字或下划线');
    expect(password()).toHaveAccessibleDescription('密码为 8–32 位，需同时包含字母和数字');
    expect(confirm()).toHaveAccessibleDescription('两次输入的密码不一致');
    expect(sent()).toEqual([]);
  });

  it('shows how strong the password is once the typing rests', async () => {
    const { user, pass } = await registerPage();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    await user.type(password(), 'plaza2026');
    await pass(300);
    expect(screen.getByRole('meter', { name: '密码强度' })).toHaveAttribute('aria-valuetext', '弱');
    await user.type(password(), '!Stars');
    await pass(300);
    expect(screen.getByRole('meter', { name: '密码强度' })).toHaveAttribute('aria-valuetext', '强');
  });

  it('2003: a taken name is said at the name, and what was typed stays', async () => {
    const { server, fill, submit } = await registerPage();
    server.reply('POST user/registerWithName', fail(2003, '该账号已被注册', { field: 'loginName' }));
    await fill();
    await submit();
    expect(name()).toHaveAccessibleDescription('该账号已被注册');
    expect(password()).toHaveValue('plaza2026');
  });

  it('two different passwords are not sent', async () => {
    const { fill, submit, sent } = await registerPage();
    await fill('plaza2027');
    await submit();
    expect(confirm()).toHaveFocus();
    expect(sent()).toEqual([]);
  });
});

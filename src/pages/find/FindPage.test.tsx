import { screen } from '@testing-library/react';
import { findRoute } from '@/pages/find/find.route';
import { loginRoute } from '@/pages/login/login.route';
import { otherRoute } from '@/pages/other/other.route';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, ok } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

async function findPage(needsLogin: boolean, faqs = ok({ categories: [], records: [] as object[] })) {
  const routes = [loginRoute, otherRoute, { ...findRoute, needsLogin }];
  const { server: faked } = createFakePorts();
  faked.reply('GET v1/faq/list', faqs);
  const world = await renderApp('/find', { routes, ports: { server: faked, fetch: faked.fetch } });
  const { server, user, pass } = world;
  server.reply('POST user/smsCode', ok({ retryAfter: 60, debugCode: null }));
  server.reply('POST user/resetPassword', ok(null));
  await pass();
  const click = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await pass();
  };
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const path = () => selectPlace(world.store.getState()).pathname;
  const toProof = async () => {
    await type('手机号', '13800138000');
    await click('获取验证码');
    await type('验证码', '276811');
    await type('新密码', 'newpass99');
    await type('确认新密码', 'newpass99');
  };
  return { ...world, click, type, path, toProof };
}

describe('a forgotten password', () => {
  it('C5: is found again by members only, as specified', async () => {
    const { path } = await findPage(true);
    expect(path()).toBe('/login');
  });

  it('shows the questions that are about codes, and leads to the answer', async () => {
    const faq = { categoryId: 1, answer: '<p>看看短信拦截</p>', hot: false, helpful: 0 };
    const records = [
      { ...faq, id: 7, question: '收不到短信验证码怎么办？' },
      { ...faq, id: 8, question: '钻石没到账？' },
    ];
    const faqs = ok({ categories: [{ id: 1, name: '账号' }], records });
    await findPage(false, faqs);
    expect(screen.getByRole('link', { name: '收不到短信验证码怎么办？' })).toHaveAttribute('href', '/faq#q-7');
    expect(screen.queryByText('钻石没到账？')).toBeNull();
  });

  it('C5: where an operator has opened it, guests set a new one and sign in with it', async () => {
    const { server, path, click, toProof } = await findPage(false);
    await toProof();
    await click('设置新密码');
    expect(server.callsTo('user/resetPassword')[0]?.form).toMatchObject({
      phone: '13800138000',
      password: 'newpass99',
    });
    expect(await screen.findByText('密码已设置，请用新密码登录')).toBeVisible();
    expect(path()).toBe('/other');
  });

  it('2004: an unknown phone is said at the phone', async () => {
    const { server, click, toProof } = await findPage(false);
    server.reply('POST user/resetPassword', fail(2004, '该手机号尚未注册'));
    await toProof();
    await click('设置新密码');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('该手机号尚未注册');
  });
});

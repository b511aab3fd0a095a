import { act, screen, within } from '@testing-library/react';
import { buildAccount } from '@/testing/builders/member';
import { fail, ok, page, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

// In a browser these are chunks; here their first import takes longer than a tap.
beforeAll(async () => {
  await import('@/app/support/SupportSheet');
  await import('./DoctorSheet');
});

const dialog = () => screen.getByRole('dialog', { name: '检查服务器接口' });

/** The page of the doctor, reached through the support menu. */
async function open(member?: ReturnType<typeof buildAccount>) {
  const scene = await renderApp('/?support=1', { ...(member && { member }) });
  const { user, pass, server } = scene;
  await user.click(within(screen.getByRole('dialog', { name: '操作记录' })).getByText('给开发人员'));
  await user.click(screen.getByRole('button', { name: '检查服务器接口' }));
  await pass();
  const asked = () => server.calls.map(({ method, path }) => `${method} ${path}`);
  const begin = server.calls.length;
  const check = async () => {
    await user.click(within(dialog()).getByRole('button', { name: '开始检查' }));
    for (let turn = 0; turn < 20; turn += 1) await pass();
  };
  return { ...scene, check, asked: () => asked().slice(begin) };
}

describe('the doctor in the support menu', () => {
  it('says by page and in words what differs, and asks nothing that changes anything', async () => {
    const { server, check, asked, user } = await open();
    server.reply('POST web/game/list', page([{ id: 1, appID: '1', onlineType: '0' }] as never));
    server.reply('GET v1/faq/list', status(500));
    server.reply('GET v1/square/tag/list', fail(7, '今天不行'));
    server.reply('GET v1/bulletin/list', page([]));
    server.reply('POST user/message', ok({ num: 0 }));
    await check();
    expect(await within(dialog()).findByText(/处不一致$/)).toBeVisible();
    const games = within(dialog()).getByText('游戏').closest('details') as HTMLElement;
    await user.click(games.querySelector('summary') as HTMLElement);
    expect(within(games).getByText('data.records[].onlineType')).toBeVisible();
    expect(within(games).getByText(/应为 数字，给了文字 "0"/)).toBeVisible();
    expect(within(games).getByText(/应为 文字，没有给/)).toBeVisible();
    expect(within(dialog()).getAllByText(/拒绝回答：代码 7，今天不行/)[0]).toBeInTheDocument();
    expect(within(dialog()).getAllByText(/出错（HTTP 500）/)[0]).toBeInTheDocument();
    expect(within(dialog()).getAllByText(/没有登录也给出了会员的内容/)[0]).toBeInTheDocument();
    expect(within(dialog()).getByText(/个接口会动钻石、订单或库存，永远不试/)).toBeInTheDocument();
    expect(asked().filter((call) => /^DELETE|unlock|claim|payInfo|vipopen|\/like$/.test(call))).toEqual([]);
  });

  it('asks the own server as the member, and another one as nobody', async () => {
    const { server, check, user, pass } = await open(buildAccount({ uid: '7', token: 'hush' }));
    expect(within(dialog()).getByText('以当前登录的账号询问')).toBeVisible();
    const tokens = () => server.calls.slice(-40).map(({ headers }) => headers.token);
    await check();
    expect(tokens()).toContain('hush');
    const before = server.calls.length;
    await user.type(within(dialog()).getByLabelText('接口地址'), 'https://other.example/api');
    expect(within(dialog()).getByText(/别的网站：不带登录信息/)).toBeVisible();
    await user.click(within(dialog()).getByRole('button', { name: '重新检查' }));
    for (let turn = 0; turn < 20; turn += 1) await pass();
    const foreign = server.calls.slice(before);
    expect(foreign.length).toBeGreaterThan(10);
    expect(foreign.map(({ headers }) => headers.token).filter(Boolean)).toEqual([]);
  });

  it('says so where nobody answers, and takes no address that is none', async () => {
    const { ports, check, user } = await open();
    await user.type(within(dialog()).getByLabelText('接口地址'), 'javascript:1');
    expect(within(dialog()).getByText('请填以 / 或 http 开头的地址')).toBeVisible();
    expect(within(dialog()).getByRole('button', { name: '开始检查' })).toHaveAttribute('aria-disabled', 'true');
    await user.clear(within(dialog()).getByLabelText('接口地址'));
    ports.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await check();
    expect(await within(dialog()).findByText('连不上这个地址')).toBeVisible();
  });

  it('H1: asks nothing more once somebody travels, and can be begun anew afterwards', async () => {
    const { ports, user, pass } = await open();
    let asked = 0;
    const answers: (() => void)[] = [];
    ports.fetch = () => {
      asked += 1;
      return new Promise((resolve) => answers.push(() => resolve(new Response('{"code":1,"data":null}'))));
    };
    await user.click(within(dialog()).getByRole('button', { name: '开始检查' }));
    await pass();
    const before = asked;
    expect(before).toBeGreaterThan(0);
    act(() => ports.gate.enter('travel'));
    for (const answer of answers.splice(0)) answer();
    await pass();
    act(() => ports.gate.enter('live'));
    await pass();
    expect(asked).toBe(before);
    expect(within(dialog()).getByRole('button', { name: '开始检查' })).not.toHaveAttribute('aria-disabled');
  });
});

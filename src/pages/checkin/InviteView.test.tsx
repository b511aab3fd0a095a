import { screen, within } from '@testing-library/react';
import { drawPoster } from '@/features/share/drawPoster';
import { homeRoute } from '@/pages/home/home.route';
import { loginRoute } from '@/pages/login/login.route';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildInvite, buildInvited } from '@/testing/builders/checkin';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createFakeServer } from '@/testing/fakeServer';
import { page, status } from '@/testing/fakes/answers';
import { createFakeShare } from '@/testing/fakes/recorders';
import { renderApp } from '@/testing/renderApp';
import { checkinRoute } from './checkin.route';

// jsdom has no canvas; what is drawn is looked at in a real browser.
jest.mock('@/features/share/drawPoster', () => ({ drawPoster: jest.fn() }));
const drawn = jest.mocked(drawPoster);

const ME = 'POST user/center/me';
const LINK = 'https://plaza.test/register?inviteCode=STAR41';

async function open({ member = true, canShare = true, works = true } = {}) {
  drawn.mockReset().mockResolvedValue('data:image/png;base64,AAAA');
  const server = createFakeServer();
  server.reply(ME, buildStatus({ avatar: '/media/avatar/7.svg' }));
  server.reply('GET v1/invite', buildInvite());
  server.reply('GET v1/invite/list', page([buildInvited(), buildInvited({ id: 8, state: 'rewarded', coins: 10 })]));
  const share = Object.assign(createFakeShare(), { canShare, works });
  const app = await renderApp('/checkin?view=invite', {
    ports: { server, fetch: server.fetch, share },
    routes: [checkinRoute, homeRoute, loginRoute],
    ...(member ? { member: buildAccount() } : {}),
  });
  await screen.findByText(member ? '我的邀请码' : '登录后获得专属邀请码');
  await app.pass();
  const tap = async (name: string | RegExp, within_: HTMLElement = document.body) => {
    await app.user.click(within(within_).getByRole('button', { name }));
    await app.pass();
  };
  return { ...app, share, tap };
}

describe('inviting', () => {
  it('shows code, link, what came of it and who came', async () => {
    await open();
    expect(screen.getByText('STAR41')).toBeVisible();
    expect(screen.getByText(LINK)).toBeVisible();
    expect(screen.getByText('2 人')).toBeVisible();
    const people = screen.getByRole('region', { name: '我邀请的好友' });
    expect(within(people).getByText('待绑定手机')).toBeVisible();
    expect(within(people).getAllByText('2 小时前加入')).toHaveLength(2);
    expect(within(people).getAllByText('云***子')).toHaveLength(2);
  });

  it('whoever came meanwhile is in the list as in the sums, when one is back', async () => {
    const { server, store, pass } = await open();
    server.reply('GET v1/invite', buildInvite({ count: 3 }));
    server.reply('GET v1/invite/list', page([9, 8, 7].map((id) => buildInvited({ id }))));
    for (const to of ['/', '/checkin?view=invite']) {
      store.dispatch(navigationEvents.asked({ to, how: 'push' }));
      await pass();
    }
    expect(screen.getByText('3 人')).toBeVisible();
    expect(screen.getAllByText('云***子')).toHaveLength(3);
  });

  it('copies the code and the link, with 复制成功', async () => {
    const { tap, share } = await open();
    await tap('复制邀请码');
    await tap('复制链接');
    expect(share.copied).toEqual(['STAR41', LINK]);
    expect(screen.getAllByText('复制成功').length).toBeGreaterThan(0);
  });

  it('hands text to be copied by hand where the browser copies nothing', async () => {
    const { tap } = await open({ works: false });
    await tap('复制链接');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByDisplayValue(LINK)).toBeInTheDocument();
  });

  it('shares through the system where the chat apps are; copying is always there', async () => {
    const { tap, share } = await open();
    await tap('分享');
    const sheet = await screen.findByRole('dialog', { name: '分享给好友' });
    await tap(/微信、QQ 等/, sheet);
    expect(share.shared).toEqual([
      { title: expect.stringContaining('邀请你来'), text: expect.stringContaining('STAR41'), url: LINK },
    ]);
    await tap('复制链接', sheet);
    expect(share.copied).toEqual([LINK]);
  });

  it('offers no chat apps where the browser cannot reach them', async () => {
    const { tap } = await open({ canShare: false });
    await tap('分享');
    const sheet = await screen.findByRole('dialog', { name: '分享给好友' });
    const ways = within(within(sheet).getByRole('list')).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['复制链接', '生成海报']);
  });

  it('draws the poster once the avatar is known, and saves it', async () => {
    const { tap, server, ports, pass } = await open();
    const held = server.defer(ME);
    await tap('生成海报');
    const sheet = await screen.findByRole('dialog', { name: '邀请海报' });
    if (held.waiting.length > 0) {
      expect(drawn).not.toHaveBeenCalled();
      held.answer(buildStatus({ avatar: '/media/avatar/7.svg' }));
    }
    await pass();
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(drawn.mock.calls[0]?.slice(1)).toEqual([
      expect.objectContaining({ name: '星河', inviteCode: 'STAR41', url: LINK, coins: 5 }),
      '/media/avatar/7.svg',
    ]);
    expect(within(sheet).getByRole('img', { name: '星河的邀请海报，含邀请码和二维码' })).toBeVisible();
    await tap('保存图片', sheet);
    expect(ports.download.started).toEqual([{ url: 'data:image/png;base64,AAAA', name: '邀请海报-STAR41.png' }]);
  });

  it('draws it without an avatar where nobody can say, and again after it failed', async () => {
    const { tap, server, pass } = await open();
    server.reply(ME, status(404));
    drawn.mockRejectedValueOnce(new Error('no canvas'));
    await tap('生成海报');
    const sheet = await screen.findByRole('dialog', { name: '邀请海报' });
    await pass();
    expect(within(sheet).getByText('海报没有生成，请再试一次')).toBeVisible();
    expect(within(sheet).getByRole('button', { name: '保存图片' })).toHaveAttribute('aria-disabled', 'true');
    await tap('重试', sheet);
    expect(drawn).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), '');
    expect(within(sheet).getByRole('img')).toBeVisible();
  });

  it('has a page for a guest with the rules, and no code', async () => {
    const { server } = await open({ member: false });
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
    expect(screen.getByText(/好友绑定手机号后，你获得 10 钻/)).toBeVisible();
    expect(server.callsTo('GET v1/invite/list')).toEqual([]);
  });
});

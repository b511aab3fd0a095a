import { act, screen } from '@testing-library/react';
import { peopleApi } from '@/api/peopleApi';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildAccount, buildStatus, buildUserCard } from '@/testing/builders/member';
import { createFakeServer } from '@/testing/fakeServer';
import { ok, page } from '@/testing/fakes/answers';
import { bare, openProfile as open } from '@/testing/openProfile';
import { renderApp } from '@/testing/renderApp';

// In a browser it is a chunk; here its first import takes longer than a tap.
beforeAll(() => import('./views'));

describe('settings', () => {
  it('B2, B4: theme, text size and motion take hold at once and are kept', async () => {
    const { ports, user, pass, address } = await open();
    await user.click(screen.getAllByRole('link', { name: '设置' })[0] as HTMLElement);
    await pass();
    expect(address()).toBe('/profile?view=settings');
    await user.click(await screen.findByRole('radio', { name: '深色' }));
    await user.click(screen.getByRole('radio', { name: '特大' }));
    await user.click(screen.getByRole('switch', { name: '减少动效' }));
    expect(ports.document.looks.at(-1)).toMatchObject({ theme: 'dark', textScale: 1.3, motion: 'reduced' });
    expect(JSON.parse(ports.local.read('plaza:settings') ?? '')).toMatchObject({ theme: 'dark', textScale: 1.3 });
  });

  it('what another tab chose is worn here too, and stays when something else is chosen here', async () => {
    const { ports, user, pass } = await open('/profile?view=settings');
    act(() => ports.local.foreignWrite('plaza:settings', '{"theme":"dark"}'));
    expect(screen.getByRole('radio', { name: '深色' })).toBeChecked();
    expect(ports.document.looks.at(-1)).toMatchObject({ theme: 'dark' });
    await user.click(screen.getByRole('radio', { name: '特大' }));
    await pass();
    expect(JSON.parse(ports.local.read('plaza:settings') ?? '')).toMatchObject({ theme: 'dark', textScale: 1.3 });
  });

  it('saves data: nothing is fetched ahead any more', async () => {
    const { ports, user, pass } = await open('/profile?view=settings');
    await user.click(screen.getByRole('switch', { name: '省流量模式' }));
    await pass();
    expect(JSON.parse(ports.local.read('plaza:settings') ?? '')).toMatchObject({ dataSaver: true });
  });

  const toHome = () => screen.queryByRole('button', { name: /添加到桌面/ });

  it('has a way to the home screen: the browser’s own question where it offers one, and then no more', async () => {
    const { ports, user, pass } = await open('/profile?view=settings');
    act(() => ports.screen.offer(true));
    await user.click(toHome() as HTMLElement);
    await pass();
    expect(toHome()).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps a no to the home screen, and shows the menu to who asks again', async () => {
    const { ports, user, pass } = await open('/profile?view=settings');
    ports.screen.agrees = false;
    act(() => ports.screen.offer(true));
    await user.click(toHome() as HTMLElement);
    await pass();
    expect(Number(ports.local.read('plaza:installDeclined'))).toBe(ports.clock.now());
    await user.click(toHome() as HTMLElement);
    await pass();
    expect(await screen.findByRole('dialog', { name: '添加到桌面' })).toHaveTextContent('选“添加到桌面”或“安装应用”');
  });

  it('offers no home screen to a computer whose browser has none, nor within it', async () => {
    const computer = await open('/profile?view=settings');
    computer.ports.document.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    computer.ports.document.touchPoints = 0;
    act(() => computer.ports.screen.offer(false));
    await computer.pass();
    act(() => void computer.store.dispatch(navigationEvents.asked({ to: '/profile?view=settings', how: 'push' })));
    expect(toHome()).not.toBeInTheDocument();
    computer.ports.document.userAgent = 'Mozilla/5.0 (Linux; Android 14)';
    computer.ports.screen.isInstalled = () => true;
    act(() => computer.ports.screen.offer(true));
    await computer.pass();
    expect(toHome()).not.toBeInTheDocument();
  });

  it('says how much is kept, and lets it go without signing anybody out', async () => {
    const { store, user, pass } = await open();
    await store.dispatch(peopleApi.endpoints.userProfile.initiate({ id: 7 }, { subscribe: false, forceRefetch: true }));
    act(() => void store.dispatch(navigationEvents.asked({ to: '/profile?view=settings', how: 'push' })));
    await pass();
    const row = screen.getByRole('button', { name: /清除缓存/ });
    expect(row).not.toHaveTextContent(/缓存.* 0 B/);
    await user.click(row);
    await pass();
    expect(row).toHaveTextContent('0 B');
    expect(screen.getByText('缓存已清除')).toBeVisible();
    expect(store.getState().account.uid).toBe('1001');
  });

  it('names the build, leads to blocked people, opens the muted words', async () => {
    const { user, pass } = await open('/profile?view=settings');
    expect(screen.getByText('3f2a9c01b4')).toBeVisible();
    expect(screen.getByRole('link', { name: '黑名单' })).toHaveAttribute('href', '/profile?view=blocked');
    await user.click(screen.getByRole('button', { name: /屏蔽词/ }));
    await pass();
    expect(screen.getByRole('dialog', { name: '屏蔽词' })).toBeVisible();
  });

  it('C10: back leads to the profile', async () => {
    const { user, pass, address } = await open('/profile?view=settings');
    await user.click(screen.getByRole('button', { name: '返回' }));
    await pass();
    expect(address()).toBe('/profile');
  });
});

describe('people', () => {
  const people = [
    { ...buildUserCard({ id: 7, name: '北辰', followed: true }), intro: '看星星', postCount: 1, fanCount: 2 },
    { ...buildUserCard({ id: 8, uid: '1008', name: '小满', followed: true }), intro: '', postCount: 0, fanCount: 0 },
  ];

  it('the numbers lead to the lists', async () => {
    await open('/profile', { me: buildStatus({ followCount: 2, fanCount: 5 }) });
    expect(screen.getByRole('link', { name: '2 关注' })).toHaveAttribute('href', '/profile?view=follows');
    expect(screen.getByRole('link', { name: '5 粉丝' })).toHaveAttribute('href', '/profile?view=fans');
  });

  it('C10: whom one follows, to be unfollowed and followed again', async () => {
    const server = createFakeServer();
    server.reply('GET v1/user/follow/list', page(people));
    server.reply('DELETE v1/user/follow/{id}', ok({ followed: false }));
    const { user, pass } = await renderApp('/profile?view=follows', {
      ports: { server, fetch: server.fetch },
      routes: bare,
      member: buildAccount(),
    });
    await pass();
    expect(screen.getByRole('heading', { name: '我的关注' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /北辰.*已关注|已关注.*北辰|取消关注.*北辰/ }));
    await pass();
    expect(server.callsTo('DELETE v1/user/follow/7')).toHaveLength(1);
    expect(screen.getByText('看星星')).toBeVisible();
  });

  it('C10: the blocked, each to be let back; the last one leaves the empty state', async () => {
    const server = createFakeServer();
    server.reply('GET v1/user/block/list', page([people[0]]));
    server.reply('DELETE v1/user/block/{id}', ok({ blocked: false }));
    const { user, pass } = await renderApp('/profile?view=blocked', {
      ports: { server, fetch: server.fetch },
      routes: bare,
      member: buildAccount(),
    });
    await pass();
    await user.click(screen.getByRole('button', { name: '把 北辰 移出黑名单' }));
    await pass();
    expect(server.callsTo('DELETE v1/user/block/7')).toHaveLength(1);
    expect(screen.getByText('已移出黑名单')).toBeVisible();
    expect(screen.getByText('黑名单是空的')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('G4: a list that did not come can be asked for again; a guest is told to log in', async () => {
    const first = await open('/profile?view=fans');
    expect(screen.getByRole('alert')).toBeVisible();
    first.server.reply('GET v1/user/fans/list', page([]));
    await first.user.click(screen.getByRole('button', { name: '重试' }));
    await first.pass();
    expect(screen.getByText('还没有粉丝')).toBeVisible();
    first.unmount();
    await open('/profile?view=fans', { member: false });
    expect(screen.getByText('登录后可见')).toBeVisible();
    expect(screen.getByRole('link', { name: '登录/注册' })).toHaveAttribute('href', '/login');
  });
});

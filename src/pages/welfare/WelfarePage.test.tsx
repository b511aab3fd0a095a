import { act, fireEvent, screen, within } from '@testing-library/react';
import { statusApi } from '@/api/statusApi';
import { code } from '@/contract/codes';
import { selectUnlock } from '@/features/unlock/unlockSlice';
import { selectFilm } from '@/features/welfare/filmSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { buildAlbum, buildFilm, buildWelfareDetail } from '@/testing/builders/welfare';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, page, status } from '@/testing/fakes/answers';
import { fillPlayer } from '@/testing/fillPlayer';
import { renderApp } from '@/testing/renderApp';

const LIST = 'GET v1/welfare/list';
const ITEM = 'GET v1/welfare/{id}';
const PROGRESS = 'POST v1/welfare/{id}/progress';

const free = { pay: 'free', price: 0, vipFree: false, locked: false } as const;
const films = [
  buildFilm({ id: 1, title: '擦甲板第一天', hot: true, ...free }),
  buildFilm({ id: 4 }),
  buildFilm({ id: 5, title: '屋顶滑板社', pay: 'vip', price: 0, vipFree: true }),
];
const rows = [...films, buildAlbum()];

interface Scene {
  member?: boolean;
  coins?: number;
  begun?: unknown;
}

async function open(at = '/welfare', { member = false, coins = 100, begun = page([]) }: Scene = {}) {
  fillPlayer();
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(ITEM, ({ path }) => {
    const item = rows.find(({ id }) => id === Number(path.split('/').at(-1)));
    return item ? buildWelfareDetail(item) : fail(code.notFound, '内容不存在或已被删除');
  });
  // After the item, whose path would take it for an id.
  server.reply(LIST, ({ query }) => page(rows.filter(({ kind }) => kind === query.kind)));
  server.reply('GET v1/welfare/history/list', begun as object);
  server.reply(PROGRESS, null);
  server.reply('POST user/center/me', buildStatus({ coinNum: coins }));
  const shown = await renderApp(at, {
    ports: { server, fetch: server.fetch },
    ...(member ? { member: buildAccount() } : {}),
  });
  if (member) await act(() => shown.store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' })));
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const go = async (to: string) => {
    act(() => void shown.store.dispatch(navigationEvents.asked({ to, how: 'push' })));
    await shown.pass();
  };
  const video = () => document.querySelector('video') as HTMLVideoElement;
  const plays = (second: number) => {
    Object.defineProperty(video(), 'currentTime', { value: second, configurable: true, writable: true });
    fireEvent.timeUpdate(video());
  };
  return { ...shown, tap, go, video, plays, film: () => selectFilm(shown.store.getState()) };
}

const card = (title: string) => screen.getByText(title).closest('article') as HTMLElement;

describe('welfare lists', () => {
  it('shows films with what they cost, how long they are and where they lead', async () => {
    await open();
    expect(within(card('擦甲板第一天')).getByText('热')).toBeInTheDocument();
    expect(within(card('凌晨两点的霓虹路口')).getByText('未解锁，3 钻石')).toBeInTheDocument();
    expect(within(card('屋顶滑板社')).getByText('未解锁，VIP 专享')).toBeInTheDocument();
    expect(within(card('擦甲板第一天')).getByText('0:09')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /凌晨两点/ })).toHaveAttribute('href', '/welfare?id=4');
  });

  it('a member’s cards wait for the films that were begun, and come without them where they cannot be read', async () => {
    let arrive = (_answer: object) => {};
    const begun = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const { pass } = await open('/welfare', { member: true, begun: () => begun });
    expect(screen.queryByText('擦甲板第一天')).not.toBeInTheDocument();
    arrive(status(500));
    await pass(60_000);
    expect(card('擦甲板第一天')).toBeInTheDocument();
  });

  it('C10: the tab stands in the address', async () => {
    const { tap, store } = await open();
    await tap(screen.getByRole('tab', { name: '图集' }));
    expect(selectPlace(store.getState()).search).toBe('?tab=album');
    expect(within(card('农场四季明信片')).getByText('2 张')).toBeInTheDocument();
  });

  it('the third tab holds the tasks with what can be done about them', async () => {
    const shown = await open('/welfare?tab=tasks', { member: true });
    await shown.pass();
    expect(shown.server.callsTo('GET v1/task/list').length).toBeGreaterThan(0);
  });

  it('an error can be tried again, an empty list says so', async () => {
    const shown = await open('/games');
    shown.server.reply(LIST, status(500));
    await shown.go('/welfare');
    await shown.pass(10_000);
    shown.server.reply(LIST, page([]));
    await shown.tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('还没有视频')).toBeInTheDocument();
  });

  it('C5: a guest’s like goes to login', async () => {
    const { tap, store } = await open();
    await tap(within(card('擦甲板第一天')).getByRole('button'));
    expect(selectPlace(store.getState()).route).toBe('login');
  });

  it('a like shows at once and is one request, however often it is tapped', async () => {
    const { user, server, pass } = await open('/welfare', { member: true });
    const held = server.defer('POST v1/welfare/{id}/like');
    const heart = within(card('擦甲板第一天')).getByRole('button');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(heart).toHaveTextContent('30');
    await user.click(heart);
    await user.click(heart);
    await pass();
    expect(held.waiting).toHaveLength(1);
    held.answer({ liked: true, likeCount: 31 });
    await pass();
    expect(heart).toHaveTextContent('31');
  });
});

describe('a film', () => {
  it('loads nothing before it is started, and goes on from the last second', async () => {
    const { video, film, tap, plays, server } = await open('/welfare?id=1', { member: true });
    expect(video()).toHaveAttribute('preload', 'none');
    await tap(screen.getByRole('button', { name: '播放' }));
    expect(film()).toMatchObject({ at: 'playing', film: { id: 1 } });
    plays(6);
    act(() => video().pause());
    await tap(screen.getByRole('heading', { level: 1 }));
    expect(film()).toMatchObject({ at: 'paused', second: 6 });
    expect(server.callsTo(PROGRESS).map(({ form }) => form.second)).toEqual(['6']);
  });

  it('goes on where a guest left it on this device', async () => {
    const first = await open('/welfare?id=1');
    await first.tap(screen.getByRole('button', { name: '播放' }));
    first.plays(5);
    act(() => first.video().pause());
    await first.pass();
    expect(first.server.callsTo(PROGRESS)).toEqual([]);
    await first.go('/welfare?id=5');
    await first.go('/welfare?id=1');
    expect(screen.getByRole('button', { name: '从 0:05 继续' })).toBeInTheDocument();
  });

  it('stops when the browser goes out of sight, and when its page does', async () => {
    const { video, tap, ports, film, go } = await open('/welfare?id=1');
    await tap(screen.getByRole('button', { name: '播放' }));
    act(() => ports.document.becomeVisible(false));
    expect(video().paused).toBe(true);
    expect(film().at).toBe('paused');
    act(() => ports.document.becomeVisible(true));
    await act(() => video().play());
    expect(film().at).toBe('playing');
    await go('/games');
    expect(film().at).toBe('closed');
  });

  it('another film ends this one', async () => {
    const { tap, go, film } = await open('/welfare?id=1');
    await tap(screen.getByRole('button', { name: '播放' }));
    await go('/welfare?id=5');
    expect(film().at).toBe('closed');
  });

  it('asks once for a new address when the old one is over, and goes on', async () => {
    const { video, tap, server, film, pass } = await open('/welfare?id=1');
    await tap(screen.getByRole('button', { name: '播放' }));
    const before = server.callsTo('GET v1/welfare/1').length;
    server.reply('GET v1/welfare/1', () => {
      const item = buildWelfareDetail(films[0] ?? buildFilm());
      return { ...item, video: { ...item.video, url: '/wf/1.0.b.sign' } };
    });
    fireEvent.error(video());
    await pass();
    expect(server.callsTo('GET v1/welfare/1')).toHaveLength(before + 1);
    expect(film()).toMatchObject({ at: 'playing', film: { url: '/wf/1.0.b.sign' } });
    expect(video()).toHaveAttribute('src', '/wf/1.0.b.sign');
    fireEvent.error(video());
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('这段视频暂时放不出来');
    expect(server.callsTo('GET v1/welfare/1')).toHaveLength(before + 1);
  });

  it('loads the element anew when the address is the same again, and says so when that fails too', async () => {
    const { video, tap, server, pass } = await open('/welfare?id=1');
    await tap(screen.getByRole('button', { name: '播放' }));
    server.reply('GET v1/welfare/1', buildWelfareDetail(films[0] ?? buildFilm()));
    const load = jest.spyOn(HTMLMediaElement.prototype, 'load');
    Object.defineProperty(video(), 'error', { value: { code: 4 }, configurable: true });
    fireEvent.error(video());
    expect(load).not.toHaveBeenCalled();
    await pass();
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.error(video());
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('这段视频暂时放不出来');
  });

  it('says that the network failed, and 重试 asks anew', async () => {
    const { video, tap, server, film, pass } = await open('/welfare?id=1');
    await tap(screen.getByRole('button', { name: '播放' }));
    server.reply('GET v1/welfare/1', new Error('lost'));
    fireEvent.error(video());
    await pass(30_000);
    expect(screen.getByRole('alert')).toHaveTextContent('网络不太顺畅');
    server.reply('GET v1/welfare/1', buildWelfareDetail(films[0] ?? buildFilm()));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(film().at).toBe('playing');
  });

  it('says when the browser has no decoder, without asking again', async () => {
    const { video, tap, server } = await open('/welfare?id=1');
    await tap(screen.getByRole('button', { name: '播放' }));
    const before = server.calls.length;
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    fireEvent.error(video());
    expect(screen.getByRole('alert')).toHaveTextContent('当前浏览器放不了这种视频');
    expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
    expect(server.calls).toHaveLength(before);
  });

  it('runs at the chosen speed', async () => {
    const { video, tap } = await open('/welfare?id=1');
    await tap(screen.getByRole('button', { name: '1.5×' }));
    expect(video().playbackRate).toBe(1.5);
  });
});

describe('a locked item', () => {
  it('shows its price, no film, and the dialog; unlocked, the film is there', async () => {
    const { tap, server, video } = await open('/welfare?id=4', { member: true });
    expect(video()).toBeNull();
    expect(screen.getByRole('heading', { name: '解锁后观看' })).toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '解锁' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('解锁《凌晨两点的霓虹路口》');
    expect(dialog).toHaveTextContent('VIP 会员免费看');
    server.reply('POST v1/welfare/{id}/unlock', { charged: 3, balanceAfter: 117 });
    server.reply('GET v1/welfare/4', buildWelfareDetail(buildFilm({ locked: false })));
    await tap(within(dialog).getByRole('button', { name: '解锁' }));
    expect(screen.getByRole('button', { name: '播放' })).toBeInTheDocument();
    expect(screen.getByText('已解锁，花费 3 钻')).toBeInTheDocument();
  });

  it('E2: too few diamonds offer the cashier instead of unlocking', async () => {
    const { tap, server, store } = await open('/welfare?id=4', { member: true, coins: 1 });
    await tap(screen.getByRole('button', { name: '解锁' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('余额 1 钻，还差 2 钻');
    expect(within(dialog).queryByRole('button', { name: '解锁' })).toBeNull();
    await tap(within(dialog).getByRole('button', { name: '去充值' }));
    expect(selectPlace(store.getState()).route).toBe('recharge');
    expect(selectUnlock(store.getState()).at).toBe('away');
    expect(server.callsTo('POST v1/welfare/{id}/unlock')).toEqual([]);
  });

  it('what only VIP has cannot be bought', async () => {
    const { tap } = await open('/welfare?id=5', { member: true });
    await tap(screen.getByRole('button', { name: '开通 VIP' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('钻石不能单独解锁');
    expect(within(dialog).queryByRole('button', { name: '解锁' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: '立即开通' })).toBeInTheDocument();
  });
});

describe('an album and what is missing', () => {
  it('opens the viewer at the picture that was tapped', async () => {
    const { tap } = await open('/welfare?id=20');
    await tap(screen.getByRole('button', { name: '农场四季明信片，第 2 张' }));
    expect(await screen.findByRole('dialog', { name: '查看图片' })).toHaveTextContent('2');
  });

  it('an item that is gone leads back to the lists', async () => {
    await open('/welfare?id=999');
    expect(screen.getByText('内容已删除或不存在')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看看其他福利' })).toHaveAttribute('href', '/welfare');
  });
});

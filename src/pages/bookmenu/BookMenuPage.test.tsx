import { act, screen, within } from '@testing-library/react';
import { statusApi } from '@/api/statusApi';
import type { Chapter } from '@/contract/book';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { route } from '@/shell/navigation/route';
import { buildBookDetail, buildChapter, buildLockedChapter, buildReadingPlace } from '@/testing/builders/book';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';
import { bookmenuRoute } from './bookmenu.route';
import { menuRows, rangesOf, shownChapters } from './menuRows';

const LIST = 'GET v1/book/{id}/chapter/list';
const blank = (name: string, path: string) =>
  route({ name, path, layout: 'standalone', page: () => path, load: async () => () => null });
const routes = [
  ...testRoutes,
  bookmenuRoute,
  blank('readbook', '/readbook/:id/:cid'),
  blank('bookinfo', '/bookinfo/:id'),
];

const chapters = [
  buildChapter({ index: 1, volume: '卷一', read: true }),
  buildChapter({ index: 2, volume: '卷一' }),
  buildChapter({ index: 3, volume: '卷二', pay: 'coin', price: 4, unlockReason: 'bought' }),
  ...[4, 5, 6].map((index) => buildLockedChapter({ index, volume: '卷二' })),
  buildLockedChapter({ index: 7, volume: '卷二', pay: 'vip', price: 0 }),
];

interface Scene {
  member?: boolean;
  rows?: readonly Chapter[];
}

async function open(at = '/bookmenu/71', { member = false, rows = chapters }: Scene = {}) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply('GET v1/book/{id}', buildBookDetail({ place: member ? buildReadingPlace({ chapterId: 7102 }) : null }));
  server.reply(LIST, { records: rows, total: rows.length });
  server.reply('GET v1/book/{id}/unlock/price', ({ query }) => {
    const ids = [query.chapterIds ?? []].flat().map(Number);
    return { chapterIds: ids, price: ids.length * 4 - 1, originPrice: ids.length * 4 };
  });
  if (member) server.reply('POST user/center/me', buildStatus());
  const shown = await renderApp(at, {
    routes,
    ports: { server, fetch: server.fetch, local: ports.local },
    ...(member ? { member: buildAccount() } : {}),
  });
  if (member) await act(() => shown.store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' })));
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass(300);
  };
  const address = () => {
    const { pathname, search } = selectPlace(shown.store.getState());
    return pathname + search;
  };
  return { ...shown, tap, address };
}

const names = () => screen.getAllByRole('link').map((row) => row.textContent?.match(/第\d+夜/)?.[0]);

describe('目录', () => {
  it('names parts and chapters, each with how it stands to the member', async () => {
    await open('/bookmenu/71', { member: true });
    expect(screen.getByText('共 7 话 · 连载中')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '卷一',
      '卷二',
    ]);
    expect(screen.getByRole('link', { name: /第1夜.*已读.*免费/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('第2夜');
    expect(screen.getByRole('link', { name: /第3夜.*已购/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /第4夜.*未解锁，4 钻石/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /第7夜.*仅 VIP 可读/ })).toBeInTheDocument();
  });

  it('the order is turned for this book, and remembered', async () => {
    const { tap, ports } = await open();
    await tap(screen.getByRole('button', { name: '当前正序，点按切换' }));
    expect(names()[0]).toBe('第7夜');
    expect(JSON.parse(ports.local.read('plaza:books') ?? '')).toMatchObject({ turned: [71] });
  });

  it('finds by number and by title, and filters by what is unread, bought and free', async () => {
    const { tap, user, pass, address } = await open();
    await user.type(screen.getByRole('searchbox'), '5');
    await pass();
    expect(names()).toEqual(['第5夜']);
    await tap(screen.getByRole('button', { name: '清空' }));
    await tap(screen.getByRole('button', { name: '未读' }));
    expect(names()).not.toContain('第1夜');
    await tap(screen.getByRole('button', { name: '已购' }));
    expect([names(), address()]).toEqual([['第3夜'], '/bookmenu/71?filter=bought']);
    await tap(screen.getByRole('button', { name: '免费' }));
    expect(names()).toEqual(['第1夜', '第2夜']);
    await user.type(screen.getByRole('searchbox'), '没有这个');
    await pass();
    await tap(screen.getByRole('button', { name: '清除筛选' }));
    expect(names()).toHaveLength(7);
  });

  it('a chapter chosen on the way from the book’s page is one step further', async () => {
    const { tap, address, ports } = await open();
    const before = ports.history.current().index;
    await tap(screen.getByRole('link', { name: /第2夜/ }));
    expect([address(), ports.history.current().index]).toEqual(['/readbook/71/7102', before + 1]);
  });

  it('a chapter chosen on the way from the reader takes the reader’s place: one press leads out', async () => {
    const { tap, store, pass, address, ports } = await open('/games');
    for (const to of ['/bookinfo/71', '/readbook/71/7101', '/bookmenu/71?from=7101']) {
      act(() => void store.dispatch(navigationEvents.asked({ to, how: 'push' })));
      await pass();
    }
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('第1夜');
    await tap(screen.getByRole('link', { name: /第2夜/ }));
    expect(address()).toBe('/readbook/71/7102');
    act(() => ports.history.go(-1));
    await pass();
    expect(address()).toBe('/bookinfo/71');
  });

  it('several are bought for the sum the server names', async () => {
    const { tap, server } = await open('/bookmenu/71?select=1', { member: true });
    expect(screen.getByRole('checkbox', { name: /选择 .*第1夜/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /选择 .*第7夜/ })).toBeDisabled();
    await tap(screen.getByRole('checkbox', { name: /选择 .*第4夜/ }));
    await tap(screen.getByRole('checkbox', { name: /选择 .*第5夜/ }));
    expect(server.callsTo('GET v1/book/{id}/unlock/price').at(-1)?.query).toMatchObject({
      chapterIds: ['7104', '7105'],
    });
    expect(screen.getByText('已选 2 话')).toBeInTheDocument();
    expect(screen.getByText('已省 1 钻')).toBeInTheDocument();
  });

  it('what was bought is open at once, and asked for again', async () => {
    const { tap, server } = await open('/bookmenu/71?select=1', { member: true });
    await tap(screen.getByRole('checkbox', { name: /选择 .*第4夜/ }));
    server.reply('POST v1/book/{id}/unlock', { chapterIds: [7104], charged: 3, balanceAfter: 97 });
    await tap(screen.getByRole('button', { name: '购买' }));
    const dialog = within(await screen.findByRole('dialog'));
    const bought = chapters.map((row) => (row.price > 0 ? { ...row, locked: false, unlockReason: 'bought' } : row));
    server.reply(LIST, { records: bought, total: bought.length });
    const [confirm] = dialog.getAllByRole('button').slice(-1);
    await tap(confirm as HTMLElement);
    expect(server.callsTo('POST v1/book/{id}/unlock')[0]?.form).toMatchObject({
      chapterIds: '7104',
      expectPrice: '3',
    });
    expect(screen.getByText('没有需要购买的章节了')).toBeInTheDocument();
  });

  it('全选 takes what diamonds can open, and a guest is led to login', async () => {
    const { tap, address } = await open('/bookmenu/71?select=1');
    await tap(screen.getByRole('button', { name: '全选可购买' }));
    expect(screen.getByText('已选 3 话')).toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '购买' }));
    expect(address()).toContain('/login');
  });

  it('an error keeps the rows that were there', async () => {
    const { server, pass, store } = await open('/games');
    const go = async (to: string) => {
      act(() => void store.dispatch(navigationEvents.asked({ to, how: 'push' })));
      await pass();
    };
    await go('/bookmenu/71');
    await go('/games');
    server.reply(LIST, status(404));
    await go('/bookmenu/71');
    expect(names()).toHaveLength(7);
    expect(screen.getByRole('button', { name: /目录没有刷新成功/ })).toBeInTheDocument();
  });

  it('a book without chapters says so', async () => {
    await open('/bookmenu/71', { rows: [] });
    expect(screen.getByText('暂无章节')).toBeInTheDocument();
  });
});

describe('3,000 chapters', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => buildChapter({ index: at + 1 }));

  it('are cut into ranges of fifty, and turned ranges count down', () => {
    const ranges = rangesOf(many);
    expect([ranges.length, ranges[0], ranges.at(-1)?.to]).toEqual([
      60,
      { id: '0', from: 1, to: 50, first: 7101 },
      3_000,
    ]);
    const turned = rangesOf(shownChapters(many, { filter: 'all', turned: true, keyword: '' }));
    expect([turned[0]?.from, turned[0]?.to]).toEqual([3_000, 2_951]);
  });

  it('only the rows near the screen exist', async () => {
    await open('/bookmenu/71', { rows: many });
    expect(screen.queryAllByRole('link').length).toBeLessThan(60);
    expect(menuRows(many)).toHaveLength(3_000);
  });
});

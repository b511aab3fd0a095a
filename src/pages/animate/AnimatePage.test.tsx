import { act, screen, within } from '@testing-library/react';
import { configEvents } from '@/shell/config/configSlice';
import { connectionEvents } from '@/shell/connection/connectionSlice';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { route } from '@/shell/navigation/route';
import { buildBook, buildHistoryEntry } from '@/testing/builders/book';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { itHasFourFaces } from '@/testing/itHasFourFaces';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';
import { animateRoute } from './animate.route';

const reader = route({
  name: 'readbook',
  path: '/readbook/:id/:cid',
  layout: 'standalone',
  load: async () => () => null,
});
const routes = [...testRoutes, animateRoute, reader];
const HOUR = 3_600_000;
const LIST = 'GET v1/book/list';
const books = [
  buildBook({ id: 1, title: '月兔邮差', pay: 'free' }),
  buildBook({ id: 2, title: '雾港来信', pay: 'vip', hot: true }),
  buildBook({ id: 3, title: '夜班精灵', pay: 'limited', freeUntil: FAKE_NOW + 30 * HOUR }),
  buildBook({ id: 4, title: '第七节自习', pay: 'limited', freeUntil: null }),
  buildBook({ id: 5, title: '剑骨', hot: true }),
  buildBook({ id: 6, title: '红灯区奇谈', adult: true }),
];

interface Scene {
  ageGate?: 'ask' | 'hide';
  member?: boolean;
  noShelves?: boolean;
  noList?: boolean;
  /** The account's history is not answered by itself. */
  lateHistory?: boolean;
}

async function open(
  at = '/animate',
  { ageGate, member = false, noShelves = false, noList = false, lateHistory = false }: Scene = {},
) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(LIST, page(books));
  server.reply('GET v1/book/label/list', [
    { id: 3, name: '奇幻' },
    { id: 5, name: '校园' },
  ]);
  server.reply('GET v1/book/shelves', {
    banners: [{ book: books[1], image: '', note: '末班船从来不载活人' }],
    rails: [
      { type: 'limited', title: '限时免费', items: [books[2], books[5]] },
      { type: 'new', title: '空的', items: [] },
    ],
  });
  server.reply('GET v1/book/rank/{type}', [
    { book: books[4], rank: 1, moved: 3 },
    { book: books[0], rank: 2, moved: -1 },
    { book: books[2], rank: 3, moved: 0 },
    { book: books[3], rank: 4, moved: null },
  ]);
  server.reply('GET v1/book/history/list', page([buildHistoryEntry()]));
  const history = lateHistory ? server.defer('GET v1/book/history/list') : undefined;
  if (noShelves) server.reply('GET v1/book/shelves', status(404));
  if (noList) server.reply(LIST, status(404));
  const shown = await renderApp(at, {
    routes,
    ports: { server, fetch: server.fetch, local: ports.local },
    ...(member ? { member: buildAccount() } : {}),
  });
  const { store } = shown;
  if (ageGate) act(() => void store.dispatch(configEvents.loaded({ ...store.getState().config.app, ageGate })));
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const address = () => selectPlace(store.getState()).search;
  const asked = () => server.callsTo(LIST).at(-1)?.query;
  return { ...shown, tap, address, asked, history };
}

const panel = (name: string) => screen.getByRole('tabpanel', { name });
const card = (title: string) => screen.getAllByRole('link', { name: new RegExp(title) }).at(-1) as HTMLElement;

describe('色漫', () => {
  it('C1: is the third tab, in the reversed style, without the header', async () => {
    await open();
    const bar = screen.getByRole('navigation', { name: '主导航' });
    expect(within(bar).getByRole('link', { name: '色漫' })).toHaveAttribute('aria-current', 'page');
    expect(bar).toHaveAttribute('data-reversed');
  });

  it('shows the banner, rails that have books, and everything by heat; covers carry one mark each', async () => {
    await open();
    expect(screen.getByRole('heading', { name: '雾港来信' })).toBeInTheDocument();
    expect(document.querySelector('header[data-art]')).not.toBeNull();
    expect(screen.getByRole('heading', { name: '限时免费' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '空的' })).not.toBeInTheDocument();
    expect(screen.getByText('限免还剩 1 天 6 小时', { selector: 'p' })).toBeInTheDocument();
    // Under a cover there is room for one unit.
    expect(card('夜班精灵')).toHaveTextContent('还剩 1 天');
    expect(card('夜班精灵')).not.toHaveTextContent('6 小时');
    const mark = (title: string) => card(title).textContent?.match(/^(免费|热|VIP|限免|永久)/)?.[0];
    expect(['月兔邮差', '雾港来信', '夜班精灵', '第七节自习', '剑骨'].map(mark)).toEqual([
      '免费',
      'VIP',
      '限免',
      '永久',
      '热',
    ]);
  });

  it('leads a guest nowhere to continue, and a member to the very page they read last', async () => {
    const { unmount } = await open();
    expect(screen.queryByRole('group', { name: '继续阅读' })).not.toBeInTheDocument();
    unmount();
    await open('/animate', { member: true });
    const strip = within(screen.getByRole('group', { name: '继续阅读' }));
    expect(strip.getByText('读到 第 12 话 · 18/46')).toBeInTheDocument();
    expect(strip.getByRole('link', { name: '继续阅读《云上客栈》' })).toHaveAttribute('href', '/readbook/71/7112');
  });

  it('CLS: the rails wait for what was read last, which would push them down; a failure lets them come', async () => {
    const late = await open('/animate', { member: true, lateHistory: true });
    // Asked beside the shelves, not after them.
    expect(late.history?.waiting).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: '限时免费' })).not.toBeInTheDocument();
    late.history?.answer(page([buildHistoryEntry()]));
    await late.pass();
    expect(screen.getByRole('heading', { name: '限时免费' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: '继续阅读' })).toBeInTheDocument();
    late.unmount();
    const failed = await open('/animate', { member: true, lateHistory: true });
    failed.history?.answer(status(404));
    await failed.pass();
    expect(screen.getByRole('heading', { name: '限时免费' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: '继续阅读' })).not.toBeInTheDocument();
  });

  it('shelves that failed say so and try again, while the feed below stays', async () => {
    const { server, tap } = await open('/animate', { noShelves: true });
    expect(screen.getByRole('alert')).toHaveTextContent('请求地址出错');
    // White tabs are for the banner; without it they would stand on white.
    expect(document.querySelector('header[data-art]')).toBeNull();
    expect(card('剑骨')).toBeInTheDocument();
    server.reply('GET v1/book/shelves', { banners: [], rails: [{ type: 'new', title: '新作', items: [books[0]] }] });
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('heading', { name: '新作' })).toBeInTheDocument();
  });

  it('when all of it fails there is one face, which tries all of it again', async () => {
    const { server, tap } = await open('/animate', { noShelves: true, noList: true });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    server.reply('GET v1/book/shelves', { banners: [], rails: [{ type: 'new', title: '新作', items: [books[0]] }] });
    server.reply(LIST, page(books));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: '新作' })).toBeInTheDocument();
    expect(card('剑骨')).toBeInTheDocument();
  });

  it('tabs stand in the address, so that links and Back work', async () => {
    const { tap, address, asked } = await open();
    await tap(screen.getByRole('tab', { name: '更新' }));
    expect(address()).toBe('?tab=update');
    await tap(screen.getByRole('button', { name: /周日/ }));
    expect(address()).toBe('?tab=update&day=7');
    expect(asked()).toMatchObject({ weekday: '7', status: 'ongoing' });
  });

  it('the week of updates has its dates, and today is said in a word', async () => {
    await open('/animate?tab=update');
    const days = within(screen.getByRole('group', { name: '更新日' })).getAllByRole('button');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      '周一16',
      '周二17',
      '周三18',
      '周四19',
      '周五今天',
      '周六21',
      '周日22',
    ]);
  });

  it('ranks say who rose, fell, stayed and is new', async () => {
    const { tap, server } = await open('/animate?tab=rank');
    expect(
      within(panel('排行'))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringContaining('上升 3 名'),
      expect.stringContaining('下降 1 名'),
      expect.stringContaining('名次不变'),
      expect.stringContaining('新上榜'),
    ]);
    await tap(screen.getByRole('button', { name: '订阅榜' }));
    await tap(screen.getByRole('button', { name: '小说' }));
    expect(server.callsTo('GET v1/book/rank/{type}').at(-1)?.path).toContain('subscribe');
    expect(server.callsTo('GET v1/book/rank/{type}').at(-1)?.query).toMatchObject({ kind: 'novel' });
  });

  it('conditions are chosen on a sheet, stand in the address, and are shown as chips that take them away', async () => {
    const { tap, address, asked } = await open('/animate?tab=category');
    await tap(screen.getByRole('button', { name: '筛选' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选作品' }));
    await tap(sheet.getByRole('checkbox', { name: '奇幻' }));
    await tap(sheet.getByRole('checkbox', { name: '校园' }));
    await tap(sheet.getByRole('button', { name: '连载' }));
    await tap(sheet.getByRole('button', { name: '订阅' }));
    await tap(sheet.getByRole('button', { name: '查看作品' }));
    expect(address()).toBe('?tab=category&label=3%2C5&status=ongoing&sort=subscribe');
    expect(asked()).toMatchObject({ label: ['3', '5'], status: 'ongoing', sort: 'subscribe' });
    await tap(screen.getByRole('button', { name: '去掉“奇幻”' }));
    expect(asked()).toMatchObject({ label: '5' });
    await tap(screen.getByRole('button', { name: '清除全部' }));
    expect(address()).toBe('?tab=category');
  });

  it('an empty filter offers to clear it', async () => {
    const { server, tap, address } = await open();
    server.reply(LIST, ({ query }) => page(query.pay ? [] : books));
    await tap(screen.getByRole('tab', { name: '分类' }));
    await tap(screen.getByRole('button', { name: '筛选' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选作品' }));
    await tap(sheet.getByRole('button', { name: 'VIP' }));
    await tap(sheet.getByRole('button', { name: '查看作品' }));
    await tap(within(panel('分类')).getByRole('button', { name: '清除条件' }));
    expect(address()).toBe('?tab=category');
  });

  it('offline it says that only what was loaded is shown, and shows it', async () => {
    const { store } = await open();
    act(() => void store.dispatch(connectionEvents.lost()));
    expect(screen.getByText('仅显示缓存')).toBeInTheDocument();
    expect(card('剑骨')).toBeInTheDocument();
  });
});

describe('A7: the age gate', () => {
  const veils = () => document.querySelectorAll('[data-veiled]').length;

  it('off: nothing is asked, covered or left out', async () => {
    await open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([veils(), screen.getAllByRole('link', { name: /红灯区奇谈/ }).length]).toEqual([0, 2]);
  });

  it('ask: covers are veiled until the member says they are of age; the answer is kept', async () => {
    const { tap, ports } = await open('/animate', { ageGate: 'ask' });
    const dialog = within(await screen.findByRole('dialog', { name: '你已年满 18 周岁吗？' }));
    expect(veils()).toBe(2);
    await tap(dialog.getByRole('button', { name: '我已满 18 岁' }));
    expect(veils()).toBe(0);
    expect(JSON.parse(ports.local.read('plaza:books') ?? '')).toMatchObject({ age: 'adult' });
  });

  it('ask: whoever is not of age does not see such books, and may correct the answer', async () => {
    const { tap } = await open('/animate', { ageGate: 'ask' });
    await tap(await screen.findByRole('button', { name: '我未满 18 岁' }));
    expect(screen.queryByRole('link', { name: /红灯区奇谈/ })).not.toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '修改' }));
    await tap(await screen.findByRole('button', { name: '我已满 18 岁' }));
    expect(screen.getAllByRole('link', { name: /红灯区奇谈/ })).toHaveLength(2);
  });

  it('hide: such books are left out without a question', async () => {
    await open('/animate', { ageGate: 'hide' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /红灯区奇谈/ })).not.toBeInTheDocument();
    expect(card('剑骨')).toBeInTheDocument();
  });
});

describe('分类 in its four faces', () => {
  itHasFourFaces({
    at: '/animate?tab=category',
    routes,
    list: LIST,
    others: { 'GET v1/book/label/list': [], 'GET v1/book/shelves': { banners: [], rails: [] } },
    rows: books,
    row: '剑骨',
    empty: '这里还没有作品',
    guest: true,
  });
});

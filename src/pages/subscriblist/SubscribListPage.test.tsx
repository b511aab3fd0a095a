import { act, screen, within } from '@testing-library/react';
import { bookApi } from '@/api/bookApi';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { route } from '@/shell/navigation/route';
import { buildBook, buildChapterRef, buildReadingPlace, buildSubscription } from '@/testing/builders/book';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { page, status } from '@/testing/fakes/answers';
import { itHasFourFaces } from '@/testing/itHasFourFaces';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';
import { subscriblistRoute } from './subscriblist.route';

const LIST = 'GET v1/book/subscribe/list';
const HOUR = 3_600_000;
const blank = (name: string, path: string) => route({ name, path, layout: 'standalone', load: async () => () => null });
const routes = [
  ...testRoutes,
  subscriblistRoute,
  blank('readbook', '/readbook/:id/:cid'),
  blank('bookinfo', '/bookinfo/:id'),
  blank('animate', '/animate'),
];
const rows = [
  buildSubscription({
    book: buildBook({ id: 1, title: '云上客栈' }),
    newChapters: 2,
    next: buildChapterRef({ id: 113, index: 13 }),
    place: buildReadingPlace({ chapterIndex: 12 }),
  }),
  buildSubscription({ book: buildBook({ id: 2, title: '剑骨', status: 'finished' }), next: null }),
  buildSubscription({ book: buildBook({ id: 3, title: '旧梦', status: 'off' }), next: buildChapterRef({ id: 301 }) }),
];

async function open(
  at = '/subscriblist',
  { guest = false, own = rows }: { guest?: boolean; own?: readonly object[] } = {},
) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(LIST, page([...own]));
  server.reply('POST v1/book/subscribe/seen', null);
  server.reply('DELETE v1/book/{id}/subscribe', { subscribed: false, subscribeCount: 3 });
  server.reply('GET v1/book/shelves', {
    banners: [{ book: buildBook({ id: 9, title: '月兔邮差' }), image: '' }],
    rails: [],
  });
  const shown = await renderApp(at, {
    routes,
    ports: { server, fetch: server.fetch, local: ports.local },
    ...(guest ? {} : { member: buildAccount() }),
  });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const go = async (to: string) => {
    act(() => void shown.store.dispatch(navigationEvents.asked({ to, how: 'push' })));
    await shown.pass();
  };
  const address = () => {
    const { pathname, search } = selectPlace(shown.store.getState());
    return pathname + search;
  };
  /** A page of chapter 13, of 20 pages, was told the server. */
  const read = async (at: { page: number; offset?: number }, id = 1) => {
    const place = buildReadingPlace({ chapterId: 113, chapterIndex: 13, offset: 0, total: 20, ...at });
    server.reply('POST v1/book/{id}/progress', { place, conflict: false });
    const { chapterId, page: number, offset, total } = place;
    const told = { id, chapterId, page: number, offset, total, baseVersion: 1 };
    await act(() => shown.store.dispatch(bookApi.endpoints.savePlace.initiate(told, { track: false })));
    await shown.pass();
  };
  return { ...shown, tap, go, read, address, asked: () => server.callsTo(LIST).length };
}

const book = (title: string) => screen.getByRole('link', { name: new RegExp(title) });

describe('the shelf', () => {
  it('says what is new, and a tap opens the next unread chapter and takes the news away', async () => {
    const { tap, server, address } = await open();
    expect(book('云上客栈')).toHaveTextContent('2 话更新');
    expect(book('剑骨')).toHaveTextContent('已读到最新');
    expect(book('旧梦')).toHaveAttribute('href', '/bookinfo/3');
    await tap(book('云上客栈'));
    expect(address()).toBe('/readbook/1/113');
    expect(server.callsTo('POST v1/book/subscribe/seen')[0]?.form).toMatchObject({ bookIds: '1' });
  });

  it('opens the book’s page instead where the member prefers that, and remembers it', async () => {
    const { tap, ports } = await open();
    await tap(screen.getByRole('button', { name: '点按直接看下一话，点按切换' }));
    expect(book('云上客栈')).toHaveAttribute('href', '/bookinfo/1');
    expect(JSON.parse(ports.local.read('plaza:books') ?? '')).toMatchObject({ opens: 'info' });
  });

  it('is drawn as covers or as rows, which is remembered', async () => {
    const { tap, ports } = await open();
    await tap(screen.getByRole('button', { name: '切换为列表' }));
    expect(screen.getByRole('link', { name: '《云上客栈》详情' })).toHaveAttribute('href', '/bookinfo/1');
    expect(JSON.parse(ports.local.read('plaza:books') ?? '')).toMatchObject({ shelf: 'list' });
  });

  it('order and filter stand in the address; a filter that leaves nothing offers everything', async () => {
    const { tap, server, address } = await open();
    server.reply(LIST, ({ query }) => page(query.filter ? [] : rows));
    await tap(screen.getByRole('button', { name: '最近阅读' }));
    await tap(screen.getByRole('button', { name: '有更新' }));
    expect(address()).toBe('/subscriblist?sort=read&filter=new');
    expect(server.callsTo(LIST).at(-1)?.query).toMatchObject({ sort: 'read', filter: 'new' });
    await tap(screen.getByRole('button', { name: '看全部' }));
    expect(address()).toBe('/subscriblist?sort=read');
  });

  it('all of it is marked as read at once', async () => {
    const { tap, server } = await open();
    await tap(screen.getByRole('button', { name: '全部标为已读' }));
    expect(server.callsTo('POST v1/book/subscribe/seen')).toHaveLength(1);
    expect(screen.queryByText('2 话更新')).not.toBeInTheDocument();
    expect(screen.getByText('已全部标为已读')).toBeInTheDocument();
  });

  it('several leave it after a question', async () => {
    const { tap, server } = await open();
    await tap(screen.getByRole('button', { name: '管理' }));
    await tap(screen.getByRole('checkbox', { name: /选择《云上客栈》/ }));
    await tap(screen.getByRole('checkbox', { name: /选择《剑骨》/ }));
    await tap(screen.getByRole('button', { name: '取消订阅（2）' }));
    server.reply(LIST, page(rows.slice(2)));
    const dialog = within(await screen.findByRole('dialog', { name: '取消订阅 2 部作品？' }));
    await tap(dialog.getByRole('button', { name: '取消订阅' }));
    expect(server.callsTo('DELETE v1/book/{id}/subscribe')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /云上客栈/ })).not.toBeInTheDocument();
    expect(screen.getByText('已取消订阅 2 部作品')).toBeInTheDocument();
  });

  it('what the server did not take off is back', async () => {
    const { tap, server } = await open();
    server.reply('DELETE v1/book/{id}/subscribe', status(503));
    await tap(screen.getByRole('button', { name: '管理' }));
    await tap(screen.getByRole('checkbox', { name: /选择《剑骨》/ }));
    await tap(screen.getByRole('button', { name: '取消订阅（1）' }));
    await tap(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消订阅' }));
    expect(book('剑骨')).toBeInTheDocument();
  });

  it('asks again by itself at most once an hour', async () => {
    const { go, pass, asked } = await open();
    const before = asked();
    await go('/games');
    await pass(20 * 60_000);
    await go('/subscriblist');
    expect(asked()).toBe(before);
    await go('/games');
    await pass(HOUR);
    await go('/subscriblist');
    expect(asked()).toBe(before + 1);
  });

  it('follows a subscription that began elsewhere', async () => {
    const { store, pass, asked } = await open();
    const before = asked();
    act(() => void store.dispatch(wishEvents.answered({ target: { kind: 'subscribe', id: 9 }, on: true })));
    await pass();
    expect(asked()).toBe(before + 1);
  });

  it('follows what one reads: the place at once, what is next with a chapter’s end', async () => {
    const { read, server, asked } = await open();
    const before = asked();
    await read({ page: 3 });
    expect(book('云上客栈')).toHaveTextContent('第 13 话 · 4/20');
    expect(asked()).toBe(before);
    server.reply(LIST, page([{ ...rows[0], next: buildChapterRef({ id: 114, index: 14 }) }, ...rows.slice(1)]));
    await read({ page: 19, offset: 1 });
    expect(asked()).toBe(before + 1);
    expect(book('云上客栈')).toHaveAttribute('href', '/readbook/1/114');
    await read({ page: 18 });
    expect(asked()).toBe(before + 1);
  });

  it('in the order of reading is asked again when another book was read', async () => {
    const { read, asked } = await open('/subscriblist?sort=read');
    const before = asked();
    await read({ page: 3 });
    expect(asked()).toBe(before);
    await read({ page: 3 }, 3);
    expect(asked()).toBe(before + 1);
  });

  it('an empty one recommends something', async () => {
    await open('/subscriblist', { own: [] });
    expect(screen.getByText('还没有订阅的作品')).toBeInTheDocument();
    expect(book('月兔邮差')).toBeInTheDocument();
  });

  it('tells a guest what would stand here, with something to read', async () => {
    const { tap, address, asked } = await open('/subscriblist', { guest: true });
    expect([screen.getByText('登录后查看订阅'), asked()]).toEqual([expect.anything(), 0]);
    expect(book('月兔邮差')).toBeInTheDocument();
    await tap(screen.getByRole('link', { name: '登录' }));
    expect(address()).toContain('/login');
  });
});

describe('the shelf in its four faces', () => {
  const scene = { routes, list: LIST, rows, row: '云上客栈', empty: '还没有订阅的作品' };
  const others = { 'GET v1/book/shelves': { banners: [], rails: [] } };
  itHasFourFaces({ at: '/subscriblist', others, ...scene });
});

import { act, screen, within } from '@testing-library/react';
import { bookApi } from '@/api/bookApi';
import { statusApi } from '@/api/statusApi';
import type { BookDetail } from '@/contract/book';
import { code } from '@/contract/codes';
import { readPlace } from '@/features/reading/places/placeStore';
import { placeEvents, selectStartPlace } from '@/features/reading/places/placesSlice';
import { selectHere } from '@/features/reading/readerSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { route } from '@/shell/navigation/route';
import {
  buildBookDetail,
  buildChapter,
  buildChapterContent,
  buildLockedChapter,
  buildReadingPlace,
} from '@/testing/builders/book';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';
import { readbookRoute } from './readbook.route';

const CHAPTER = 'GET v1/book/{id}/chapter/{cid}';
const UNLOCK = 'POST v1/book/{id}/chapter/{cid}/unlock';
const TELL = 'POST v1/book/{id}/progress';
const SETTINGS = 'plaza:reader';
const HERE = '/readbook/71/7101';
const pages = Array.from({ length: 12 }, (_, at) => ({ url: `/media/page/7101-${at}`, w: 800, h: 1200, bubbles: [] }));
const offer = { price: 4, batches: [], vipFree: true };
const locked = buildChapterContent({ chapter: buildLockedChapter({ index: 1 }), pages: [], offer });

/** A view of a phone: jsdom lays nothing out. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(812);
});

const elsewhere = route({
  name: 'bookinfo',
  path: '/bookinfo/:id',
  layout: 'standalone',
  load: async () => () => <p>书的详情</p>,
});

interface Scene {
  content?: unknown;
  habits?: object;
  look?: object;
  books?: object;
  member?: boolean;
  autobuy?: boolean;
  book?: Partial<BookDetail>;
}

async function open({
  content,
  habits = { guided: true },
  look,
  books,
  member,
  autobuy = false,
  book = {},
}: Scene = {}) {
  const ports = createFakePorts();
  const { server, local } = ports;
  local.write(SETTINGS, JSON.stringify({ habits, look, books }));
  server.reply(CHAPTER, content ?? buildChapterContent({ pages }));
  server.reply('GET v1/book/{id}', buildBookDetail({ autobuy, ...book }));
  server.reply('GET v1/book/{id}/progress', null);
  server.reply(TELL, ({ form }) => {
    const { chapterId, page, offset, total } = form;
    const told = { chapterId: Number(chapterId), page: Number(page), offset: Number(offset), total: Number(total) };
    return { place: buildReadingPlace(told), conflict: false };
  });
  if (member) server.reply('POST user/center/me', buildStatus());
  const shown = await renderApp(HERE, {
    routes: [...testRoutes, readbookRoute, elsewhere],
    ports: { server, fetch: server.fetch, local, screen: ports.screen },
    ...(member ? { member: buildAccount() } : {}),
  });
  if (member) await act(() => shown.store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' })));
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass(300);
  };
  const press = async (key: string) => {
    await shown.user.keyboard(key);
    await shown.pass(300);
  };
  const settings = async () => {
    await press('{Enter}');
    await tap(await screen.findByRole('button', { name: '设置' }));
    return screen.findByRole('dialog', { name: '阅读设置' });
  };
  const kept = () => JSON.parse(local.read(SETTINGS) ?? '{}');
  const go = async (to: string, how: 'push' | 'replace' = 'push') => {
    act(() => void shown.store.dispatch(navigationEvents.asked({ to, how })));
    await shown.pass(300);
  };
  const goBack = async (ms = 3_000) => {
    act(() => shown.ports.history.go(-1));
    await shown.pass(ms);
  };
  return { ...shown, tap, press, settings, kept, go, goBack, screen: ports.screen };
}

const asked = () => screen.getAllByRole('img').map((img) => Number(img.getAttribute('src')?.split('-')[1]));
const reader = () => screen.getByLabelText(/^第 1 话/);

describe('the reader', () => {
  it('fetches two pages ahead until the first is there, then as many as chosen; one when saving data', async () => {
    const first = await open({ look: { mode: 'ltr' }, habits: { guided: true, ahead: 4 } });
    expect(asked()).toEqual([0, 1, 2]);
    act(() => void screen.getAllByRole('img')[0]?.dispatchEvent(new Event('load')));
    expect(asked()).toEqual([0, 1, 2, 3, 4]);
    first.unmount();
    await open({ look: { mode: 'ltr' }, habits: { guided: true, ahead: 4, saver: true } });
    act(() => void screen.getAllByRole('img')[0]?.dispatchEvent(new Event('load')));
    expect(asked()).toEqual([0, 1]);
  });

  it('fetches the next chapter after a quarter, and never when saving data', async () => {
    const chapters = ({ server }: Awaited<ReturnType<typeof open>>) => server.callsTo(CHAPTER).length;
    const eager = await open({ look: { mode: 'ltr' } });
    expect(chapters(eager)).toBe(1);
    for (let page = 0; page < 3; page += 1) await eager.press('{ArrowRight}');
    expect(chapters(eager)).toBe(2);
    eager.unmount();
    const thrifty = await open({ look: { mode: 'ltr' }, habits: { guided: true, saver: true } });
    for (let page = 0; page < 3; page += 1) await thrifty.press('{ArrowRight}');
    expect(screen.getByText('4 / 12')).toBeInTheDocument();
    expect(chapters(thrifty)).toBe(1);
  });

  it('shows the tap zones on the first visit, and never again', async () => {
    const { tap, kept, unmount } = await open({ habits: {} });
    await tap(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('dialog', { name: '点按怎么翻页' })).not.toBeInTheDocument();
    expect(kept().habits).toMatchObject({ guided: true });
    unmount();
    await open({ habits: kept().habits });
    expect(screen.queryByRole('dialog', { name: '点按怎么翻页' })).not.toBeInTheDocument();
  });

  it('is set for all books or for this one, whose own look goes before, until it is reset', async () => {
    const { settings, tap, kept } = await open({ look: { mode: 'ltr', ground: 'gray' } });
    const sheet = await settings();
    expect(reader()).toHaveAttribute('data-ground', 'gray');
    await tap(within(sheet).getByRole('radio', { name: '仅这部作品' }));
    await tap(within(sheet).getByRole('radio', { name: '纸' }));
    await tap(within(sheet).getByRole('radio', { name: '日漫' }));
    expect(reader()).toHaveAttribute('data-ground', 'paper');
    expect(reader()).toHaveAttribute('data-layout', 'rtl');
    expect(kept()).toMatchObject({
      look: { ground: 'gray', mode: 'ltr' },
      books: { 71: { ground: 'paper', mode: 'rtl' } },
    });
    await tap(within(sheet).getByRole('button', { name: '恢复为通用设置' }));
    expect(reader()).toHaveAttribute('data-ground', 'gray');
    expect(kept().books).toEqual({});
    await tap(within(sheet).getByRole('radio', { name: '白' }));
    expect(kept()).toMatchObject({ look: { ground: 'white' }, books: {} });
  });

  it('keeps the screen on while one reads', async () => {
    const { screen: device, unmount } = await open();
    expect(device.awake).toBe(1);
    unmount();
    expect(device.awake).toBe(0);
  });

  it('a chapter whose free days end while it is read can be read to its end', async () => {
    const { server, store, pass } = await open({ look: { mode: 'ltr' } });
    server.reply(CHAPTER, locked);
    await act(async () => {
      await store.dispatch(
        bookApi.endpoints.chapterContent.initiate({ id: 71, cid: 7101 }, { forceRefetch: true, subscribe: false }),
      );
    });
    await pass();
    expect(screen.getByText('1 / 12')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '购买本话' })).not.toBeInTheDocument();
  });

  it('names what can be read all the same where a network leads nowhere, and nothing of it where the server fails', async () => {
    const { server, go, pass } = await open({ look: { mode: 'strip' } });
    server.reply(CHAPTER, new TypeError('Failed to fetch'));
    await go('/readbook/71/7102', 'replace');
    await pass(60_000);
    const kept = within(screen.getByRole('region', { name: '没有网络也能读' }));
    expect(kept.getByRole('link')).toHaveAttribute('href', HERE);
    server.reply(CHAPTER, status(500));
    await go('/readbook/71/7103', 'replace');
    await pass(60_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '没有网络也能读' })).toBeNull();
  });

  it('says that a chapter is gone, empty or not to be had, and asks again', async () => {
    const gone = await open({ content: fail(code.notFound) });
    expect(screen.getByText('这一话已删除或不存在')).toBeInTheDocument();
    gone.unmount();
    const empty = await open({ content: buildChapterContent({ pages: [] }) });
    expect(screen.getByText('这一话还没有内容')).toBeInTheDocument();
    empty.unmount();
    const { server, tap } = await open({ content: fail(9_001, '服务器开小差了') });
    server.reply(CHAPTER, buildChapterContent({ pages, chapter: buildChapter() }));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('1 / 12')).toBeInTheDocument();
  });
});

describe('a chapter that was left', () => {
  const finish = async (press: (key: string) => Promise<void>) => {
    await press('{End}');
    await press('{ArrowRight}');
    expect(screen.getByRole('button', { name: '进入下一话' })).toBeVisible();
  };

  it('is where it was on the way back, also at its end, and tells no other place', async () => {
    const { press, go, goBack, store, server } = await open({ look: { mode: 'ltr' }, member: true });
    await finish(press);
    await go('/bookinfo/71?view=comments');
    expect(screen.getByText('书的详情')).toBeVisible();
    server.reply('GET v1/book/{id}/progress', buildReadingPlace({ chapterId: 7101, page: 11, offset: 1, total: 12 }));
    await goBack();
    expect(screen.getByText('12 / 12')).toBeVisible();
    expect(screen.getByRole('button', { name: '进入下一话' })).toBeVisible();
    expect(selectHere(store.getState())).toMatchObject({ chapterId: 7101, page: 11, offset: 1, total: 12 });
    expect(selectStartPlace(store.getState(), 71)).toMatchObject({ page: 11, offset: 1 });
    expect(server.callsTo(TELL).map(({ form }) => form.page)).not.toContain('0');
  });

  it('does not leave the screen while other devices are asked', async () => {
    const { press, go, goBack, server } = await open({ look: { mode: 'ltr' }, member: true });
    await press('{ArrowRight}');
    await go('/bookinfo/71');
    server.defer('GET v1/book/{id}/progress');
    await goBack(100);
    expect(screen.getByText('2 / 12')).toBeVisible();
  });

  it('is left by the bars of its menu for good: they do not come back with it', async () => {
    const { press, go, goBack } = await open();
    // Letters are words to who speaks to the device.
    for (const letter of ['m', 'f', 'M']) await press(letter);
    expect(screen.queryByRole('region', { name: '阅读菜单' })).toBeNull();
    await press('{Enter}');
    expect(await screen.findByRole('region', { name: '阅读菜单' })).toBeVisible();
    await go('/bookinfo/71');
    await goBack(100);
    expect(screen.getByText('1 / 12')).toBeVisible();
    expect(screen.queryByRole('region', { name: '阅读菜单' })).not.toBeInTheDocument();
  });

  it('begins at its top when it is entered anew after it was read to its end', async () => {
    const { press, go } = await open({ look: { mode: 'ltr' } });
    await finish(press);
    await go('/bookinfo/71');
    await go(HERE);
    expect(screen.getByText('1 / 12')).toBeVisible();
    await finish(press);
    await go(HERE, 'replace');
    expect(screen.getByText('1 / 12')).toBeVisible();
  });

  it('begins anew, and is not written down again, once its place was forgotten', async () => {
    const { press, go, goBack, store, ports } = await open({ look: { mode: 'ltr' }, member: true });
    await press('{ArrowRight}');
    await go('/bookinfo/71');
    act(() => void store.dispatch(placeEvents.forgotten({ bookIds: [71] })));
    await goBack();
    expect(screen.getByText('1 / 12')).toBeVisible();
    expect(readPlace(ports.local, buildAccount().uid, 71)).toMatchObject({ place: { page: 0 } });
  });
});

describe('a chapter that is entered from behind', () => {
  /** Paragraphs of 600 px, under each other. */
  beforeEach(() => {
    const paragraph = (line: HTMLElement) => Number(line.dataset.paragraph ?? 0);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
      return paragraph(this) * 600;
    });
  });

  it.each(['comic', 'novel'] as const)('is begun at its end, and that is the place written down: %s', async (kind) => {
    const book = { ...locked.book, kind };
    const body = kind === 'comic' ? { pages } : { pages: [], paragraphs: pages.map(() => '雨落了一夜。') };
    const content = (_call: unknown, { cid }: Record<string, string>) =>
      cid === '7101'
        ? buildChapterContent({ ...body, book })
        : { ...locked, book, prevId: 7101, chapter: buildLockedChapter({ index: 2 }) };
    const { go, tap, store, server, pass } = await open({ content, look: { mode: 'strip' }, member: true });
    await go('/readbook/71/7102', 'replace');
    await pass(3_000);
    const before = server.callsTo(TELL).length;
    await tap(screen.getByRole('button', { name: /^回到上一/ }));
    await pass(3_000);
    expect(screen.getByText('12 / 12')).toBeVisible();
    expect(selectHere(store.getState())).toMatchObject({ chapterId: 7101, page: 11 });
    const told = server.callsTo(TELL).slice(before);
    expect(told.map(({ form }) => [form.chapterId, form.page])).toEqual([['7101', '11']]);
  });
});

describe('a locked chapter', () => {
  it('offers as many chapters as the operator sells together, and calls only the last of them the rest', async () => {
    const batch = (count: number) => ({
      chapterIds: Array.from({ length: count }, (_, at) => 7101 + at),
      price: count * 3,
      originPrice: count * 4,
    });
    const names = async (...counts: number[]) => {
      const shown = await open({
        content: { ...locked, offer: { ...offer, batches: counts.map(batch) } },
        book: { several: { from: 6, percentOff: 25 } },
        member: true,
      });
      const found = screen.getAllByRole('button', { name: /连买|购买剩余/ }).map(({ textContent }) => textContent);
      shown.unmount();
      return found.map((words) => /(?:连买|购买剩余) \d+/.exec(words ?? '')?.[0]);
    };
    expect(await names(6, 9)).toEqual(['连买 6', '购买剩余 9']);
    expect(await names(6)).toEqual(['连买 6']);
    expect(await names(4)).toEqual(['购买剩余 4']);
  });

  it('says price and balance, and asks before it is paid', async () => {
    const { server } = await open({ content: locked, member: true });
    expect(screen.getByRole('button', { name: '购买本话' })).toBeInTheDocument();
    expect(screen.getByText(/^余额 .* 钻$/)).toBeInTheDocument();
    expect(server.callsTo(UNLOCK)).toHaveLength(0);
  });

  it('E3: a book that buys by itself pays once, and after a refusal waits to be asked', async () => {
    const { server, pass } = await open({ content: locked, member: true, autobuy: true });
    await pass(500);
    expect(server.callsTo(UNLOCK)).toHaveLength(1);
    await pass(10_000);
    expect(server.callsTo(UNLOCK)).toHaveLength(1);
    expect(screen.getByRole('button', { name: '购买本话' })).toBeInTheDocument();
  });
});

import { act, screen, within } from '@testing-library/react';
import { bookApi } from '@/api/bookApi';
import { selectIncognito } from '@/features/books/bookPrefsSlice';
import { localHistoryEvents } from '@/features/reading/history/localHistorySlice';
import { noteBook, readPlace, writePlace } from '@/features/reading/places/placeStore';
import { localOf } from '@/features/reading/places/settlePlaces';
import { dayGroup } from '@/lib/time/dayGroup';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { route } from '@/shell/navigation/route';
import {
  buildBook,
  buildBookDetail,
  buildChapterContent,
  buildHistoryEntry,
  buildReadingPlace,
} from '@/testing/builders/book';
import { buildAccount } from '@/testing/builders/member';
import { buildFilm } from '@/testing/builders/welfare';
import { createFakePorts } from '@/testing/fakePorts';
import { page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { itHasFourFaces } from '@/testing/itHasFourFaces';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';
import { readhistoryRoute } from './readhistory.route';

const LIST = 'GET v1/book/history/list';
const FILMS = 'GET v1/welfare/history/list';
const DAY = 86_400_000;
const blank = (name: string, path: string) => route({ name, path, layout: 'standalone', load: async () => () => null });
const routes = [
  ...testRoutes,
  readhistoryRoute,
  blank('readbook', '/readbook/:id/:cid'),
  blank('animate', '/animate'),
  blank('welfare', '/welfare'),
];

const entry = (id: number, title: string, ago: number, over: object = {}) =>
  buildHistoryEntry({
    book: buildBook({ id, title, ...over }),
    place: buildReadingPlace({ chapterId: id * 100 + 12, updateTime: FAKE_NOW - ago }),
    newChapters: id === 1 ? 3 : 0,
  });
const entries = [
  entry(1, '云上客栈', 60_000),
  entry(2, '夜班精灵', DAY),
  entry(3, '齿轮与猫', 4 * DAY),
  entry(4, '灯塔日志', 40 * DAY, { kind: 'novel', status: 'off' }),
];

interface Scene {
  guest?: boolean;
  rows?: readonly object[];
  /** Books whose place this device noted, and whose page was looked at. */
  onDevice?: readonly number[];
}

async function open({ guest = false, rows = entries, onDevice = [] }: Scene = {}) {
  const ports = createFakePorts();
  const { server } = ports;
  const kept = { rows: [...rows] as (typeof entries)[number][] };
  const gone: (typeof entries)[number][] = [];
  server.reply(LIST, ({ query }) =>
    page(
      kept.rows.filter(
        ({ book }) => (!query.kind || book.kind === query.kind) && book.title.includes(String(query.keyword ?? '')),
      ),
    ),
  );
  server.reply('DELETE v1/book/history/{bookId}', (_call, { bookId }) => {
    gone.push(...kept.rows.filter(({ book }) => book.id === Number(bookId)));
    kept.rows = kept.rows.filter(({ book }) => book.id !== Number(bookId));
    return null;
  });
  server.reply('DELETE v1/book/history', () => {
    gone.push(...kept.rows);
    kept.rows = [];
    return null;
  });
  server.reply('POST v1/book/history/restore', ({ form }) => {
    const ids = [form.bookIds ?? []].flat().map(Number);
    kept.rows = [...kept.rows, ...gone.filter(({ book }) => ids.includes(book.id))];
    return null;
  });
  const shown = await renderApp('/readhistory', {
    routes,
    ports: { server, fetch: server.fetch, local: ports.local },
    ...(guest ? {} : { member: buildAccount() }),
  });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const titles = () => screen.queryAllByRole('link', { name: /继续阅读/ }).map((one) => one.getAttribute('aria-label'));
  const choose = async (...names: string[]) => {
    await tap(screen.getByRole('button', { name: '管理' }));
    for (const name of names) await tap(screen.getByRole('checkbox', { name: new RegExp(`选择《${name}》`) }));
  };
  const { uid } = buildAccount();
  server.reply('GET v1/book/{id}', (_call, { id }) =>
    buildBookDetail({ id: Number(id), place: buildReadingPlace({ page: 17 }) }),
  );
  for (const id of onDevice) {
    noteBook(shown.ports.local, uid, { ...buildChapterContent().book, id });
    writePlace(shown.ports.local, uid, id, { place: localOf(buildReadingPlace()), version: 1, sent: false });
    await act(() => shown.store.dispatch(bookApi.endpoints.bookDetail.initiate({ id })));
  }
  const noted = () => onDevice.filter((id) => readPlace(shown.ports.local, uid, id) !== undefined);
  const detail = (id: number) => bookApi.endpoints.bookDetail.select({ id })(shown.store.getState()).data;
  return { ...shown, tap, titles, choose, noted, detail };
}

describe('the reading history', () => {
  it('stands in groups, each row with its place, how far it is and what is new', async () => {
    await open();
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['今天', '昨天', '7 天内', '更早']);
    const row = screen.getByRole('link', { name: /^云上客栈/ });
    expect(row).toHaveTextContent('读到 第 12 话 · 18/46');
    expect(row).toHaveTextContent('本章已读 39%');
    expect(row).toHaveTextContent('新 3 章');
    expect(screen.getByRole('link', { name: '继续阅读《云上客栈》' })).toHaveAttribute('href', '/readbook/1/112');
    expect(screen.getByRole('link', { name: /^灯塔日志/ })).toHaveTextContent('已下架');
  });

  it('F1: yesterday is the calendar day before today', () => {
    const noon = new Date(2026, 2, 10, 12).getTime();
    const at = (day: number, hour: number) => dayGroup(new Date(2026, 2, day, hour).getTime(), noon);
    expect([at(10, 0), at(9, 23), at(9, 0), at(8, 23), at(4, 0), at(3, 23)]).toEqual([
      'today',
      'yesterday',
      'yesterday',
      'week',
      'week',
      'earlier',
    ]);
  });

  it('is narrowed by kind and by words, and widened again', async () => {
    const { tap, server, user, pass, titles } = await open();
    await tap(screen.getByRole('button', { name: '小说' }));
    expect(titles()).toEqual(['继续阅读《灯塔日志》']);
    await user.type(screen.getByRole('searchbox'), '没有');
    await pass(300);
    expect(server.callsTo(LIST).at(-1)?.query).toMatchObject({ kind: 'novel', keyword: '没有' });
    await tap(screen.getByRole('button', { name: '看全部' }));
    expect(titles()).toHaveLength(4);
  });

  it('chosen rows are deleted after a question, and come back within five seconds', async () => {
    const { tap, choose, titles, server } = await open();
    await choose('云上客栈', '夜班精灵');
    await tap(screen.getByRole('button', { name: '删除（2）' }));
    await tap(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    expect(titles()).toHaveLength(2);
    expect(server.callsTo('DELETE v1/book/history/{bookId}').map(({ query }) => query.places)).toEqual([
      'false',
      'false',
    ]);
    await tap(screen.getByRole('button', { name: '撤销' }));
    expect(server.callsTo('POST v1/book/history/restore')[0]?.form).toMatchObject({ bookIds: ['1', '2'] });
    expect(titles()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  });

  it('after five seconds there is no way back', async () => {
    const { tap, choose, pass } = await open();
    await choose('云上客栈');
    await tap(screen.getByRole('button', { name: '删除（1）' }));
    await tap(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await pass(5_000);
    expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  });

  it('forgetting places too says that it cannot be undone, and offers nothing', async () => {
    const { tap, choose, server } = await open();
    await choose('云上客栈');
    await tap(screen.getByRole('button', { name: '删除（1）' }));
    const dialog = within(await screen.findByRole('dialog'));
    await tap(dialog.getByRole('checkbox', { name: '同时清除阅读进度' }));
    expect(dialog.getByText('阅读进度也会一起清除，无法撤销')).toBeInTheDocument();
    await tap(dialog.getByRole('button', { name: '删除' }));
    expect(server.callsTo('DELETE v1/book/history/{bookId}')[0]?.query).toMatchObject({ places: 'true' });
    expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  });

  it('forgetting a place forgets it on this device and on the book’s page; deleting a row alone does not', async () => {
    const { tap, choose, noted, detail, pass } = await open({ onDevice: [1, 2] });
    await choose('夜班精灵');
    await tap(screen.getByRole('button', { name: '删除（1）' }));
    await tap(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    expect(noted()).toEqual([1, 2]);
    await pass(5_000);
    await choose('云上客栈');
    await tap(screen.getByRole('button', { name: '删除（1）' }));
    const dialog = within(await screen.findByRole('dialog'));
    await tap(dialog.getByRole('checkbox', { name: '同时清除阅读进度' }));
    await tap(dialog.getByRole('button', { name: '删除' }));
    expect(noted()).toEqual([2]);
    expect([detail(1)?.place, detail(2)?.place?.page]).toEqual([null, 17]);
  });

  it('clearing all with the places leaves on this device what stayed in the history', async () => {
    const { tap, noted, server } = await open({ onDevice: [1, 2] });
    server.reply('DELETE v1/book/history', () => {
      server.reply(LIST, page([entry(2, '夜班精灵', DAY)]));
      return null;
    });
    await tap(screen.getByRole('button', { name: '管理' }));
    await tap(screen.getByRole('button', { name: '清空' }));
    const dialog = within(await screen.findByRole('dialog', { name: '清空阅读记录？' }));
    await tap(dialog.getByRole('checkbox', { name: '同时清除阅读进度' }));
    await tap(dialog.getByRole('button', { name: '清空' }));
    expect(noted()).toEqual([2]);
  });

  it('all of it is cleared, what is subscribed kept if wanted, and comes back too', async () => {
    const { tap, server, titles } = await open();
    await tap(screen.getByRole('button', { name: '管理' }));
    await tap(screen.getByRole('button', { name: '清空' }));
    const dialog = within(await screen.findByRole('dialog', { name: '清空阅读记录？' }));
    expect(dialog.getByRole('checkbox', { name: '保留已订阅作品的记录' })).toBeChecked();
    await tap(dialog.getByRole('button', { name: '清空' }));
    expect(server.callsTo('DELETE v1/book/history')[0]?.query).toMatchObject({ keepSubscribed: 'true' });
    expect(screen.getByText('还没有阅读记录')).toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '撤销' }));
    expect(titles()).toHaveLength(4);
  });

  it('a row that could not be deleted is back, and said so', async () => {
    const { tap, choose, titles, server } = await open();
    server.reply('DELETE v1/book/history/{bookId}', status(503));
    await choose('云上客栈');
    await tap(screen.getByRole('button', { name: '删除（1）' }));
    await tap(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    expect(titles()).toHaveLength(4);
    expect(screen.getByText('有记录没有删除成功，请重试')).toBeInTheDocument();
  });

  it('reading without traces is switched here, for the reader too', async () => {
    const { tap, store, ports } = await open();
    await tap(screen.getByRole('switch', { name: /无痕阅读/ }));
    expect(selectIncognito(store.getState())).toBe(true);
    expect(JSON.parse(ports.local.read('plaza:books') ?? '')).toMatchObject({ incognito: true });
  });
});

describe('a guest', () => {
  it('sees what was read on this device, can delete it and take that back', async () => {
    const { store, pass, tap, choose, titles } = await open({ guest: true });
    expect(screen.getByText('还没有阅读记录')).toBeInTheDocument();
    const { id, kind, title, cover, status: shelf } = buildBook();
    const { chapterId, chapterIndex, chapterTitle, page: at, offset, total, updateTime } = buildReadingPlace();
    const place = { chapterId, chapterIndex, chapterTitle, page: at, offset, total, updateTime };
    act(
      () => void store.dispatch(localHistoryEvents.noted({ book: { id, kind, title, cover, status: shelf }, place })),
    );
    await pass();
    expect(titles()).toEqual(['继续阅读《云上客栈》']);
    await choose('云上客栈');
    await tap(screen.getByRole('button', { name: '删除（1）' }));
    await tap(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    expect(titles()).toEqual([]);
    await tap(screen.getByRole('button', { name: '撤销' }));
    expect(titles()).toEqual(['继续阅读《云上客栈》']);
    await tap(screen.getByRole('link', { name: '登录' }));
    expect(selectPlace(store.getState()).route).toBe('login');
  });
});

describe('the films of the history', () => {
  const film = (id: number, title: string, ago: number, over: object = {}) => ({
    id,
    item: buildFilm({ id, title, seconds: 90, second: 31, locked: false, ...over }),
    updateTime: FAKE_NOW - ago,
  });
  const films = [film(4, '霓虹路口', 60_000), film(5, '虎掌柜请客', DAY, { locked: true })];

  async function openFilms(guest = false) {
    const shown = await open({ guest });
    const held = shown.server.defer(FILMS);
    await shown.tap(screen.getByRole('button', { name: '视频' }));
    const answer = async (reply: object) => {
      held.answer(reply);
      await shown.pass();
    };
    return { ...shown, answer };
  }
  const rows = () => screen.queryAllByRole('link', { name: /看到/ });

  it('wait with a skeleton, then stand under their days and lead to where they were left', async () => {
    const { answer, tap } = await openFilms();
    expect(screen.getAllByRole('status').some((one) => one.textContent?.includes('加载中'))).toBe(true);
    await answer(page(films));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '今天',
      '昨天',
    ]);
    expect(rows()[0]).toHaveTextContent('霓虹路口看到 0:31 / 1:30');
    expect(rows()[0]).toHaveAttribute('href', '/welfare?id=4');
    expect(rows()[1]).toHaveTextContent('未解锁');
    // Nothing can be taken out of it.
    expect(screen.queryByRole('button', { name: '管理' })).not.toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '漫画' }));
    expect(screen.getByRole('button', { name: '管理' })).toBeInTheDocument();
  });

  it('are found by their titles', async () => {
    const { answer, user, pass, tap } = await openFilms();
    await answer(page(films));
    await user.type(screen.getByRole('searchbox'), '虎掌柜');
    await pass(300);
    expect(rows()).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), '没有');
    await pass(300);
    await tap(screen.getByRole('button', { name: '看全部' }));
    expect(rows()).toHaveLength(2);
  });

  it('F5: without any, say so and lead to films', async () => {
    const { answer } = await openFilms();
    await answer(page([]));
    expect(screen.getByText('没有看到一半的视频')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去看视频' })).toHaveAttribute('href', '/welfare');
  });

  it('F5: a failure says so and is asked again', async () => {
    const { answer, server, tap } = await openFilms();
    await answer(status(404));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    server.reply(FILMS, page(films));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(rows()).toHaveLength(2);
  });

  it('are asked of nobody who is not signed in', async () => {
    const { server } = await openFilms(true);
    expect(screen.getByText('登录后查看视频记录')).toBeInTheDocument();
    expect(server.callsTo(FILMS)).toEqual([]);
  });
});

describe('the history in its four faces', () => {
  itHasFourFaces({
    at: '/readhistory',
    routes,
    list: LIST,
    rows: entries,
    row: '云上客栈',
    empty: '还没有阅读记录',
  });
});

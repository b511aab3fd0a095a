import { act, screen, within } from '@testing-library/react';
import { bookApi } from '@/api/bookApi';
import { statusApi } from '@/api/statusApi';
import type { BookDetail } from '@/contract/book';
import type { Comment } from '@/contract/comment';
import { configEvents } from '@/shell/config/configSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { route } from '@/shell/navigation/route';
import {
  buildBook,
  buildBookDetail,
  buildChapter,
  buildLockedChapter,
  buildReadingPlace,
} from '@/testing/builders/book';
import { buildAccount, buildStatus, buildUserCard, buildVipStatus } from '@/testing/builders/member';
import { buildComment } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, page, status } from '@/testing/fakes/answers';
import { itHasFourFaces } from '@/testing/itHasFourFaces';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';
import { bookinfoRoute } from './bookinfo.route';

const blank = (name: string, path: string) => route({ name, path, layout: 'standalone', load: async () => () => null });
const routes = [
  ...testRoutes,
  bookinfoRoute,
  blank('bookmenu', '/bookmenu/:id'),
  blank('readbook', '/readbook/:id/:cid'),
  blank('animate', '/animate'),
];
const chapters = [
  ...[1, 2, 3].map((index) => buildChapter({ index })),
  ...[4, 5, 6, 7].map((index) => buildLockedChapter({ index })),
  buildLockedChapter({ index: 8, pay: 'vip', price: 0 }),
];

const praise = buildComment({ id: 1, content: '雨夜那章太好看了' });

interface Scene {
  book?: Partial<BookDetail>;
  me?: object;
  at?: string;
  answer?: unknown;
  comments?: Comment[];
  listed?: unknown;
}

const list = { records: chapters, total: chapters.length };

async function open({ book = {}, me, at = '/bookinfo/71', answer, comments = [praise], listed = list }: Scene = {}) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply('GET v1/book/{id}', (answer ?? buildBookDetail(book)) as object);
  server.reply('GET v1/book/{id}/chapter/list', listed as object);
  server.reply('GET v1/book/{id}/comment/list', page(comments));
  server.reply('POST v1/book/{id}/subscribe', { subscribed: true, subscribeCount: 1_900 });
  if (me) server.reply('POST user/center/me', me);
  const shown = await renderApp(at, {
    routes,
    ports: { server, fetch: server.fetch, share: ports.share },
    ...(me ? { member: buildAccount() } : {}),
  });
  if (me) await act(() => shown.store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' })));
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const address = () => {
    const { pathname, search } = selectPlace(shown.store.getState());
    return pathname + search;
  };
  return { ...shown, tap, address };
}

describe('a book', () => {
  it('says what it is, shows the first and last three chapters, and begins at the beginning', async () => {
    await open();
    expect(screen.getByRole('heading', { name: '云上客栈' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '开始阅读' })).toHaveAttribute('href', '/readbook/71/7101');
    expect(screen.getByRole('link', { name: '中间还有 2 话' })).toHaveAttribute('href', '/bookmenu/71');
    expect(screen.getByRole('link', { name: /第3夜.*免费/ })).toHaveAttribute('href', '/readbook/71/7103');
    expect(screen.getByRole('link', { name: /第7夜.*未解锁，4 钻石/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /第8夜.*仅 VIP 可读/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /第4夜/ })).not.toBeInTheDocument();
  });

  it('shows what stands below the chapters when they are there: they would push it down', async () => {
    let arrive = (_answer: object) => {};
    const listed = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const { pass } = await open({ listed: () => listed });
    expect(screen.getByText('雨夜那章太好看了')).not.toBeVisible();
    arrive(list);
    await pass();
    expect(screen.getByText('雨夜那章太好看了')).toBeVisible();
  });

  it('goes on at the very page, and after a chapter read to its end with the next', async () => {
    const { unmount } = await open({
      me: buildStatus(),
      book: { place: buildReadingPlace({ chapterId: 7102, chapterIndex: 2, page: 4, total: 20 }) },
    });
    expect(screen.getByRole('link', { name: '继续 第 2 话 第 5 页' })).toHaveAttribute('href', '/readbook/71/7102');
    unmount();
    await open({
      me: buildStatus(),
      book: { place: buildReadingPlace({ chapterId: 7102, chapterIndex: 2, page: 19, offset: 1, total: 20 }) },
    });
    expect(screen.getByRole('link', { name: '继续 第 3 话' })).toHaveAttribute('href', '/readbook/71/7103');
  });

  it('follows the reader: a place saved meanwhile is where it goes on', async () => {
    const { store, server, pass } = await open({ me: buildStatus() });
    const place = buildReadingPlace({ chapterId: 7103, chapterIndex: 3, page: 1, total: 20 });
    server.reply('POST v1/book/{id}/progress', { place, conflict: false });
    const input = { id: 71, chapterId: 7103, page: 1, offset: 0, total: 20, baseVersion: 0 };
    await act(() => store.dispatch(bookApi.endpoints.savePlace.initiate(input)));
    await pass();
    expect(screen.getByRole('link', { name: '继续 第 3 话 第 2 页' })).toBeInTheDocument();
  });

  it('is subscribed to at once, with the server’s count', async () => {
    const { tap, server } = await open({ me: buildStatus() });
    const held = server.defer('POST v1/book/{id}/subscribe');
    await tap(screen.getByRole('button', { name: '订阅《云上客栈》' }));
    expect(screen.getByRole('button', { name: '取消订阅《云上客栈》', pressed: true })).toBeInTheDocument();
    await act(async () => held.answer({ subscribed: true, subscribeCount: 1_900 }));
    expect(await screen.findByText('1,900')).toBeInTheDocument();
  });

  it('C5: a guest who subscribes is led to login', async () => {
    const { tap, address } = await open();
    await tap(screen.getByRole('button', { name: '订阅《云上客栈》' }));
    expect(address()).toContain('/login');
  });

  it('offers buying several and VIP, and buys by itself only when told so', async () => {
    const { tap, server } = await open({ me: buildStatus() });
    server.reply('POST v1/book/{id}/autobuy', { on: true });
    expect(screen.getByRole('link', { name: /批量购买/ })).toHaveAttribute('href', '/bookmenu/71?select=1');
    expect(screen.getByRole('link', { name: /VIP 免费看全部章节/ })).toHaveAttribute('href', '/profile?pop=1');
    await tap(screen.getByRole('switch', { name: /自动购买下一话/ }));
    expect(server.callsTo('POST v1/book/{id}/autobuy')[0]?.form).toMatchObject({ on: 'true' });
    expect(screen.getByRole('switch', { name: /自动购买下一话/ })).toBeChecked();
  });

  it('says what several chapters cost as the operator has it, and nothing of it where there is no discount', async () => {
    const note = async (several: { from: number; percentOff: number } | null) => {
      const { unmount } = await open({ book: { several } });
      const words = screen.getByRole('link', { name: /批量购买/ }).textContent;
      unmount();
      return words;
    };
    expect(await note({ from: 6, percentOff: 15 })).toContain('一次买 6 话或购买剩余全部，享 8.5 折');
    for (const none of [{ from: 6, percentOff: 0 }, null])
      expect(await note(none)).toContain('一次买几话，或购买剩余全部');
  });

  it('tells a VIP member that all of it is free', async () => {
    await open({ me: buildVipStatus() });
    expect(screen.getByText('VIP 会员，全部章节免费读')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /批量购买/ })).not.toBeInTheDocument();
  });

  it('asks for the locks again when VIP begins', async () => {
    const { store, server, pass } = await open({ me: buildStatus() });
    const asked = () => server.callsTo('GET v1/book/{id}/chapter/list').length;
    const before = asked();
    server.reply('POST user/center/me', buildVipStatus());
    await act(() => store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' }, { forceRefetch: true })));
    await pass();
    expect(asked()).toBe(before + 1);
  });

  it('a new chapter that comes while the page is open is a dot on 目录', async () => {
    const { server, pass } = await open();
    server.reply('GET v1/book/{id}', buildBookDetail({ chapterCount: 13 }));
    await pass(5 * 60_000);
    expect(screen.getByRole('link', { name: '目录，有新章节' })).toBeInTheDocument();
  });

  it('off the shelf it says so and leads to what was bought', async () => {
    await open({ book: { status: 'off' } });
    expect(screen.getByText('作品已下架，买过的章节仍可阅读')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看已购章节' })).toHaveAttribute('href', '/bookmenu/71?filter=bought');
  });

  it.each([
    ['no such book', fail(1002, '没有'), '没有找到这部作品'],
    ['a book nobody may open any more', fail(1007, '已下架'), '作品已下架'],
  ])('%s has a page of its own with a way on', async (_what, answer, title) => {
    const { tap, address } = await open({ answer });
    expect(screen.getByText(title)).toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '去色漫逛逛' }));
    expect(address()).toBe('/animate');
  });

  it('an address without a number is no book, and nobody is asked', async () => {
    const { server } = await open({ at: '/bookinfo/abc' });
    expect(screen.getByText('没有找到这部作品')).toBeInTheDocument();
    expect(server.callsTo('GET v1/book/{id}')).toHaveLength(0);
  });

  it('a failure says why and tries again', async () => {
    const { tap, server } = await open({ answer: status(404) });
    expect(screen.getByRole('alert')).toHaveTextContent('请求地址出错');
    server.reply('GET v1/book/{id}', buildBookDetail());
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('heading', { name: '云上客栈' })).toBeInTheDocument();
  });

  it('A7: a book for adults stands behind the question', async () => {
    const { store, tap, pass } = await open({ book: { adult: true } });
    act(() => void store.dispatch(configEvents.loaded({ ...store.getState().config.app, ageGate: 'ask' })));
    await pass();
    expect(screen.queryByRole('heading', { name: '云上客栈' })).not.toBeInTheDocument();
    await tap(await screen.findByRole('button', { name: '我已满 18 岁' }));
    expect(screen.getByRole('heading', { name: '云上客栈' })).toBeInTheDocument();
  });

  it('leads to related books and others of the author', async () => {
    await open({ book: { related: [buildBook({ id: 80, title: '齿轮与猫' })], sameAuthor: [buildBook({ id: 81 })] } });
    expect(screen.getByRole('list', { name: '相关推荐' })).toHaveTextContent('齿轮与猫');
    expect(screen.getByRole('list', { name: '同作者作品' })).toBeInTheDocument();
  });
});

describe('what readers write', () => {
  const write = async (scene: Awaited<ReturnType<typeof open>>, text: string) => {
    await scene.tap(screen.getByRole('button', { name: '写评论' }));
    const sheet = within(await screen.findByRole('dialog', { name: '写评论' }));
    await scene.user.type(sheet.getByRole('textbox', { name: '评论内容' }), text);
    await scene.pass(400);
    await scene.tap(sheet.getByRole('button', { name: '发布' }));
    return sheet;
  };

  it('a comment is sent once and stands on top', async () => {
    const scene = await open({ me: buildStatus() });
    scene.server.reply('POST v1/book/{id}/comment', buildComment({ id: 2, content: '等更新' }));
    await write(scene, '等更新');
    expect(scene.server.callsTo('POST v1/book/{id}/comment')[0]?.form).toMatchObject({ content: '等更新' });
    const list = within(screen.getByRole('region', { name: '读者评论' }));
    expect(list.getAllByRole('article').map((row) => row.textContent)).toEqual([
      expect.stringContaining('等更新'),
      expect.stringContaining('雨夜那章太好看了'),
    ]);
  });

  it('refused words are named, and nothing that was typed is lost', async () => {
    const scene = await open({ me: buildStatus() });
    scene.server.reply('POST v1/book/{id}/comment', fail(1005, '不合适', { words: ['刷屏'] }));
    const sheet = await write(scene, '刷屏刷屏');
    expect(sheet.getByText('含有不合适的词：刷屏')).toBeInTheDocument();
    expect(sheet.getByRole('textbox')).toHaveValue('刷屏刷屏');
  });

  it('a lost answer says that it may be there, and looks', async () => {
    const scene = await open({ me: buildStatus() });
    scene.server.reply('POST v1/book/{id}/comment', status(504));
    const looks = () => scene.server.callsTo('GET v1/book/{id}/comment/list').length;
    const before = looks();
    const sheet = await write(scene, '好看');
    expect(sheet.getByText(/评论可能已经发出/)).toBeInTheDocument();
    expect(looks()).toBe(before + 1);
  });

  const remove = async (scene: Awaited<ReturnType<typeof open>>) => {
    await scene.tap(screen.getByRole('button', { name: '删除' }));
    await scene.tap(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  };
  const mine = buildComment({ id: 2, content: '写错了', author: buildUserCard({ uid: '1001' }) });

  it('one’s own is deleted after a question, and only one’s own', async () => {
    const scene = await open({ me: buildStatus() });
    scene.server.reply('POST v1/book/{id}/comment', mine);
    scene.server.reply('DELETE v1/book/comment/{id}', null);
    expect(screen.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
    await write(scene, '写错了');
    await remove(scene);
    expect(scene.server.callsTo('DELETE v1/book/comment/{id}')).toHaveLength(1);
    expect(screen.queryByText('写错了')).not.toBeInTheDocument();
    expect(screen.getByText('雨夜那章太好看了')).toBeInTheDocument();
  });

  it('one that the server does not delete stands there again', async () => {
    const scene = await open({ me: buildStatus() });
    scene.server.reply('POST v1/book/{id}/comment', mine);
    scene.server.reply('DELETE v1/book/comment/{id}', fail(1006, '现在不能删除'));
    await write(scene, '写错了');
    await remove(scene);
    expect(screen.getByText('写错了')).toBeInTheDocument();
    expect(screen.getByText('现在不能删除')).toBeInTheDocument();
  });

  it('when the only one is deleted the list is empty again', async () => {
    const scene = await open({ me: buildStatus(), at: '/bookinfo/71?view=comments', comments: [mine] });
    scene.server.reply('DELETE v1/book/comment/{id}', null);
    await remove(scene);
    expect(screen.getByText('还没有评论')).toBeInTheDocument();
  });

  it('all of them have a view of their own', async () => {
    await open({ at: '/bookinfo/71?view=comments' });
    expect(screen.getByText('雨夜那章太好看了')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '写评论' })).toBeInTheDocument();
  });

  it('their view begins at its top, and each of the two is found where it was left', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(((_left: number, top: number) => {
      window.scrollY = top;
    }) as typeof window.scrollTo);
    const { store, pass, ports } = await open();
    const scroll = async (top: number) => {
      window.scrollY = top;
      act(() => void window.dispatchEvent(new Event('scroll')));
      await pass(200);
    };
    const go = async (to: string) => {
      act(() => void store.dispatch(navigationEvents.asked({ to, how: 'push' })));
      await pass(200);
    };
    const goBack = async () => {
      act(() => ports.history.go(-1));
      await pass(200);
    };
    await scroll(640);
    await go('/bookinfo/71?view=comments');
    expect(window.scrollY).toBe(0);
    await scroll(300);
    await go('/bookmenu/71');
    await goBack();
    expect(window.scrollY).toBe(300);
    await goBack();
    expect(window.scrollY).toBe(640);
    await go('/readbook/71/7101');
    await go('/bookinfo/71?view=comments&chapter=7101');
    expect(window.scrollY).toBe(0);
  });
});

describe('comments in their four faces', () => {
  itHasFourFaces({
    at: '/bookinfo/71?view=comments',
    routes,
    list: 'GET v1/book/{id}/comment/list',
    others: { 'GET v1/book/{id}': buildBookDetail() },
    rows: [praise],
    row: '雨夜那章太好看了',
    empty: '还没有评论',
    guest: true,
  });
});

import { screen, within } from '@testing-library/react';
import { route } from '@/shell/navigation/route';
import { buildAccount } from '@/testing/builders/member';
import { buildComment, buildPost } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, page, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';
import { commenthistoryRoute } from './commenthistory.route';

const POSTS = 'GET v1/square/post/me';
const COMMENTS = 'GET v1/square/comment/me';
const routes = [
  ...testRoutes.filter(({ name }) => name !== 'commenthistory'),
  commenthistoryRoute,
  route({ name: 'post', path: '/post/:id', layout: 'simple', load: async () => () => null }),
  route({ name: 'postpage', path: '/postpage', layout: 'simple', load: async () => () => null }),
];

const posts = [
  buildPost({ id: 1, content: '云端猫岛的灯塔在风车背面' }),
  buildPost({ id: 2, content: '等一等', auditState: 'pending' }),
  buildPost({ id: 3, content: '卖号', auditState: 'refused', auditNote: '含有广告' }),
];
const comments = [
  { ...buildComment({ id: 9, content: '我也卡在这里' }), post: { id: 501, title: '第一次出海', excerpt: '' } },
];

async function open(at = '/commenthistory', { guest = false } = {}) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(POSTS, page(posts));
  server.reply(COMMENTS, page(comments));
  const shown = await renderApp(at, {
    routes,
    ports: { server, fetch: server.fetch },
    ...(guest ? {} : { member: buildAccount() }),
  });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  return { ...shown, server, tap };
}

const row = (text: string) => screen.getByText(text).closest('article') as HTMLElement;

describe('my posts and comments', () => {
  it('asks with sort 2 and says where moderation stands, with its reason', async () => {
    const { server } = await open();
    expect(server.callsTo(POSTS)[0]?.query).toMatchObject({ sort: '2' });
    expect(within(row('云端猫岛的灯塔在风车背面')).getByText('正常')).toBeInTheDocument();
    expect(within(row('等一等')).getByText('审核中')).toBeInTheDocument();
    expect(within(row('卖号')).getByText('未通过原因：含有广告')).toBeInTheDocument();
  });

  it('a comment shows its post and leads to the very comment', async () => {
    const { server } = await open('/commenthistory?tab=comments');
    expect(server.callsTo(COMMENTS)[0]?.query).toMatchObject({ sort: '2' });
    expect(screen.getByText('第一次出海')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /我也卡在这里/ })).toHaveAttribute('href', '/post/501?comment=9');
  });

  it('F3: deletes only after a confirmation, shows it at once, and takes it back once when the server refuses', async () => {
    const { server, tap, pass } = await open();
    const held = server.defer('DELETE v1/square/post/{id}');
    await tap(within(row('等一等')).getByRole('button', { name: '删除' }));
    await tap(await screen.findByRole('button', { name: '再想想' }));
    expect(held.waiting).toHaveLength(0);
    await pass(400);
    await tap(within(row('等一等')).getByRole('button', { name: '删除' }));
    await tap(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    expect(within(row('等一等')).getByText('已删除')).toBeInTheDocument();
    expect(within(row('等一等')).queryByRole('button', { name: '删除' })).toBeNull();
    held.answer(fail(1006, '现在不能删除'));
    await pass();
    expect(within(row('等一等')).getByText('审核中')).toBeInTheDocument();
    expect(screen.getAllByText('现在不能删除')).toHaveLength(1);
  });

  it('is never kept: every visit asks again and keeps the old rows meanwhile', async () => {
    const { server, store, pass } = await open();
    const { navigationEvents } = await import('@/shell/navigation/navigationSlice');
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
    await pass();
    const held = server.defer(POSTS);
    store.dispatch(navigationEvents.asked({ to: '/commenthistory', how: 'push' }));
    await pass();
    expect(held.waiting).toHaveLength(1);
    expect(row('等一等')).toBeInTheDocument();
    held.answer(page([buildPost({ id: 8, content: '刚写的' })]));
    await pass();
    expect(row('刚写的')).toBeInTheDocument();
    expect(screen.queryByText('等一等')).toBeNull();
  });

  it('a guest is told what stands here and where to sign in; nothing is asked', async () => {
    const { server } = await open('/commenthistory', { guest: true });
    expect(screen.getByText('登录后查看帖子与评论')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
    expect(server.callsTo(POSTS)).toHaveLength(0);
  });

  it('has an empty state that leads on and an error state that tries again', async () => {
    const ports = createFakePorts();
    ports.server.reply(POSTS, status(500));
    const { user, pass } = await renderApp('/commenthistory', {
      routes,
      ports: { server: ports.server, fetch: ports.server.fetch },
      member: buildAccount(),
    });
    await pass(5_000);
    ports.server.reply(POSTS, page([]));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await pass();
    expect(screen.getByRole('link', { name: '发布帖子' })).toHaveAttribute('href', '/postpage');
  });

  it('every text of the server is shown as text', async () => {
    const ports = createFakePorts();
    const payload = '<img src=x onerror=alert(1)>';
    ports.server.reply(
      POSTS,
      page([buildPost({ title: payload, content: payload, auditState: 'refused', auditNote: payload })]),
    );
    await renderApp('/commenthistory', {
      routes,
      ports: { server: ports.server, fetch: ports.server.fetch },
      member: buildAccount(),
    });
    expect(screen.getAllByText(payload)).toHaveLength(2);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { code } from '@/contract/codes';
import type { Post } from '@/contract/post';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildGame } from '@/testing/builders/game';
import { buildUserCard } from '@/testing/builders/member';
import { buildComment, buildPost, buildReply } from '@/testing/builders/square';
import { fail, page, status } from '@/testing/fakes/answers';
import { LIST, me, openPost, POST } from '@/testing/openPost';

const image = (number: number) => ({ url: `/media/${number}.png`, w: 800, h: 600 });

describe('a post', () => {
  it('shows who wrote it, its words, game, topics and counts', async () => {
    await openPost({
      post: buildPost({ images: [image(1)], game: buildGame({ name: '云端猫岛' }), viewCount: 89_000 }),
    });
    expect(screen.getByRole('heading', { name: '第一次出海' })).toBeInTheDocument();
    expect(screen.getByText('风浪比想象中大。')).toBeInTheDocument();
    expect(screen.getByText('云端猫岛')).toBeInTheDocument();
    expect(screen.getByText(/8\.9 万次浏览/)).toBeInTheDocument();
    expect(screen.getByText('#攻略')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /关注.*北辰/ })).toBeInTheDocument();
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    'javascript:alert(1)',
  ])('shows %s as text wherever it stands', async (payload) => {
    const author = buildUserCard({ name: payload });
    const words = { content: payload, author };
    const { container } = await openPost({
      post: buildPost({ ...words, title: payload, tags: [{ id: 1, tag: payload }] }),
      comments: [buildComment({ ...words, replies: [buildReply(words)], replyCount: 1 })],
    });
    expect(screen.getAllByText(payload).length).toBeGreaterThanOrEqual(6);
    expect(container.querySelector('script, img[src="x"], svg[onload]')).toBeNull();
  });

  it.each([
    ['one nobody knows', '/post/501', fail(code.notFound, '没有找到')],
    ['a deleted one', '/post/501', buildPost({ auditState: 'deleted' })],
    ['an address that is none', '/post/abc', buildPost()],
  ])('%s says that it is gone', async (_name, at, post) => {
    await openPost({ at, post });
    expect(screen.getByText('帖子已删除或不存在')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^去/ })).toBeInTheDocument();
  });

  it('that did not load says why and tries again', async () => {
    const { server, tap } = await openPost({ post: status(403) });
    expect(screen.getByRole('alert')).toHaveTextContent('拒绝访问');
    server.reply(POST, buildPost());
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('heading', { name: '第一次出海' })).toBeInTheDocument();
  });

  it.each<[string, Partial<Post>]>([
    ['评论已关闭', { locked: true }],
    ['审核通过后才能评论', { auditState: 'pending' }],
    ['未通过审核，不能评论', { auditState: 'refused', auditNote: '含有广告' }],
  ])('where nobody may write, the bar says: %s', async (why, over) => {
    await openPost({ post: buildPost(over) });
    expect(screen.getByRole('button', { name: why })).toBeDisabled();
    if (over.auditNote) expect(screen.getByRole('note')).toHaveTextContent(over.auditNote);
    expect(screen.queryByRole('button', { name: '回复北辰' })).not.toBeInTheDocument();
  });
});

describe('the image viewer', () => {
  const images = [image(1), image(2), image(3)];

  it('opens at the picture that was tapped, turns, and closes by Back with the page still there', async () => {
    const { tap, ports, pass } = await openPost({ post: buildPost({ images }) });
    await tap(screen.getByRole('button', { name: '查看第 2 张图片，共 3 张' }));
    const viewer = await screen.findByRole('dialog', { name: '查看图片' });
    expect(within(viewer).getByText('2/3')).toBeInTheDocument();
    await tap(within(viewer).getByRole('button', { name: '下一张' }));
    expect(within(viewer).getByText('3/3')).toBeInTheDocument();
    expect(within(viewer).queryByRole('button', { name: '下一张' })).not.toBeInTheDocument();
    fireEvent.keyDown(within(viewer).getByRole('button', { name: '上一张' }), { key: 'ArrowLeft' });
    await pass();
    expect(within(viewer).getByRole('link', { name: '保存图片' })).toHaveAttribute('href', '/media/2.png');
    await act(() => ports.history.back());
    await pass();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '第一次出海' })).toBeInTheDocument();
  });

  it('offers no address to save that is not of the web', async () => {
    const { tap } = await openPost({ post: buildPost({ images: [{ url: 'javascript:alert(1)', w: 1, h: 1 }] }) });
    await tap(screen.getByRole('button', { name: '查看第 1 张图片，共 1 张' }));
    await screen.findByRole('dialog', { name: '查看图片' });
    expect(screen.queryByRole('link', { name: '保存图片' })).not.toBeInTheDocument();
  });
});

describe('comments', () => {
  it('are sorted and filtered by the address', async () => {
    const { tap, server, address } = await openPost();
    await tap(screen.getByRole('button', { name: '最新' }));
    await tap(screen.getByRole('button', { name: '只看楼主' }));
    expect(address()).toBe('/post/501?sort=new&author=1');
    expect(server.callsTo(LIST).map(({ query }) => [query.sort, query.authorOnly])).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['2', 'true'],
    ]);
  });

  it('have a face of their own when there are none, and when they fail', async () => {
    const { server, tap } = await openPost({ comments: [] });
    expect(screen.getByText('还没有评论，来抢沙发')).toBeInTheDocument();
    server.reply(LIST, status(403));
    await tap(screen.getByRole('button', { name: '最早' }));
    expect(screen.getByRole('alert')).toHaveTextContent('评论加载失败');
    expect(screen.getByRole('heading', { name: '第一次出海' })).toBeInTheDocument();
  });

  it('of a minute ago are asked anew with their post when it is shown again, later ones are not', async () => {
    // What is answered now is a minute old when the page is shown again.
    const stamped = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000);
    const { store, server, pass } = await openPost({ comments: [] });
    stamped.mockRestore();
    const go = async (to: string) => {
      act(() => void store.dispatch(navigationEvents.asked({ to, how: 'push' })));
      await pass();
    };
    await go('/games');
    server.reply(LIST, page([buildComment({ content: '刚到的评论' })]));
    await go('/post/501');
    expect(screen.getByText('刚到的评论')).toBeInTheDocument();
    const asked = server.callsTo(LIST).length;
    await go('/games');
    await go('/post/501');
    expect(server.callsTo(LIST)).toHaveLength(asked);
  });

  it('show the first replies, and all of them once asked for', async () => {
    const first = buildReply({ isAuthor: true, content: '马上补上' });
    const { tap, server } = await openPost({ comments: [buildComment({ replyCount: 2, replies: [first] })] });
    server.reply(
      'GET v1/square/post/{postId}/comment/{commentId}/list',
      page([first, buildReply({ id: 903, content: '吓我一跳' })]),
    );
    expect(screen.getByText('马上补上')).toBeInTheDocument();
    expect(screen.getByText('楼主')).toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '查看 2 条回复' }));
    expect(screen.getByText('吓我一跳')).toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '收起回复' }));
    expect(screen.queryByText('吓我一跳')).not.toBeInTheDocument();
  });

  it('of my own are deleted after a question; an answered one leaves a place-holder, a refusal brings it back', async () => {
    const answered = buildComment({ author: me, replyCount: 1, replies: [buildReply()] });
    const alone = buildComment({ id: 905, author: me, content: '说错了' });
    const { tap, server } = await openPost({ comments: [answered, alone] });
    const held = server.defer('DELETE v1/square/comment/{id}');
    const remove = async () => {
      await tap(screen.getAllByRole('button', { name: '删除' })[0] as HTMLElement);
      const dialog = await screen.findByRole('dialog', { name: '删除这条评论？' });
      await tap(within(dialog).getByRole('button', { name: '删除' }));
    };
    await remove();
    expect([screen.queryByText('下次一起'), screen.getByText('该评论已删除'), screen.getByText('同感')]).toHaveLength(
      3,
    );
    expect(screen.queryByText('下次一起')).not.toBeInTheDocument();
    await remove();
    expect(screen.queryByText('说错了')).not.toBeInTheDocument();
    held.answer(fail(code.notAllowed, '不能删除'), 1);
    await tap(document.body);
    expect(screen.getByText('说错了')).toBeInTheDocument();
  });

  it('a reply of my own that was the only one takes the thread with it, and brings it back on a refusal', async () => {
    const mine = buildReply({ author: me });
    const { container, tap, server } = await openPost({ comments: [buildComment({ replyCount: 1, replies: [mine] })] });
    const held = server.defer('DELETE v1/square/comment/{id}');
    await tap(screen.getByRole('button', { name: '删除' }));
    await tap(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    expect(container.querySelector('[data-comment="901"] ul')).toBeNull();
    expect(screen.queryByRole('button', { name: /条回复/ })).toBeNull();
    held.answer(fail(code.notAllowed, '不能删除'));
    await tap(document.body);
    expect(screen.getByText('同感')).toBeInTheDocument();
  });

  it('a link to one asks for its page, lights it for two seconds, and offers all of them', async () => {
    const { container, server, pass, tap, address } = await openPost({ at: '/post/501?comment=901' });
    expect(server.callsTo(LIST)[0]?.query.focusId).toBe('901');
    const row = () => container.querySelector('[data-comment="901"]');
    expect(row()).toHaveAttribute('data-lit');
    await pass(2_000);
    expect(row()).not.toHaveAttribute('data-lit');
    await tap(screen.getByRole('button', { name: '查看全部评论' }));
    expect(address()).toBe('/post/501');
    expect(server.callsTo(LIST)[1]?.query.focusId).toBeUndefined();
  });
});

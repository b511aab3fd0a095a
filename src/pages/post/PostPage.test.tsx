import { act, fireEvent, screen, within } from '@testing-library/react';
import { code } from '@/contract/codes';
import type { Comment } from '@/contract/comment';
import type { Post } from '@/contract/post';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildGame } from '@/testing/builders/game';
import { buildAccount, buildUserCard } from '@/testing/builders/member';
import { buildComment, buildPost, buildReply } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';

const POST = 'GET v1/square/post/{id}';
const LIST = 'GET v1/square/post/{id}/comment/list';
const ADD = 'POST v1/square/post/{id}/comment';
const MINE = 'GET v1/square/comment/me';
const image = (number: number) => ({ url: `/media/${number}.png`, w: 800, h: 600 });
const me = buildUserCard({ id: 1, uid: '1001', name: '星河' });

interface Scene {
  at?: string;
  guest?: boolean;
  post?: object;
  comments?: Comment[];
  ports?: Partial<ReturnType<typeof createFakePorts>>;
}

async function open({
  at = '/post/501',
  guest = false,
  post = buildPost(),
  comments = [buildComment()],
  ports: over,
}: Scene = {}) {
  const ports = createFakePorts(over);
  const { server } = ports;
  server.reply(POST, post);
  server.reply(LIST, page(comments));
  server.reply('GET v1/square/config/list', page([{ key: 'commentMaxLength', value: '20' }]));
  server.reply('GET v1/square/sensitiveword/list', page([{ word: '加微信' }]));
  const shown = await renderApp(at, {
    ports: { server, fetch: server.fetch, ...over },
    ...(guest ? {} : { member: buildAccount() }),
  });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const address = () => {
    const { pathname, search } = selectPlace(shown.store.getState());
    return pathname + search;
  };
  return { ...shown, server, tap, address };
}

type World = Awaited<ReturnType<typeof open>>;
const opener = () => screen.getByRole('button', { name: /说点什么|草稿/ });
const field = () => screen.findByRole('textbox', { name: '评论内容' });

async function write(world: World, text: string, from = opener()) {
  await world.tap(from);
  await world.user.type(await field(), text);
  await world.pass(300);
}
const send = (world: World) => world.tap(screen.getByRole('button', { name: '发送' }));
const sentTo = ({ server }: World) => server.callsTo(ADD);

describe('a post', () => {
  it('shows who wrote it, its words, game, topics and counts', async () => {
    await open({ post: buildPost({ images: [image(1)], game: buildGame({ name: '云端猫岛' }), viewCount: 89_000 }) });
    expect(screen.getByRole('heading', { name: '第一次出海' })).toBeInTheDocument();
    expect(screen.getByText('风浪比想象中大。')).toBeInTheDocument();
    expect(screen.getByText('云端猫岛')).toBeInTheDocument();
    expect(screen.getByText(/8\.9万次浏览/)).toBeInTheDocument();
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
    const { container } = await open({
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
    await open({ at, post });
    expect(screen.getByText('这个帖子不在了')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^去/ })).toBeInTheDocument();
  });

  it('that did not load says why and tries again', async () => {
    const { server, tap } = await open({ post: status(403) });
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
    await open({ post: buildPost(over) });
    expect(screen.getByRole('button', { name: why })).toBeDisabled();
    if (over.auditNote) expect(screen.getByRole('note')).toHaveTextContent(over.auditNote);
    expect(screen.queryByRole('button', { name: '回复北辰' })).not.toBeInTheDocument();
  });
});

describe('the image viewer', () => {
  const images = [image(1), image(2), image(3)];

  it('opens at the picture that was tapped, turns, and closes by Back with the page still there', async () => {
    const { tap, ports, pass } = await open({ post: buildPost({ images }) });
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
    const { tap } = await open({ post: buildPost({ images: [{ url: 'javascript:alert(1)', w: 1, h: 1 }] }) });
    await tap(screen.getByRole('button', { name: '查看第 1 张图片，共 1 张' }));
    await screen.findByRole('dialog', { name: '查看图片' });
    expect(screen.queryByRole('link', { name: '保存图片' })).not.toBeInTheDocument();
  });
});

describe('comments', () => {
  it('are sorted and filtered by the address', async () => {
    const { tap, server, address } = await open();
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
    const { server, tap } = await open({ comments: [] });
    expect(screen.getByText('还没有评论，来抢沙发')).toBeInTheDocument();
    server.reply(LIST, status(403));
    await tap(screen.getByRole('button', { name: '最早' }));
    expect(screen.getByRole('alert')).toHaveTextContent('评论没有加载出来');
    expect(screen.getByRole('heading', { name: '第一次出海' })).toBeInTheDocument();
  });

  it('show the first replies, and all of them once asked for', async () => {
    const first = buildReply({ isAuthor: true, content: '马上补上' });
    const { tap, server } = await open({ comments: [buildComment({ replyCount: 2, replies: [first] })] });
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
    const { tap, server } = await open({ comments: [answered, alone] });
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

  it('a link to one asks for its page, lights it for two seconds, and offers all of them', async () => {
    const { container, server, pass, tap, address } = await open({ at: '/post/501?comment=901' });
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

describe('writing a comment', () => {
  it('is sent once however often one taps, shown at once, and the draft goes', async () => {
    const world = await open({ comments: [] });
    const held = world.server.defer(ADD);
    await write(world, '我来了');
    for (let taps = 0; taps < 5; taps += 1) await send(world);
    expect(sentTo(world).map(({ form }) => form.content)).toEqual(['我来了']);
    held.answer(buildComment({ id: 950, content: '我来了', author: me, auditState: 'pending' }));
    await world.pass();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('我来了')).toBeInTheDocument();
    expect(screen.getByText('审核中')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '评论 2' })).toBeInTheDocument();
    expect(opener()).toHaveTextContent('说点什么');
  });

  it('a reply quotes whom it answers and stands under them', async () => {
    const world = await open();
    world.server.reply(ADD, buildComment({ id: 951, content: '同去', author: me }));
    await write(world, '同去', screen.getByRole('button', { name: '回复北辰' }));
    expect(screen.getByRole('dialog', { name: '回复 北辰' })).toHaveTextContent('北辰：下次一起');
    await send(world);
    expect(sentTo(world)[0]?.form).toMatchObject({ content: '同去', replyCommentId: '901' });
    expect(screen.getByText('同去').closest('li')).toHaveAttribute('data-comment', '951');
  });

  it('keeps a draft for each target, over a closed sheet and a reload', async () => {
    const world = await open();
    await write(world, '帖子的');
    await act(() => world.ports.history.back());
    await world.pass();
    await write(world, '回复的', screen.getByRole('button', { name: '回复北辰' }));
    await act(() => world.ports.history.back());
    await world.pass();
    expect(opener()).toHaveTextContent('[草稿] 帖子的');
    world.unmount();
    const again = await open({ ports: { local: world.ports.local } });
    expect(opener()).toHaveTextContent('[草稿] 帖子的');
    await again.tap(screen.getByRole('button', { name: '回复北辰' }));
    expect(await field()).toHaveValue('回复的');
  });

  it('hints at listed words, counts against the operator’s limit, and leaves the decision to the server', async () => {
    const world = await open();
    world.server.reply(ADD, fail(code.sensitiveWord, '含有敏感词', { words: ['刷单'] }));
    await write(world, '加微信刷单');
    const sheet = screen.getByRole('dialog');
    expect(sheet).toHaveTextContent('可能含有不合适的词：加微信');
    expect(sheet).toHaveTextContent('5/20');
    await send(world);
    expect(sheet).toHaveTextContent('含有不能发布的词：刷单');
    expect(sheet.querySelector('mark')).toHaveTextContent('刷单');
    expect(await field()).toHaveValue('加微信刷单');
    await world.user.type(await field(), '很长'.repeat(10));
    expect(sheet).toHaveTextContent('最多 20 个字');
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
  });

  it('a lost answer is looked for before anything is sent again: there it is', async () => {
    const world = await open({ comments: [] });
    world.server.reply(ADD, new Error('lost'));
    await write(world, '我来了');
    await send(world);
    expect(screen.getByRole('dialog')).toHaveTextContent('正在确认');
    await send(world);
    world.server.reply(
      MINE,
      page([buildComment({ id: 950, content: '我来了', author: me, createTime: FAKE_NOW + 500 })]),
    );
    await world.pass(1_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([screen.getByText('我来了'), sentTo(world).length]).toEqual([expect.anything(), 1]);
  });

  it('a lost answer is looked for before anything is sent again: it is not there', async () => {
    const world = await open({ comments: [] });
    world.server.reply(ADD, status(504));
    world.server.reply(MINE, page([]));
    await write(world, '我来了');
    await send(world);
    await world.pass(1_000);
    expect(screen.getByRole('dialog')).toHaveTextContent('可以再发一次');
    world.server.reply(ADD, buildComment({ id: 950, content: '我来了', author: me }));
    await send(world);
    expect(sentTo(world)).toHaveLength(2);
    expect(screen.getByText('我来了')).toBeInTheDocument();
  });

  it('a reload in the middle of sending looks too, and sends nothing by itself', async () => {
    const world = await open({ comments: [] });
    world.server.defer(ADD);
    await write(world, '我来了');
    await send(world);
    world.unmount();
    const again = await open({ comments: [], ports: { local: world.ports.local } });
    again.server.reply(MINE, page([]));
    await again.tap(opener());
    expect(await screen.findByRole('dialog')).toHaveTextContent('正在确认');
    await again.pass(1_000);
    expect(screen.getByRole('dialog')).toHaveTextContent('可以再发一次');
    expect(sentTo(again)).toHaveLength(0);
  });

  it('C5: a guest writes, is sent to login, and the draft waits', async () => {
    const world = await open({ guest: true });
    await write(world, '游客写的');
    await send(world);
    expect(world.address()).toBe('/login');
    expect(sentTo(world)).toHaveLength(0);
    expect(world.ports.local.read('plaza:drafts:')).toContain('游客写的');
  });

  it('D4: code 2 while sending keeps what was written', async () => {
    const world = await open();
    world.server.reply(ADD, fail(2, '登录已失效'));
    await write(world, '别丢了');
    await send(world);
    expect(world.address()).toBe('/login');
    expect(world.ports.local.read('plaza:drafts:1001')).toContain('别丢了');
  });
});

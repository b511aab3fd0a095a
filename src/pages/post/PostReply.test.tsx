import { act, screen } from '@testing-library/react';
import { code } from '@/contract/codes';
import { letMotionLast } from '@/testing/browserGaps';
import { buildComment } from '@/testing/builders/square';
import { fail, page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { ADD, field, MINE, me, opener, openPost, send, sentTo, write } from '@/testing/openPost';

describe('writing a comment', () => {
  it('is sent once however often one taps, shown at once, and the draft goes', async () => {
    const world = await openPost({ comments: [] });
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

  it('stands in its sheet while that closes', async () => {
    const world = await openPost({ comments: [] });
    world.server.reply(ADD, buildComment({ id: 950, content: '我来了', author: me }));
    await write(world, '我来了');
    const sheet = await field();
    const end = letMotionLast();
    await send(world);
    expect(world.store.getState().overlays.stack).toEqual([]);
    expect(sheet).toBeInTheDocument();
    expect(sheet).toHaveValue('我来了');
    end();
  });

  it('a reply quotes whom it answers and stands under them', async () => {
    const world = await openPost();
    world.server.reply(ADD, buildComment({ id: 951, content: '同去', author: me }));
    await write(world, '同去', screen.getByRole('button', { name: '回复北辰' }));
    expect(screen.getByRole('dialog', { name: '回复 北辰' })).toHaveTextContent('北辰：下次一起');
    await send(world);
    expect(sentTo(world)[0]?.form).toMatchObject({ content: '同去', replyCommentId: '901' });
    expect(screen.getByText('同去').closest('li')).toHaveAttribute('data-comment', '951');
  });

  it('keeps a draft for each target, over a closed sheet and a reload', async () => {
    const world = await openPost();
    await write(world, '帖子的');
    await act(() => world.ports.history.back());
    await world.pass();
    await write(world, '回复的', screen.getByRole('button', { name: '回复北辰' }));
    await act(() => world.ports.history.back());
    await world.pass();
    expect(opener()).toHaveTextContent('[草稿] 帖子的');
    world.unmount();
    const again = await openPost({ ports: { local: world.ports.local } });
    expect(opener()).toHaveTextContent('[草稿] 帖子的');
    await again.tap(screen.getByRole('button', { name: '回复北辰' }));
    expect(await field()).toHaveValue('回复的');
  });

  it('hints at listed words, counts against the operator’s limit, and leaves the decision to the server', async () => {
    const world = await openPost();
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
    expect(screen.getByRole('button', { name: '发送' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a lost answer is looked for before anything is sent again: there it is', async () => {
    const world = await openPost({ comments: [] });
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
    const world = await openPost({ comments: [] });
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
    const world = await openPost({ comments: [] });
    world.server.defer(ADD);
    await write(world, '我来了');
    await send(world);
    world.unmount();
    const again = await openPost({ comments: [], ports: { local: world.ports.local } });
    again.server.reply(MINE, page([]));
    await again.tap(opener());
    expect(await screen.findByRole('dialog')).toHaveTextContent('正在确认');
    await again.pass(1_000);
    expect(screen.getByRole('dialog')).toHaveTextContent('可以再发一次');
    expect(sentTo(again)).toHaveLength(0);
  });

  it('C5: a guest writes, is sent to login, and the draft waits', async () => {
    const world = await openPost({ guest: true });
    await write(world, '游客写的');
    await send(world);
    expect(world.address()).toBe('/login');
    expect(sentTo(world)).toHaveLength(0);
    expect(world.ports.local.read('plaza:drafts:')).toContain('游客写的');
  });

  it('D4: code 2 while sending keeps what was written', async () => {
    const world = await openPost();
    world.server.reply(ADD, fail(2, '登录已失效'));
    await write(world, '别丢了');
    await send(world);
    expect(world.address()).toBe('/login');
    expect(world.ports.local.read('plaza:drafts:1001')).toContain('别丢了');
  });
});

import '@/app/replay/allEndpoints';
import { moneyApi } from '@/api/moneyApi';
import { publishApi } from '@/api/publishApi';
import { squareApi } from '@/api/squareApi';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { actionsText, liftedText } from '@/app/replay/toDevTools';
import { allRoutes } from '@/app/routes/allRoutes';
import { bootEvents } from '@/features/boot/bootSlice';
import { pictureEvents } from '@/features/pictures/picturesSlice';
import { publishEvents } from '@/features/publish/publishSlice';
import { commentEvents } from '@/features/square/comments/commentsSlice';
import { replyEvents } from '@/features/square/comments/replySlice';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import { formEvents } from '@/shell/forms/formsSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { buildAccount, buildUserCard } from '@/testing/builders/member';
import { buildLedgerEntry, buildOrder, buildPayInfo } from '@/testing/builders/money';
import { buildComment, buildPost } from '@/testing/builders/square';
import { ok, page } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { exportSession } from './exportSession';

const where = { id: 's', build: 'b', utcOffset: 480, viewport: [375, 812], lang: 'zh-CN', reason: 'test' } as const;

/** What a member made in one visit; each of them leads back to the member. */
const post = 730_174;
const comment = 730_275;
const picture = 730_376;
const line = 730_477;
const quoted = 730_578;
const order = 'R20261120001QXZ';
const words = '我今天写了一篇很长很长的帖子给大家看看';
const said = '这是我写下的一条很长很长很长的评论呀';
const made = { post, comment, picture, line, quoted, order, words, said };

const member = buildAccount({
  uid: '77120045',
  name: '一只独特的昵称',
  loginName: 'unique_login',
  token: 'tok_9f3a7c',
});
const author = buildUserCard({ id: 77_120_045, uid: member.uid, name: member.name });

/** A visit in which a member posts, comments and buys, and looks at all of it again. */
async function visit() {
  const scene = await createTestStore({ member, routes: allRoutes });
  const { store, ports } = scene;
  const { server } = ports;
  const own = buildPost({ id: post, content: words, author, quote: { ...buildPost({ id: quoted }), gone: false } });
  const written = buildComment({ id: comment, postId: post, content: said, author });
  server.reply('POST v1/square/post', own);
  server.reply('GET v1/square/post/me', page([own], { lastId: post, asOf: post }));
  server.reply('GET v1/square/post/{id}', own);
  server.reply('GET v1/square/post/{id}/comment/list', page([written], { lastId: comment }));
  server.reply('POST v1/square/post/{id}/comment', written);
  server.reply('POST v1/square/post/{id}/like', { liked: true, likeCount: 1 });
  server.reply('DELETE v1/square/comment/{id}', ok());
  server.reply('POST order/payInfo', buildPayInfo({ orderId: order, payUrl: `https://pay.example/${order}` }));
  server.reply('POST user/center/coin/order', ok(buildOrder({ orderId: order })));
  server.reply('POST user/center/coin/all', page([buildLedgerEntry({ id: line })], { lastId: line }));
  store.dispatch(bootEvents.started());
  await ports.clock.advance(2_000);
  const { dispatch } = store;
  const sent = { title: '', content: words, tagIds: [], imageIds: [picture], quoteId: quoted };
  const requestId = '0b6c1f9e-6a0e-4a53-9d1e-0d3c7a5b9f10';
  dispatch(
    pictureEvents.restored({
      form: 'post:new',
      images: [{ id: picture, url: `/media/uploads/${picture}.jpg`, w: 1, h: 1 }],
    }),
  );
  dispatch(pictureEvents.moved({ key: `kept-${picture}`, to: 0 }));
  dispatch(publishEvents.submitted());
  dispatch(publishEvents.sentOff({ intent: { requestId, sentAt: ports.clock.now(), post: sent } }));
  await dispatch(publishApi.endpoints.publishPost.initiate({ ...sent, requestId }));
  dispatch(publishEvents.published({ postId: post, pending: false }));
  await dispatch(squareApi.endpoints.ownPosts.initiate());
  dispatch(navigationEvents.asked({ to: `/post/${post}?comment=${comment}`, how: 'push' }));
  await ports.clock.advance(1_000);
  await dispatch(squareApi.endpoints.post.initiate({ id: post }));
  await dispatch(squareApi.endpoints.commentList.initiate({ id: post, focusId: comment }));
  const target = { postId: post, comment: { id: comment, threadId: comment, name: member.name, content: said } };
  dispatch(formEvents.drafted({ form: `comment:${post}:${comment}`, draft: { content: said } }));
  dispatch(replyEvents.submitted({ target, content: said, sentAt: ports.clock.now() }));
  await dispatch(squareApi.endpoints.addComment.initiate({ id: post, content: said, replyCommentId: comment }));
  dispatch(replyEvents.accepted({ target, comment: written }));
  dispatch(commentEvents.pointedAt({ id: comment }));
  dispatch(wishEvents.tapped({ target: { kind: 'like', of: 'post', id: post }, want: true }));
  dispatch(wishEvents.tapped({ target: { kind: 'delete', of: 'comment', id: comment, postId: post }, want: true }));
  dispatch(overlayEvents.opened({ kind: 'post-menu', data: { id: post, author: { id: 1, uid: '1', name: 'x' } } }));
  dispatch(overlayEvents.opened({ kind: 'report', data: { kind: 'comment', id: comment } }));
  await dispatch(moneyApi.endpoints.payInfo.initiate({ kind: 'recharge', productId: 3, payType: 'wechat', requestId }));
  await dispatch(moneyApi.endpoints.ledger.initiate({ uid: member.uid }));
  await ports.clock.advance(2_000);
  return scene;
}

async function exported() {
  const { ports } = await visit();
  const done = await exportSession(ports.tape, where);
  if (!done.ok) throw new Error(JSON.stringify(done.leaks.slice(0, 8)));
  return done;
}

describe('what a member made', () => {
  it('R12: no id and no text of it stands in a file of any shape', async () => {
    const { file, text } = await exported();
    expect(file.header.redaction).toBe('allow-list-2');
    for (const [shape, output] of Object.entries({ text, lifted: liftedText(file), actions: actionsText(file) }))
      for (const [what, value] of Object.entries(made)) {
        const at = output.indexOf(String(value));
        expect(`${what} in ${shape}: ${at < 0 ? 'nowhere' : output.slice(at - 60, at + 40)}`).toMatch(/: nowhere$/);
      }
  });

  it('R12: is the same thing everywhere in it: the page, the calls, the wishes and the state are about one post', async () => {
    const { text } = await exported();
    const read = readSessionFile(text);
    if (!read.ok) throw new Error(read.text);
    const { states, divergence } = await replayFile(read.file);
    expect(divergence).toBeUndefined();
    expect(read.file.live?.filter(({ agrees }) => !agrees)).toEqual([]);
    const end = states.at(-1);
    const { pathname, params, search } = end?.navigation.place ?? {};
    const [, id] = /^\/post\/(9\d{8})$/.exec(pathname ?? '') ?? [];
    expect(params).toEqual({ id });
    const [, focus] = /comment=(\d+)/.exec(search ?? '') ?? [];
    expect(Object.keys(end?.api.queries ?? {})).toEqual(
      expect.arrayContaining([`post({"id":${id}})`, `commentList({"focusId":${focus},"id":${id}})`]),
    );
    expect(end?.publish).toMatchObject({ at: 'sent', postId: Number(id) });
    const drafted = read.file.entries.findLast(({ a }) => a.type === 'forms/drafted');
    expect(drafted?.a.payload).toMatchObject({ form: `comment:${id}:${focus}` });
    const pointed = read.file.entries.findLast(({ a }) => a.type === 'comments/pointedAt');
    expect(pointed?.a.payload).toEqual({ id: Number(focus) });
  });

  it('R12: an id that some rule lets through by which anybody finds it means no file', async () => {
    const { ports } = await visit();
    const action = { type: 'overlays/opened', payload: { kind: 'external', data: { url: 'x' }, search: '' } };
    ports.tape.entries.push({ action, at: ports.clock.now() });
    expect((await exportSession(ports.tape, where)).ok).toBe(true);
    const sneaked = { type: 'squareView/newsFound', payload: { key: `at /post/${post}` } };
    ports.tape.entries.push({ action: sneaked, at: ports.clock.now() });
    const refused = await exportSession(ports.tape, where);
    const leaks = refused.ok ? [] : refused.leaks;
    expect(new Set(leaks.map(({ kind }) => kind))).toEqual(new Set(['way']));
    expect(JSON.stringify(refused)).not.toContain(String(post));
  });
});

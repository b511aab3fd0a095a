import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { makeStaff } from '@server/desk/testing/staff';
import { setStock } from '@server/gifts/stock';
import { stageBalance } from '@server/money/stage';
import { encodeForm } from '@server/testing/encodeForm';
import { makeMember } from '@server/testing/members';
import { newMember, type TestMember } from '@server/testing/square';
import type { TestServer } from '@server/testing/testServer';
import { smsCodeFor } from '@server/testing/visitors';
import { buildWorld } from '@server/testing/walk/world';
import sharp from 'sharp';
import { accountCalls } from '@/contract/calls/account';
import { activityCalls } from '@/contract/calls/activity';
import { checkinCalls } from '@/contract/calls/checkin';
import { gameCalls } from '@/contract/calls/game';
import { giftCalls } from '@/contract/calls/gift';
import { moneyCalls } from '@/contract/calls/money';
import { peopleCalls } from '@/contract/calls/people';
import { privacyCalls } from '@/contract/calls/privacy';
import { publishingCalls } from '@/contract/calls/publishing';
import { readingCalls } from '@/contract/calls/reading';
import { reviewCalls } from '@/contract/calls/review';
import { squareCalls } from '@/contract/calls/square';
import { supportCalls } from '@/contract/calls/support';
import { userCalls } from '@/contract/calls/user';
import { welfareCalls } from '@/contract/calls/welfare';

/** What belongs to the member whose things nobody else may see or touch, by the names the table uses. */
export interface World {
  owner: TestMember;
  stranger: TestMember;
  phone: string;
  orderId: string;
  postId: number;
  /** Written, not yet approved. */
  heldPostId: number;
  commentId: number;
  bookCommentId: number;
  reviewId: number;
  uploadId: number;
  sessionId: number;
  messageId: number;
  letterId: number;
  /** A nickname of the owner that was not let through. */
  removalId: number;
  /** A text that the owner agreed to. */
  consentVersion: string;
  giftId: number;
  tagId: number;
  /** A game, a chapter and a film that the owner has paid for. */
  game: { id: number; price: number };
  bookId: number;
  chapter: { id: number; price: number };
  film: { id: number; price: number };
  activityId: number;
  /** Texts that nobody but the owner may be answered. */
  secrets: Readonly<Record<string, string>>;
}

const DEVICE_SECRET = 'phone-of-the-owner-4711';
const REQUEST_SECRET = 'intent-of-the-owner-4711';
/** The owner's id of an intent. */
export const requestIdOf = (thing: string) => `${REQUEST_SECRET}-${thing}`;
const MESSAGE_SECRET = '只写给本人的话4711';

/** Fills the database with a little of everything, and a first member to be followed and blocked. */
export async function seedWorld(ctx: ServerContext): Promise<void> {
  const { database, ids } = ctx;
  await makeMember(database.db);
  await buildWorld(ctx);
  await withTx(database.db, async (tx) => {
    await setStock(tx, ids, 1, 20);
    await tx.updateTable('activities').set({ condition: 'phone' }).execute();
    await tx.insertInto('homeSections').values({ type: 'hotGames', title: '热门', more: null }).execute();
  });
}

async function picture(server: TestServer, who: TestMember): Promise<{ id: number; url: string }> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3a7bd5' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
  const { contentType, payload } = await encodeForm(form);
  const answer = await server.raw({
    method: 'POST',
    url: '/api/v1/square/upload',
    headers: { uid: who.uid, token: who.token, 'content-type': contentType },
    payload,
  });
  return answer.json<{ data: { id: number; url: string } }>().data;
}

async function bought(server: TestServer, owner: TestMember) {
  const { db } = server.ctx.database;
  const { id: gameId, buyAmount } = await db
    .selectFrom('games')
    .select(['id', 'buyAmount'])
    .where('buyAmount', '>', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const game = { id: gameId, price: buyAmount };
  const chapter = await db
    .selectFrom('chapters as c')
    .innerJoin('books as b', 'b.id', 'c.bookId')
    .where('c.pay', '=', 'coin')
    .where('b.adult', '=', false)
    .select(['c.id', 'c.bookId', 'c.price'])
    .orderBy('c.id')
    .executeTakeFirstOrThrow();
  const film = await db
    .selectFrom('welfareItems')
    .select(['id', 'price'])
    .where('pay', '=', 'coin')
    .executeTakeFirstOrThrow();
  const intent = (thing: string, price: number) => ({ expectPrice: price, requestId: requestIdOf(thing) });
  await server.get(gameCalls.download, { id: game.id, platformType: 1, ...intent('game', game.price) }, owner);
  const path = { id: chapter.bookId, cid: chapter.id };
  await server.get(readingCalls.unlockChapter, { ...path, ...intent('chapter', chapter.price) }, owner);
  await server.get(welfareCalls.unlockWelfare, { id: film.id, ...intent('film', film.price) }, owner);
  await server.get(welfareCalls.saveWelfareSecond, { id: film.id, second: 3 }, owner);
  const place = { id: chapter.bookId, chapterId: chapter.id, page: 1, offset: 0, total: 6, baseVersion: 0 };
  await server.get(readingCalls.savePlace, { ...place, device: DEVICE_SECRET }, owner);
  await server.get(readingCalls.subscribe, { id: chapter.bookId }, owner);
  return { game, chapter, film, bookId: chapter.bookId };
}

/** A nickname of a member that somebody at the desk did not let through. */
async function makeRemoval(server: TestServer, userId: number): Promise<number> {
  const { db } = server.ctx.database;
  const at = new Date(server.ctx.clock.now());
  const { id: decidedBy } = await makeStaff(server, 'moderator');
  const { id } = await db
    .insertInto('moderationItems')
    .values({
      ...{
        kind: 'name',
        targetId: userId,
        authorId: userId,
        openedAt: at,
        lastAt: at,
        before: JSON.stringify({ name: '星钻官方' }),
      },
      ...{ decision: 'removed', decidedAt: at, decidedBy, settledAt: at, reason: '冒充官方' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A member who has one of everything, and another who has nothing of it. */
export async function makeWorld(server: TestServer): Promise<World> {
  const { db } = server.ctx.database;
  const owner = await newMember(server);
  const stranger = await newMember(server);
  const { ids, clock } = server.ctx;
  for (const { id: userId } of [owner, stranger]) {
    await withTx(db, (tx) => stageBalance(tx, { userId, coins: 9_000, ids, now: clock.now() }));
  }
  const phone = '13912344711';
  await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, owner);
  await server.get(userCalls.login, { loginName: owner.loginName, password: 'passw0rd', agreed: true });
  const { given } = await server.get(privacyCalls.consents, {}, owner);
  const sessions = await server.get(accountCalls.sessionList, {}, owner);

  const things = await bought(server, owner);
  const products = await server.get(moneyCalls.coinProducts, {}, owner);
  const order = {
    kind: 'recharge',
    productId: products.products[0]?.id ?? 0,
    payType: 'alipay',
    requestId: requestIdOf('order'),
  } as const;
  const { orderId } = await server.get(moneyCalls.payInfo, order, owner);
  const { id: giftId } = await db
    .selectFrom('giftPacks')
    .select('id')
    .where('remaining', '>', 3)
    .where('claimEnd', '>', new Date(server.ctx.clock.now()))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const gift = await server.ask(giftCalls.claimGift, { id: giftId, requestId: requestIdOf('gift') }, owner);

  const tags = await server.get(squareCalls.tagList, {});
  const tagId = tags[0]?.id ?? 0;
  const loose = await picture(server, owner);
  const written = (content: string, key: string) => ({ content, tagIds: [tagId], requestId: requestIdOf(key) });
  const post = await server.get(publishingCalls.publishPost, written('今天钓到了一条会飞的鱼', 'post'), owner);
  const held = await server.get(publishingCalls.publishPost, written('只有作者看得到的草稿4711', 'held'), owner);
  await db.updateTable('posts').set({ auditState: 'pending' }).where('id', '=', held.id).execute();
  const comment = await server.get(squareCalls.addComment, { id: post.id, content: '自己坐沙发' }, owner);
  const bookComment = await server.get(
    readingCalls.addBookComment,
    { id: things.bookId, content: '这一话真好看' },
    owner,
  );
  const review = await server.get(
    reviewCalls.saveReview,
    { id: things.game.id, score: 4, content: '自己写的评价' },
    owner,
  );
  const message = { title: '私信', content: MESSAGE_SECRET, targetUserId: owner.id, link: null };
  const { id: messageId } = await db
    .insertInto('messages')
    .values({ ...message, createdAt: new Date(server.ctx.clock.now()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.get(checkinCalls.signIn, { requestId: requestIdOf('sign') }, owner);
  const said = { kind: 'bug', content: '反馈4711反馈反馈', contact: phone } as const;
  const { letterId } = await server.get(supportCalls.feedback, said, owner);
  const removalId = await makeRemoval(server, owner.id);
  await server.get(peopleCalls.block, { id: 1 }, owner);
  const { records } = await server.get(activityCalls.activityList, {}, owner);

  return {
    owner,
    stranger,
    phone,
    orderId,
    postId: post.id,
    heldPostId: held.id,
    commentId: comment.id,
    bookCommentId: bookComment.id,
    reviewId: review.id,
    uploadId: loose.id,
    sessionId: sessions.find(({ current }) => !current)?.id ?? 0,
    messageId,
    letterId: letterId ?? 0,
    removalId,
    consentVersion: given[0]?.version ?? '',
    giftId,
    tagId,
    ...things,
    activityId: records[0]?.id ?? 0,
    secrets: {
      phone,
      token: owner.token,
      'login name': owner.loginName ?? '',
      order: orderId,
      'gift code': (gift.data as { code?: string } | null)?.code ?? 'no code',
      device: DEVICE_SECRET,
      message: MESSAGE_SECRET,
      'held post': '只有作者看得到的草稿4711',
      upload: loose.url,
      request: REQUEST_SECRET,
      feedback: '反馈4711反馈反馈',
    },
  };
}

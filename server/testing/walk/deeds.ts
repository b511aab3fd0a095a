import { businessDate } from '@server/businessDay';
import type { Rng } from '@server/random';

/** What a deed may need to know: its dice and the time. */
export interface Scene {
  r: Rng;
  now: number;
  /** The newest: they are numbered anew when one is taken back and written again. */
  reviews: readonly unknown[];
}

type Input = Record<string, unknown>;

const DAY_MS = 86_400_000;
const VIP_PRICES = [300, 780, 2680] as const;
const CHAPTER_PRICE = 3;
/** One in so many prices is not the one in force. */
const WRONG_PRICE = 0.1;

const idUpTo =
  (most: number) =>
  ({ r }: Scene): Input => ({ id: r.i(1, most) });
/** Few enough that requests meet: the same intent twice, and one intent for two things. */
const requestId = ({ r }: Scene): string => `request-${r.i(1, 12)}`;
const intent =
  (most: number) =>
  (scene: Scene): Input => ({ id: scene.r.i(1, most), requestId: requestId(scene) });
const seen = ({ r }: Scene, price: number): number => (r.b(WRONG_PRICE) ? price + 1 : price);
const words = ({ r }: Scene): string =>
  r.pick(['写得真好，一口气看完了，期待下一次更新', '第一次来这里，请大家多多关照，晚安']);

const POSTS = 5;
const COMMENTS = 8;
const PEOPLE = 7;
const NO_REVIEW = 99_999;
const review = ({ r, reviews }: Scene): Input => ({ id: r.pick(reviews) ?? NO_REVIEW });

/** Calls by name, with what a member sends: the things that pay, cost, run out or are counted. */
export const deeds: Readonly<Record<string, (scene: Scene) => Input>> = {
  signIn: (scene) => ({ requestId: requestId(scene) }),
  makeUp: (scene) => ({
    day: businessDate(scene.now - scene.r.i(0, 4) * DAY_MS),
    requestId: requestId(scene),
    expectPrice: seen(scene, 2),
  }),
  claimTask: intent(9),
  claimGift: intent(4),
  joinActivity: intent(2),
  drawActivity: intent(2),
  claimActivityReward: (scene) => {
    const { id, requestId } = intent(2)(scene);
    // Two of each; now and then one of another activity.
    return { id, requestId, rid: scene.r.b(0.1) ? scene.r.i(1, 4) : Number(id) * 2 - scene.r.i(0, 1) };
  },
  vipOpen: (scene) => {
    const plan = scene.r.i(0, 2);
    const expectPrice = seen(scene, VIP_PRICES[plan] ?? 0);
    return { planId: plan + 1, payType: 'coin', expectPrice, requestId: requestId(scene) };
  },
  payInfo: (scene) => ({
    kind: scene.r.pick(['recharge', 'vip']),
    productId: scene.r.i(1, 4),
    payType: 'alipay',
    requestId: requestId(scene),
  }),
  download: (scene) => ({
    id: scene.r.i(1, 3),
    platformType: 1,
    requestId: requestId(scene),
    expectPrice: scene.r.pick([0, 12, 9]),
  }),
  unlockChapter: (scene) => ({
    id: 1,
    cid: scene.r.i(3, 7),
    expectPrice: seen(scene, CHAPTER_PRICE),
    requestId: requestId(scene),
  }),
  unlockChapters: (scene) => {
    const chapterIds = [scene.r.i(4, 5), scene.r.i(6, 7)];
    return { id: 1, chapterIds, expectPrice: seen(scene, 2 * CHAPTER_PRICE), requestId: requestId(scene) };
  },
  setAutobuy: ({ r }) => ({ id: r.i(1, 2), on: r.b() }),
  unlockWelfare: (scene) => ({ ...intent(3)(scene), expectPrice: seen(scene, 5) }),
  likeWelfare: idUpTo(3),
  unlikeWelfare: idUpTo(3),
  saveWelfareSecond: ({ r }) => ({ id: r.i(1, 3), second: r.i(0, 25) }),
  savePlace: ({ r }) => ({
    id: 1,
    chapterId: r.i(1, 9),
    page: r.i(0, 5),
    offset: 0,
    total: 6,
    baseVersion: r.i(0, 2),
    force: r.b(),
  }),
  mergeHistory: ({ r, now }) => ({
    entries: [{ bookId: r.i(1, 2), chapterId: r.i(1, 9), page: 1, offset: 0, total: 6, updateTime: now - 1000 }],
  }),
  deleteHistory: ({ r }) => ({ bookId: r.i(1, 2), places: r.b() }),
  restoreHistory: ({ r }) => ({ bookIds: [r.i(1, 2)] }),
  clearHistory: ({ r }) => ({ keepSubscribed: r.b(), places: r.b(0.2) }),
  subscribe: idUpTo(3),
  unsubscribe: idUpTo(3),
  seenSubscriptions: () => ({}),
  addBookComment: (scene) => ({
    id: 1,
    content: words(scene),
    ...(scene.r.b() && { chapterId: scene.r.i(1, 3) }),
  }),
  saveReview: (scene) => ({
    id: scene.r.pick([1, 1, 2, 3]),
    score: scene.r.i(1, 5),
    content: scene.r.b(0.8) ? words(scene) : '',
  }),
  findHelpful: review,
  unfindHelpful: review,
  wishGame: idUpTo(3),
  unwishGame: idUpTo(3),
  publishPost: (scene) => ({ content: words(scene), tagIds: [1], requestId: requestId(scene) }),
  hidePost: idUpTo(POSTS),
  unhidePost: idUpTo(POSTS),
  likePost: idUpTo(POSTS),
  unlikePost: idUpTo(POSTS),
  addComment: (scene) => ({
    id: scene.r.i(1, POSTS),
    content: words(scene),
    ...(scene.r.b() && { replyCommentId: scene.r.i(1, COMMENTS) }),
  }),
  likeComment: idUpTo(COMMENTS),
  unlikeComment: idUpTo(COMMENTS),
  follow: idUpTo(PEOPLE),
  unfollow: idUpTo(PEOPLE),
  block: idUpTo(PEOPLE),
  unblock: idUpTo(PEOPLE),
  report: ({ r }) => ({ kind: r.pick(['post', 'comment', 'user', 'review']), id: r.i(1, 6), reason: 'spam' }),
  faqVote: ({ r }) => ({ id: r.i(1, 2), helpful: r.b(), deviceID: `device-${r.i(1, 3)}` }),
  readMessages: ({ r }) => (r.b() ? { all: true } : { ids: [r.i(1, 6)] }),
  deleteMessage: idUpTo(6),
  updateInfo: ({ r }) => ({ name: `名字${r.i(1, 9)}`, intro: '你好' }),
  savePage: ({ r }) => ({ cover: 'scene-1', hides: r.b() ? ['games'] : [] }),
};

/** Calls that take back by its id what another call made, mostly by whoever made it. */
export const undoings: Readonly<Record<string, string>> = {
  closeOrder: 'payInfo',
  deletePost: 'publishPost',
  deleteComment: 'addComment',
  deleteBookComment: 'addBookComment',
  deleteReview: 'saveReview',
};

/** What a walk wants more of than its share: where something can go wrong for money. */
export const dearDeeds = [
  'signIn',
  'claimTask',
  'claimGift',
  'joinActivity',
  'drawActivity',
  'claimActivityReward',
  'vipOpen',
  'payInfo',
  'download',
  'unlockChapter',
  'unlockChapters',
  'unlockWelfare',
  'likePost',
  'addComment',
  'publishPost',
  'saveReview',
] as const;

/** Members' calls that change something and are not walked, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  bind: 'walked as binding a phone, with its code',
  deleteAccount: 'walked as leaving',
  keepAccount: 'a login comes before it; leaving has a test of its own',
  agree: 'moves nothing that is counted',
  askCopy: 'moves nothing that is counted',
  fetchCopy: 'reads',
  ownCopy: 'reads',
  consents: 'reads',
  realName: 'reads',
  checkRealName: 'moves nothing that is counted',
  consentText: 'reads',
  uploadImage: 'multipart; the uploads have a test of their own',
  uploadLetterPicture: 'multipart; pictures of letters have a test of their own',
  uploadAvatar: 'multipart',
  changePassword: 'moves nothing that is counted',
  revokeSession: 'moves nothing that is counted',
  setNotice: 'moves nothing that is counted',
  askInvoice: 'moves no money; invoices have a test of their own',
  replyLetter: 'needs an answer of the staff; letters have a test of their own',
  rateLetter: 'needs an answer of the staff',
  appeal: 'needs a decision of the staff; moderation has a test of its own',
  removal: 'reads',
  chaptersPrice: 'reads',
  ownGames: 'reads',
  shelfCounts: 'reads',
  standing: 'reads',
  ledger: 'reads',
  ledgerMonths: 'reads',
  order: 'reads',
  ownOrder: 'reads',
  orders: 'reads',
  messages: 'reads',
  letter: 'reads',
  letterList: 'reads',
  unread: 'reads',
  me: 'reads',
};

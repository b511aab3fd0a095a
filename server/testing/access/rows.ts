import { requestIdOf, type World } from './world';

/** What a call answers to three people, given the owner's things; `input` is what all of them send. */
export interface Row {
  input?: (world: World) => Record<string, unknown>;
  /** Code for a guest; 0 where the call is public, else code 2 (see `access`). */
  guest?: number;
  /** Code for another member; 0 where it works on one's own things alone or on public ones. */
  stranger?: number;
  /** Code for the owner: 0, so that a refusal of the others is not one of everybody. */
  owner?: number;
}

const page = () => ({ currentPage: 1, pageSize: 50 });
const post = ({ postId: id }: World) => ({ id });
const held = ({ heldPostId: id }: World) => ({ id });
const comment = ({ commentId: id }: World) => ({ id });
const game = ({ game: { id } }: World) => ({ id });
const review = ({ reviewId: id }: World) => ({ id });
const person = ({ owner: { id } }: World) => ({ id });
const book = ({ bookId: id }: World) => ({ id });
const film = ({ film: { id } }: World) => ({ id });
const order = ({ orderId }: World) => ({ orderId });
const letter = ({ letterId: id }: World) => ({ id });
const removal = ({ removalId: id }: World) => ({ id });
const activity = ({ activityId: id }: World) => ({ id });
const chapter = ({ bookId, chapter: { id } }: World) => ({ id: bookId, cid: id });
const asOwner = ({ owner: { uid } }: World) => ({ uid });
/** Under the id of an intent of the owner's. */
const intent = (thing: string) => ({ requestId: requestIdOf(thing) });
const badParameter = 1001;
const notFound = 1002;
const notAllowed = 1006;

/** The square: what is held back is there for nobody but who wrote it; what is shown is changed by who wrote it. */
const square: Record<string, Row> = {
  tagList: {},
  postList: { input: ({ owner: { id } }) => ({ ...page(), userId: id }) },
  post: { input: held, guest: notFound, stranger: notFound },
  ownPosts: { input: page },
  followedPosts: { input: page },
  likePost: { input: held, stranger: notFound },
  unlikePost: { input: post },
  deletePost: { input: post, stranger: notAllowed },
  likeComment: { input: comment },
  unlikeComment: { input: comment },
  deleteComment: { input: comment, stranger: notAllowed },
  addComment: { input: ({ heldPostId: id }) => ({ id, content: '我也来说一句' }), stranger: notFound },
  commentList: { input: held, guest: notFound, stranger: notFound },
  replyList: {
    input: ({ heldPostId, commentId }) => ({ postId: heldPostId, commentId }),
    guest: notFound,
    stranger: notFound,
    owner: notFound,
  },
  ownComments: { input: page },
  keywordSuggestion: { input: () => ({ keyword: '4711' }) },
  squareConfig: {},
  sensitiveWords: {},
  follow: { input: person, owner: notAllowed },
  unfollow: { input: person },
  publishPost: {
    input: ({ uploadId, tagId, stranger }) => ({
      content: '配一张不是我的图，看看行不行',
      tagIds: [tagId],
      imageIds: [uploadId],
      requestId: `${stranger.uid}-post`,
    }),
    stranger: badParameter,
  },
  uploadImage: { input: () => ({}), stranger: badParameter, owner: badParameter },
  report: { input: ({ postId }) => ({ kind: 'post', id: postId, reason: 'spam' }), owner: notAllowed },
  hidePost: { input: post },
  unhidePost: { input: post },
  userProfile: { input: person },
  personGames: { input: (world) => ({ ...page(), ...person(world) }) },
  personBooks: { input: (world) => ({ ...page(), ...person(world) }), guest: notAllowed, stranger: notAllowed },
  pageCovers: {},
  savePage: { input: () => ({ cover: 'scene-1', hides: ['people'] }) },
  suggestedUsers: { input: page },
  followList: { input: ({ owner: { id } }) => ({ ...page(), userId: id }) },
  fanList: { input: ({ owner: { id } }) => ({ ...page(), userId: id }) },
  block: { input: person, owner: notAllowed },
  unblock: { input: person },
  blockList: { input: page },
  search: { input: () => ({ ...page(), kind: 'post', keyword: '4711' }) },
  hotSearches: {},
};

/** Books: a chapter somebody else has paid for stays locked; places, history and shelves are one's own. */
const reading: Record<string, Row> = {
  bookList: { input: page },
  bookLabels: {},
  bookShelves: {},
  bookRank: { input: () => ({ type: 'hot' }) },
  bookDetail: { input: book },
  chapterList: { input: book },
  chapterContent: { input: chapter },
  unlockChapter: {
    input: (world) => ({ ...chapter(world), expectPrice: world.chapter.price, ...intent('chapter') }),
  },
  unlockChapters: {
    input: ({ bookId, chapter: { id, price } }) => ({
      id: bookId,
      chapterIds: [id],
      expectPrice: price,
      ...intent('chapter'),
    }),
  },
  chaptersPrice: { input: ({ bookId, chapter: { id } }) => ({ id: bookId, chapterIds: [id] }) },
  setAutobuy: { input: (world) => ({ ...book(world), on: true }) },
  readingPlace: { input: book },
  savePlace: {
    input: ({ bookId, chapter: { id } }) => ({
      id: bookId,
      chapterId: id,
      page: 2,
      offset: 0,
      total: 6,
      baseVersion: 0,
      device: 'x',
    }),
  },
  historyList: { input: page },
  mergeHistory: { input: () => ({ entries: [] }) },
  restoreHistory: { input: ({ bookId }) => ({ bookIds: [bookId] }) },
  deleteHistory: { input: ({ bookId }) => ({ bookId, places: true }) },
  clearHistory: { input: () => ({ places: true }) },
  subscribe: { input: book },
  unsubscribe: { input: book },
  subscriptionList: { input: page },
  seenSubscriptions: {},
  bookComments: { input: book },
  addBookComment: { input: (world) => ({ ...book(world), content: '我也来说一句' }) },
  deleteBookComment: { input: ({ bookCommentId: id }) => ({ id }), stranger: notAllowed },
};

/** Accounts: no code, no password and no session of somebody else's opens anything. */
const account: Record<string, Row> = {
  smsCode: { input: () => ({ phone: '13800004712', purpose: 'login' }) },
  registerWithName: {
    input: ({ owner }) => ({ loginName: owner.loginName, password: 'passw0rd2' }),
    guest: 2003,
    stranger: 2003,
    owner: 2003,
  },
  login: {
    input: ({ owner }) => ({ loginName: owner.loginName, password: 'passw0rd2' }),
    guest: 2001,
    stranger: 2001,
    owner: 2001,
  },
  loginWithPhone: { input: ({ phone }) => ({ phone, code: '000000' }), guest: 2002, stranger: 2002, owner: 2002 },
  loginPhoneWithoutRegister: {
    input: ({ phone }) => ({ phone, code: '000000' }),
    guest: 2002,
    stranger: 2002,
    owner: 2002,
  },
  resetPassword: {
    input: ({ phone }) => ({ phone, code: '000000', password: 'passw0rd2' }),
    guest: 2002,
    stranger: 2002,
    owner: 2002,
  },
  bind: { input: ({ phone }) => ({ phone, code: '000000' }), stranger: 2002, owner: 2002 },
  updateInfo: { input: () => ({ sex: 1 }) },
  uploadAvatar: { input: () => ({}), stranger: badParameter, owner: badParameter },
  changePassword: {
    input: () => ({ oldPassword: 'wrong0wrong', password: 'passw0rd2' }),
    stranger: 2001,
    owner: 2001,
  },
  deleteAccount: { input: () => ({ password: 'wrong0wrong' }), stranger: 2001, owner: 2001 },
  consents: {},
  consentText: { input: ({ consentVersion: version }) => ({ version }), stranger: notFound },
  agree: { input: () => ({ versions: ['nothing'] }), stranger: 1003, owner: 1003 },
  keepAccount: {},
  ownCopy: {},
  askCopy: {},
  fetchCopy: { stranger: notFound, owner: notFound },
  realName: {},
  checkRealName: { input: () => ({ name: '张三', idNumber: '1' }), stranger: badParameter, owner: badParameter },
  sessionList: {},
  revokeSession: { input: ({ sessionId: id }) => ({ id }), stranger: notFound },
  me: { input: asOwner, stranger: notAllowed },
  unread: {},
  logout: {},
};

/** Money: another's orders are not there, another's requestId opens nothing of what it opened. */
const money: Record<string, Row> = {
  ledger: { input: (world) => ({ ...page(), ...asOwner(world) }), stranger: notAllowed },
  ledgerMonths: {},
  order: { input: order, stranger: notFound },
  ownOrder: { input: order, stranger: notFound },
  orders: { input: page },
  vipConfig: {},
  vipOpen: {
    input: () => ({ ...intent('vip'), planId: 1, payType: 'coin', expectPrice: 1 }),
    stranger: 3006,
    owner: 3006,
  },
  payInfo: { input: () => ({ ...intent('order'), kind: 'recharge', productId: 1, payType: 'alipay' }) },
  coinProducts: {},
  closeOrder: { input: ({ orderId: id }) => ({ id }), stranger: notFound },
  askInvoice: {
    input: ({ orderId: id }) => ({ id, kind: 'person', title: '个人', email: 'me@example.com' }),
    stranger: notFound,
    owner: 4004,
  },
};

/** Everything else: games, gifts, activities, films, start-up, help. */
const others: Record<string, Row> = {
  gameList: { input: page },
  gameDetail: { input: ({ game: { id } }) => ({ appID: String(id) }) },
  gameGifts: { input: ({ game: { id } }) => ({ appID: String(id) }) },
  download: {
    input: ({ game: { id } }) => ({ id, platformType: 1, ...intent('game'), expectPrice: 1 }),
    guest: 2,
    stranger: 3006,
  },
  reportSource: {},
  clientFault: { input: () => ({ kind: 'chunk', where: 'later', build: 'abc123' }) },
  storyList: {},
  story: { input: () => ({ id: 1 }) },
  pickLists: {},
  gameTypes: {},
  ownGames: { input: page },
  shelfCounts: {},
  ratings: { input: game },
  reviewList: { input: game },
  similarGames: { input: game },
  standing: { input: game },
  saveReview: { input: (world) => ({ ...game(world), score: 5, content: '很好玩' }), stranger: notAllowed },
  deleteReview: { input: review, stranger: notAllowed },
  findHelpful: { input: review, owner: notAllowed },
  unfindHelpful: { input: review, owner: notAllowed },
  wishGame: { input: game },
  unwishGame: { input: game },
  giftList: { input: page },
  ownGifts: { input: page },
  claimGift: { input: ({ giftId: id }) => ({ ...intent('gift'), id }) },
  taskList: {},
  claimTask: { input: () => ({ ...intent('task'), id: 1 }), stranger: 4004 },
  activityList: { input: () => ({ ...page(), scope: 'mine' }) },
  activity: { input: activity },
  joinActivity: { input: (world) => ({ ...intent('activity'), ...activity(world) }), stranger: 4004 },
  drawActivity: { input: (world) => ({ ...intent('activity'), ...activity(world) }), stranger: 4004 },
  claimActivityReward: {
    input: (world) => ({ ...intent('reward'), ...activity(world), rid: 1 }),
    stranger: 4004,
  },
  activityRank: { input: activity },
  activityRecords: { input: activity },
  checkin: {},
  signIn: { input: () => intent('sign') },
  makeUp: { input: () => ({ ...intent('makeup'), day: '2026-03-01' }), stranger: 4004, owner: 4004 },
  checkinRecord: {},
  invite: {},
  inviteList: { input: page },
  homeFeed: {},
  homeSection: { input: () => ({ type: 'hotGames' }) },
  deviceInit: { input: () => ({ channelID: '0', deviceID: 'd', deviceType: 'h5', osType: 3 }) },
  bulletin: { input: () => ({ posType: 1 }) },
  meta: {},
  bulletins: { input: page },
  messages: { input: (world) => ({ ...page(), ...asOwner(world) }), stranger: notAllowed },
  readMessages: { input: ({ messageId }) => ({ ids: [messageId] }) },
  deleteMessage: { input: ({ messageId: id }) => ({ id }), stranger: notFound },
  notices: {},
  setNotice: { input: () => ({ kind: 'like', on: false }) },
  kefu: {},
  faqList: {},
  faqVote: { input: () => ({ id: 1, helpful: true, deviceID: 'd' }) },
  lead: {
    input: () => ({ company: 'A', contact: 'B', phone: '13800004713', type: 'other', message: '想谈谈合作的事情' }),
  },
  feedback: { input: () => ({ kind: 'bug', content: '有一个地方不太对劲' }) },
  letterList: { input: page },
  letter: { input: letter, stranger: notFound },
  replyLetter: {
    input: (world) => ({ ...letter(world), content: '再说一句', requestId: requestIdOf('letter') }),
    stranger: notFound,
  },
  uploadLetterPicture: { input: () => ({}), stranger: badParameter, owner: badParameter },
  rateLetter: { input: (world) => ({ ...letter(world), rating: 5 }), stranger: notFound, owner: 4004 },
  removal: { input: removal, stranger: notFound },
  appeal: { input: (world) => ({ ...removal(world), text: '请再看看' }), stranger: notFound },
  sendCase: { input: () => ({}), guest: badParameter, stranger: badParameter, owner: badParameter },
  legal: { input: () => ({ doc: 'privacy' }) },
  welfareList: { input: () => ({ ...page(), kind: 'video' }) },
  welfareItem: { input: film },
  unlockWelfare: { input: ({ film: { id } }) => ({ id, expectPrice: 1, ...intent('film') }), stranger: 3006 },
  saveWelfareSecond: { input: (world) => ({ ...film(world), second: 1 }) },
  welfareHistory: { input: page },
  likeWelfare: { input: film },
  unlikeWelfare: { input: film },
};

/** Every call of the contract but the demo's own, which exist only where everybody may do everything. */
export const accessRows: Readonly<Record<string, Row>> = { ...square, ...reading, ...account, ...money, ...others };

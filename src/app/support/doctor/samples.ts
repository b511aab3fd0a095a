/** Where the value of a field comes from: written here, or taken from an answer that came before. */
export type Source = { is: unknown } | { from: string; path: string; where: Where; list: boolean } | { uid: true };

/** Which row is taken: one whose field is this. */
type Where = Readonly<Record<string, unknown>>;
/** What a call is asked with. */
export type Sample = Readonly<Record<string, Source>>;

const is = (value: unknown): Source => ({ is: value });
/** The field at `path` of the first row below it that fits; `call` may name one of several samples as `call/sample`. */
const from = (call: string, path: string, where: Where = {}): Source => ({ from: call, path, where, list: false });
const listFrom = (call: string, path: string, where: Where = {}): Source => ({ from: call, path, where, list: true });
const uid: Source = { uid: true };

const post = from('postList', 'records.id');
const talkedAbout = from('postList', 'records.id', { commentCount: 'some' });
const activity = from('activityList', 'records.id');
const comic = from('bookList/comic', 'records.id');
const novel = from('bookList/novel', 'records.id');
const sold = from('bookList/comic', 'records.id', { pay: 'coin' });
const game = from('gameList', 'records.appID');
const gameId = from('gameList', 'records.id');

/** What calls with fields of their own are asked with, some in several ways; all others are asked with nothing. */
export const samples: Readonly<Record<string, Readonly<Record<string, Sample>>>> = {
  deviceInit: {
    '': { appID: is('2008'), channelID: is('0'), deviceID: is('plaza-doctor'), deviceType: is('h5'), osType: is(3) },
  },
  bulletin: { '': { posType: is(1) } },
  me: { '': { uid } },
  messages: { '': { uid } },
  ledger: { '': { uid } },
  consentText: { '': { version: from('consents', 'given.version') } },
  order: { '': { orderId: from('orders', 'records.orderId') } },
  ownOrder: { '': { orderId: from('orders', 'records.orderId') } },
  letter: { '': { id: from('letterList', 'records.id') } },
  // Only its message leads to a removal, by a link: there is none to be asked about.
  removal: { '': { id: from('messages', 'records.id', { kind: 'removal' }) } },
  story: { '': { id: from('storyList', 'records.id') } },
  homeSection: { '': { type: from('homeFeed', 'sections.type') } },
  post: { '': { id: post } },
  commentList: { '': { id: talkedAbout } },
  replyList: { '': { postId: talkedAbout, commentId: from('commentList', 'records.id') } },
  keywordSuggestion: { '': { keyword: is('a') } },
  userProfile: { '': { id: from('postList', 'records.author.id') } },
  personGames: { '': { id: from('postList', 'records.author.id') } },
  personBooks: { '': { id: from('postList', 'records.author.id') } },
  followList: { '': { userId: from('postList', 'records.author.id') } },
  fanList: { '': { userId: from('postList', 'records.author.id') } },
  search: {
    game: { kind: is('game'), keyword: from('gameList', 'records.name') },
    post: { kind: is('post'), keyword: from('gameList', 'records.name') },
    book: { kind: is('book'), keyword: from('bookList/comic', 'records.title') },
    user: { kind: is('user'), keyword: from('postList', 'records.author.name') },
  },
  bookList: { comic: { kind: is('comic') }, novel: { kind: is('novel') } },
  bookRank: { '': { type: is('hot') }, new: { type: is('new') } },
  bookDetail: { comic: { id: comic }, novel: { id: novel } },
  chapterList: { comic: { id: comic }, novel: { id: novel }, sold: { id: sold } },
  chapterContent: {
    comic: { id: comic, cid: from('chapterList/comic', 'records.id') },
    novel: { id: novel, cid: from('chapterList/novel', 'records.id') },
    locked: { id: sold, cid: from('chapterList/sold', 'records.id', { locked: true }) },
  },
  chaptersPrice: { '': { id: sold, chapterIds: listFrom('chapterList/sold', 'records.id', { locked: true }) } },
  readingPlace: { '': { id: comic } },
  bookComments: { '': { id: comic } },
  gameDetail: {
    '': { appID: game },
    sold: { appID: from('gameList', 'records.appID', { buyAmount: 'some' }) },
  },
  ratings: { '': { id: gameId } },
  reviewList: { '': { id: gameId }, new: { id: gameId, sort: is('new') } },
  similarGames: { '': { id: gameId } },
  standing: { '': { id: gameId } },
  ownGames: { '': {}, wished: { shelf: is('wished') } },
  gameGifts: { '': { appID: from('gameList', 'records.appID', { hasGift: true }) } },
  activityList: { '': {}, past: { scope: is('past') } },
  activity: { '': { id: activity } },
  activityRank: { '': { id: from('activityList', 'records.id', { kind: 'rank' }) } },
  activityRecords: { '': { id: activity } },
  legal: { agreement: { doc: is('agreement') }, privacy: { doc: is('privacy') } },
  welfareList: { video: { kind: is('video') }, album: { kind: is('album') } },
  welfareItem: {
    video: { id: from('welfareList/video', 'records.id') },
    album: { id: from('welfareList/album', 'records.id') },
  },
};

/** Two calls of which the second takes the first back; asked only where the member had not done it before. */
export interface Pair {
  does: string;
  undoes: string;
  sample: Sample;
}

export const pairs: readonly Pair[] = [
  { does: 'likePost', undoes: 'unlikePost', sample: { id: from('postList', 'records.id', { liked: false }) } },
  { does: 'hidePost', undoes: 'unhidePost', sample: { id: post } },
  { does: 'likeComment', undoes: 'unlikeComment', sample: { id: from('commentList', 'records.id', { liked: false }) } },
  { does: 'wishGame', undoes: 'unwishGame', sample: { id: gameId } },
  { does: 'follow', undoes: 'unfollow', sample: { id: from('suggestedUsers', 'records.id', { followed: false }) } },
  { does: 'block', undoes: 'unblock', sample: { id: from('suggestedUsers', 'records.id', { followed: false }) } },
  { does: 'subscribe', undoes: 'unsubscribe', sample: { id: from('bookDetail/comic', 'id', { subscribed: false }) } },
  {
    does: 'likeWelfare',
    undoes: 'unlikeWelfare',
    sample: { id: from('welfareList/video', 'records.id', { liked: false, locked: false }) },
  },
];

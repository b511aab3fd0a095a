import type { Ratings, Review, ShelfCounts, ShelvedGame, Standing } from '@/contract/review';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { buildGame } from './game';
import { buildUserCard } from './member';

const DAY_MS = 86_400_000;

/** A game that ten have rated, two of them in words. */
export const buildRatings = (over: Partial<Ratings> = {}): Ratings => ({
  rating: 8.6,
  count: 10,
  stars: [0, 1, 1, 2, 6],
  written: 2,
  recent: { rating: 9.2, count: 4 },
  ...over,
});

/** Five stars with words, found helpful by three. */
export const buildReview = (over: Partial<Review> = {}): Review => ({
  id: 31,
  gameId: 11,
  author: buildUserCard(),
  score: 5,
  content: '上班路上玩了三周',
  daysAfter: 21,
  helpfulCount: 3,
  helpful: false,
  answer: null,
  auditState: 'passed',
  createTime: FAKE_NOW - DAY_MS,
  updateTime: FAKE_NOW - DAY_MS,
  ...over,
});

/** A member who has nothing to do with the game yet. */
export const buildStanding = (over: Partial<Standing> = {}): Standing => ({
  id: 11,
  bought: null,
  downloads: 0,
  last: null,
  canReview: false,
  review: null,
  wished: false,
  ...over,
});

/** A game of the member's own, bought for 30 and downloaded in its newest version. */
export const buildShelved = (over: Partial<ShelvedGame> = {}): ShelvedGame => ({
  ...buildGame({ owned: true, ...over }),
  bought: { createTime: FAKE_NOW - 40 * DAY_MS, price: 30, order: 4471 },
  last: { createTime: FAKE_NOW - 3 * DAY_MS, version: '1.4.0', platformType: 1 },
  news: '',
  hasUpdate: false,
  wish: null,
  ...over,
});

export const buildShelfCounts = (over: Partial<ShelfCounts> = {}): ShelfCounts => ({
  owned: 1,
  downloaded: 1,
  wished: 1,
  updates: 0,
  bytes: 104_857_600,
  largest: [{ id: 11, name: '远航纪元', size: 104_857_600 }],
  spent: 30,
  ...over,
});

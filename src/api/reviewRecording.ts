import type { EndpointRules } from '@/kernel/recording';
import { authorRule as author } from './authorRule';
import { feedRule } from './feed';
import { gameRule } from './gameRule';
import type { reviewApi } from './reviewApi';

const review = {
  id: 'pseudonym',
  gameId: 'keep',
  author,
  score: 'keep',
  content: 'length',
  daysAfter: 'keep',
  helpfulCount: 'keep',
  helpful: 'keep',
  answer: { content: 'length', createTime: 'keep' },
  auditState: 'keep',
  createTime: 'keep',
  updateTime: 'keep',
} as const;

const own = { id: 'pseudonym', score: 'keep', content: 'length', auditState: 'keep', updateTime: 'keep' } as const;
const bought = { createTime: 'keep', price: 'keep', order: 'pseudonym' } as const;
const plain = { arg: 'keep', result: 'keep' } as const;
const ofReview = { arg: { id: 'pseudonym' }, result: 'keep' } as const;

export const reviewRecording: EndpointRules<typeof reviewApi.endpoints> = {
  ratings: plain,
  reviewList: { arg: 'keep', result: feedRule(review) },
  standing: {
    arg: 'keep',
    result: { id: 'keep', bought, downloads: 'keep', last: 'keep', canReview: 'keep', review: own, wished: 'keep' },
  },
  saveReview: { arg: { id: 'keep', score: 'keep', content: 'length' }, result: own },
  deleteReview: ofReview,
  findHelpful: ofReview,
  unfindHelpful: ofReview,
  similarGames: plain,
  wishGame: plain,
  unwishGame: plain,
  ownGames: {
    arg: 'keep',
    result: feedRule({ ...gameRule, bought, last: 'keep', news: 'keep', hasUpdate: 'keep', wish: 'keep' }),
  },
  shelfCounts: plain,
};

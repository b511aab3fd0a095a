import type { EndpointRules } from '@/kernel/recording';
import type { bookApi } from './bookApi';
import { feedRule } from './feed';
import { squareRecording } from './squareRecording';

const plain = { arg: 'keep', result: 'keep' } as const;

/** Where somebody stands; their devices keep no name. */
const place = {
  chapterId: 'keep',
  chapterIndex: 'keep',
  chapterTitle: 'keep',
  page: 'keep',
  offset: 'keep',
  total: 'keep',
  updateTime: 'keep',
  version: 'keep',
  device: 'pseudonym',
} as const;

const detail = {
  id: 'keep',
  kind: 'keep',
  title: 'keep',
  author: 'keep',
  cover: 'keep',
  coverColor: 'keep',
  intro: 'keep',
  labels: 'keep',
  status: 'keep',
  pay: 'keep',
  freeUntil: 'keep',
  adult: 'keep',
  hot: 'keep',
  heat: 'keep',
  subscribeCount: 'keep',
  chapterCount: 'keep',
  latest: 'keep',
  updateTime: 'keep',
  weekday: 'keep',
  score: 'keep',
  wordCount: 'keep',
  viewCount: 'keep',
  subscribed: 'keep',
  autobuy: 'keep',
  place,
  first: 'keep',
  related: 'keep',
  sameAuthor: 'keep',
} as const;

const unlocked = { chapterIds: 'keep', charged: 'keep', balanceAfter: 'keep', repeated: 'keep' } as const;

export const bookRecording: EndpointRules<typeof bookApi.endpoints> = {
  bookList: {
    arg: {
      pageSize: 'keep',
      kind: 'keep',
      label: 'keep',
      status: 'keep',
      pay: 'keep',
      weekday: 'keep',
      sort: 'keep',
      keyword: 'length',
    },
    result: feedRule('keep'),
  },
  bookLabels: plain,
  bookShelves: plain,
  bookRank: plain,
  bookDetail: { arg: 'keep', result: detail },
  chapterList: plain,
  chapterContent: plain,
  unlockChapter: {
    arg: { id: 'keep', cid: 'keep', expectPrice: 'keep', requestId: 'pseudonym' },
    result: unlocked,
  },
  unlockChapters: {
    arg: { id: 'keep', chapterIds: 'keep', expectPrice: 'keep', requestId: 'pseudonym' },
    result: unlocked,
  },
  chaptersPrice: plain,
  setAutobuy: plain,
  readingPlace: { arg: 'keep', result: place },
  savePlace: {
    arg: {
      id: 'keep',
      chapterId: 'keep',
      page: 'keep',
      offset: 'keep',
      total: 'keep',
      baseVersion: 'keep',
      device: 'pseudonym',
      force: 'keep',
    },
    result: { place, conflict: 'keep' },
  },
  historyList: {
    arg: { pageSize: 'keep', kind: 'keep', keyword: 'length' },
    result: feedRule({ book: 'keep', place, newChapters: 'keep' }),
  },
  mergeHistory: plain,
  restoreHistory: plain,
  deleteHistory: plain,
  clearHistory: plain,
  subscribe: plain,
  unsubscribe: plain,
  subscriptionList: {
    arg: 'keep',
    result: feedRule({ book: 'keep', createTime: 'keep', place, newChapters: 'keep', next: 'keep' }),
  },
  seenSubscriptions: plain,
  bookComments: { arg: 'keep', result: feedRule(squareRecording.addComment.result) },
  addBookComment: {
    arg: { id: 'keep', chapterId: 'keep', content: 'length' },
    result: squareRecording.addComment.result,
  },
  deleteBookComment: { arg: { id: 'pseudonym' }, result: 'keep' },
};

import type { EndpointRules, Rule } from '@/kernel/recording';
import { gameRule } from './gameRule';
import type { homeApi } from './homeApi';

/** A book as rails show it. */
const bookCard = {
  coverColor: 'keep',
  labels: { id: 'keep', name: 'keep' },
  pay: 'keep',
  freeUntil: 'keep',
  adult: 'keep',
  hot: 'keep',
  heat: 'keep',
  subscribeCount: 'keep',
  chapterCount: 'keep',
  latest: { id: 'keep', index: 'keep', title: 'keep' },
  updateTime: 'keep',
  weekday: 'keep',
} as const;
const bookRule = {
  ...bookCard,
  id: 'keep',
  kind: 'keep',
  title: 'keep',
  author: 'keep',
  cover: 'keep',
  intro: 'keep',
  status: 'keep',
} as const;

const named = { id: 'keep', name: 'keep', icon: 'keep' } as const;

/**
 * What any rail's items may keep. The contract passes them on unread, so each field is named here; a post's words and
 * people among them are hidden as everywhere.
 */
const item: Rule = {
  kind: 'keep',
  title: 'length',
  // Games; the others' id and status too.
  ...gameRule,
  // Books.
  ...bookCard,
  // Films.
  poster: 'keep',
  seconds: 'keep',
  pictureCount: 'keep',
  price: 'keep',
  locked: 'keep',
  viewCount: 'keep',
  likeCount: 'keep',
  liked: 'keep',
  second: 'keep',
  createTime: 'keep',
  // Gift packs, without a member's code.
  gameId: 'keep',
  game: { ...gameRule, ...named },
  items: { name: 'keep', count: 'keep', why: 'keep', game: gameRule, book: bookRule },
  total: 'keep',
  left: 'keep',
  claimStart: 'keep',
  claimEnd: 'keep',
  redeemEnd: 'keep',
  conditionKind: 'keep',
  state: 'keep',
  // Stories and lists.
  label: 'keep',
  note: 'keep',
  image: 'keep',
  minutes: 'keep',
  publishTime: 'keep',
  book: bookRule,
  madeBy: 'keep',
  rule: 'keep',
  // Posts.
  content: 'length',
  images: { url: 'shape', w: 'keep', h: 'keep' },
  author: { id: 'pseudonym', uid: 'pseudonym', name: 'pseudonym', levelType: 'keep', badges: 'keep', followed: 'keep' },
  commentCount: 'keep',
  pinned: 'keep',
  featured: 'keep',
  official: 'keep',
  auditState: 'keep',
};

const section: Rule = { type: 'keep', title: 'keep', note: 'keep', more: 'keep', failed: 'keep', items: item };

export const homeRecording: EndpointRules<typeof homeApi.endpoints> = {
  homeFeed: { arg: 'keep', result: { banners: 'keep', shortcuts: 'keep', promos: 'keep', sections: section } },
  homeSection: { arg: 'keep', result: section },
};

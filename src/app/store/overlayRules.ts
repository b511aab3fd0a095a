import { ticketRule } from '@/api/ticketRule';
import type { OverlayKind } from '@/app/routes/overlayViews';
import { replyTargetRule } from '@/features/square/comments/replySlice';
import { targetRule } from '@/features/square/wishes/wishesSlice';
import type { Rule } from '@/kernel/recording';

/** It is opened without data. */
const nothing = {} as const;

const wanted = { game: 'keep', platform: 'keep' } as const;
const leaving = { to: 'shape', how: 'keep', back: 'keep' } as const;
const reported = { kind: 'keep', id: 'pseudonym' } as const;
const poster = { name: 'pseudonym', title: 'keep', inviteCode: 'dots', url: 'length', coins: 'keep' } as const;
const books = { bookIds: 'keep' } as const;

/** What a recording keeps of the data of each overlay; a kind without a rule does not compile. */
const dataRules: Readonly<Record<OverlayKind, Rule>> = {
  'age-gate': nothing,
  avatar: nothing,
  bindOffer: nothing,
  'book-comment': { id: 'keep', title: 'keep', chapterId: 'keep' },
  'book-filter': { address: 'shape' },
  'browser-guide': { why: 'keep', inApp: 'keep', link: 'length' },
  bulletin: nothing,
  'checkin-makeup': { day: 'keep', price: 'keep', left: 'keep' },
  'checkin-result': { kind: 'keep', result: 'keep' },
  'checkin-rules': nothing,
  consent: nothing,
  copy: { text: 'length' },
  'delete-history': { what: 'keep', ...books },
  doctor: nothing,
  'download-guide': { ...wanted, ticket: ticketRule, inApp: 'keep' },
  'download-result': { ...wanted, ticket: ticketRule, opened: 'keep' },
  'draw-odds': { id: 'keep' },
  'draw-result': { id: 'keep', coins: 'keep' },
  external: { url: 'length' },
  feedback: nothing,
  'game-review': { id: 'keep', name: 'keep', score: 'keep', content: 'length' },
  'gift-code': nothing,
  images: { images: { url: 'shape', w: 'keep', h: 'keep' }, index: 'keep' },
  insufficient: { ...wanted, of: 'keep', price: 'keep', balance: 'keep' },
  kefu: nothing,
  leaveEdit: leaving,
  leavePost: leaving,
  leaving: nothing,
  legal: { doc: 'keep', version: 'keep' },
  logout: nothing,
  'merge-history': nothing,
  message: { title: 'length', content: 'length', createTime: 'keep', link: 'shape' },
  'muted-words': nothing,
  'own-page': { id: 'pseudonym' },
  'person-menu': { id: 'pseudonym', uid: 'pseudonym', name: 'pseudonym', followed: 'keep', blocked: 'keep' },
  pickGame: nothing,
  platform: wanted,
  'post-menu': { id: 'pseudonym', author: { id: 'pseudonym', uid: 'pseudonym', name: 'pseudonym' } },
  poster,
  purchase: wanted,
  'reader-menu': { layout: 'keep' },
  'reader-more': nothing,
  'reader-settings': nothing,
  'reading-elsewhere': { bookId: 'keep' },
  reply: { target: replyTargetRule },
  report: reported,
  share: {
    title: 'length',
    text: 'length',
    url: 'length',
    picture: 'shape',
    quote: { id: 'pseudonym', name: 'pseudonym', title: 'length', content: 'length', image: 'shape' },
    poster,
    card: { title: 'length', text: 'length', picture: 'shape', by: 'pseudonym', face: 'shape', note: 'length' },
  },
  'square-confirm': targetRule,
  support: nothing,
  'support-case': { from: 'keep', trace: 'keep' },
  unlock: nothing,
  unsubscribe: books,
  update: nothing,
  vip: { sourceGameId: 'keep' },
  'vip-opened': { until: 'keep', raised: 'keep' },
};

/** What a recording keeps of an overlay that opens: its kind says which data it has. */
export const overlayOpenedRule: Rule = {
  $by: 'kind',
  of: Object.fromEntries(
    Object.entries(dataRules).map(([kind, data]) => [kind, { kind: 'keep', search: 'shape', data }]),
  ),
};

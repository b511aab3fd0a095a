import { homeApi } from '@/api/homeApi';
import { messageApi } from '@/api/messageApi';
import { noticeApi } from '@/api/noticeApi';
import { peopleApi } from '@/api/peopleApi';
import { publishApi } from '@/api/publishApi';
import { removalApi } from '@/api/removalApi';
import { searchApi } from '@/api/searchApi';
import { supportApi } from '@/api/supportApi';
import { firstPage, requestId, row } from './expectedCall';

const message = messageApi.endpoints;
const notice = noticeApi.endpoints;
const people = peopleApi.endpoints;
const publish = publishApi.endpoints;
const removal = removalApi.endpoints;
const search = searchApi.endpoints;
const support = supportApi.endpoints;

const post = { content: '第一次出海', tagIds: [3, 4], imageIds: [], requestId };
const lead = {
  company: '青屿',
  contact: '林',
  phone: '13800138000',
  type: 'brand',
  message: '合作',
  deviceID: 'd1',
} as const;

/** Calls of the extensions (contract 2), copied by hand: search, people, publishing, messages, help. */
export const memberRows = [
  row('searchPosts', () => search.searchPosts.initiate({ keyword: '航 海' }), 'GET /api/v1/search', {
    ...firstPage,
    kind: 'post',
    keyword: '航 海',
  }),
  row('searchGames', () => search.searchGames.initiate({ keyword: '航' }), 'GET /api/v1/search', {
    ...firstPage,
    kind: 'game',
    keyword: '航',
  }),
  row('searchBooks', () => search.searchBooks.initiate({ keyword: '航' }), 'GET /api/v1/search', {
    ...firstPage,
    kind: 'book',
    keyword: '航',
  }),
  row('searchPeople', () => search.searchPeople.initiate({ keyword: '航' }), 'GET /api/v1/search', {
    ...firstPage,
    kind: 'user',
    keyword: '航',
  }),
  row('hotSearches', () => search.hotSearches.initiate(), 'GET /api/v1/search/hot'),
  row('userProfile', () => people.userProfile.initiate({ id: 7 }), 'GET /api/v1/square/user/7'),
  row('personGames', () => people.personGames.initiate({ id: 7 }), 'GET /api/v1/square/user/7/games', firstPage),
  row('personBooks', () => people.personBooks.initiate({ id: 7 }), 'GET /api/v1/square/user/7/books', firstPage),
  row('pageCovers', () => people.pageCovers.initiate(), 'GET /api/v1/user/page/covers'),
  row(
    'savePage',
    () => people.savePage.initiate({ cover: 'scene-3', hides: [] }),
    'POST /api/v1/user/page',
    { cover: 'scene-3', hides: [] },
    'json',
  ),
  row('suggestedUsers', () => people.suggestedUsers.initiate(), 'GET /api/v1/user/suggest/list', firstPage),
  row('followList', () => people.followList.initiate({ userId: 7 }), 'GET /api/v1/user/follow/list', {
    ...firstPage,
    userId: '7',
  }),
  row('fanList', () => people.fanList.initiate({}), 'GET /api/v1/user/fans/list', firstPage),
  row('block', () => people.block.initiate({ id: 7 }), 'POST /api/v1/user/block/7'),
  row('unblock', () => people.unblock.initiate({ id: 7 }), 'DELETE /api/v1/user/block/7'),
  row('blockList', () => people.blockList.initiate(), 'GET /api/v1/user/block/list', firstPage),
  row('publishPost', () => publish.publishPost.initiate(post), 'POST /api/v1/square/post', post, 'json'),
  row(
    'uploadImage',
    () => publish.uploadImage.initiate({ file: new Blob(['x']) }),
    'POST /api/v1/square/upload',
    { file: 'x' },
    'multipart',
  ),
  row(
    'report',
    () => publish.report.initiate({ kind: 'comment', id: 9, reason: 'spam', note: '广告' }),
    'POST /api/v1/square/report',
    { kind: 'comment', id: '9', reason: 'spam', note: '广告' },
  ),
  row('hidePost', () => publish.hidePost.initiate({ id: 5 }), 'POST /api/v1/square/post/5/hide'),
  row('unhidePost', () => publish.unhidePost.initiate({ id: 5 }), 'DELETE /api/v1/square/post/5/hide'),
  row('homeSection', () => homeApi.endpoints.homeSection.initiate({ type: 'newGames' }), 'GET /api/v1/home/section', {
    type: 'newGames',
  }),
  row('readMessages', () => message.readMessages.initiate({ ids: [3, 4] }), 'POST /api/v1/message/read', {
    ids: ['3', '4'],
  }),
  row('readMessages, all', () => message.readMessages.initiate({ all: true, asOf: 9 }), 'POST /api/v1/message/read', {
    all: 'true',
    asOf: '9',
  }),
  row('deleteMessage', () => message.deleteMessage.initiate({ id: 3 }), 'DELETE /api/v1/message/3'),
  row('notices', () => notice.notices.initiate(), 'GET /api/v1/message/notices'),
  row('setNotice', () => notice.setNotice.initiate({ kind: 'like', on: false }), 'POST /api/v1/message/notices', {
    kind: 'like',
    on: 'false',
  }),
  row('faqList', () => support.faqList.initiate(), 'GET /api/v1/faq/list'),
  row('faqVote', () => support.faqVote.initiate({ id: 2, helpful: false, deviceID: 'd1' }), 'POST /api/v1/faq/2/vote', {
    helpful: 'false',
    deviceID: 'd1',
  }),
  row('lead', () => support.lead.initiate(lead), 'POST /api/v1/business/lead', lead),
  row(
    'sendCase',
    () => support.sendCase.initiate({ requestId, from: 'fault', file: new Blob(['x']) }),
    'POST /api/v1/support/case',
    { requestId, from: 'fault', file: 'x' },
    'multipart',
  ),
  row('feedback', () => support.feedback.initiate({ kind: 'bug', content: '打不开' }), 'POST /api/v1/feedback', {
    kind: 'bug',
    content: '打不开',
  }),
  row('letterList', () => support.letterList.initiate({}), 'GET /api/v1/letter/list', firstPage),
  row('letter', () => support.letter.initiate({ id: 7 }), 'GET /api/v1/letter/7'),
  row(
    'replyLetter',
    () => support.replyLetter.initiate({ id: 7, content: '还有', pictureIds: [3, 4], requestId }),
    'POST /api/v1/letter/7/reply',
    { content: '还有', pictureIds: ['3', '4'], requestId },
  ),
  row(
    'uploadLetterPicture',
    () => support.uploadLetterPicture.initiate({ file: new Blob(['x']) }),
    'POST /api/v1/letter/picture',
    { file: 'x' },
    'multipart',
  ),
  row('rateLetter', () => support.rateLetter.initiate({ id: 7, rating: 5 }), 'POST /api/v1/letter/7/rate', {
    rating: '5',
  }),
  row('removal', () => removal.removal.initiate({ id: 7 }), 'GET /api/v1/moderation/removal/7'),
  row(
    'appeal',
    () => removal.appeal.initiate({ id: 7, text: '只是玩笑' }),
    'POST /api/v1/moderation/removal/7/appeal',
    { text: '只是玩笑' },
  ),
  row('legal', () => support.legal.initiate({ doc: 'privacy' }), 'GET /api/v1/legal/privacy'),
];

import { bookApi } from '@/api/bookApi';

interface ReadingRow {
  name: string;
  ask: () => unknown;
  /** Method and path with the base. */
  route: string;
  fields: Record<string, unknown>;
}

const row = (name: string, ask: () => unknown, route: string, fields: Record<string, unknown> = {}): ReadingRow => ({
  name,
  ask,
  route,
  fields,
});
const book = bookApi.endpoints;
const firstPage = { currentPage: '1', pageSize: '20' };
const requestId = '00000000-0000-4000-8000-000000000001';

/** Reading (contract 2), copied by hand so that it can contradict the code. */
export const readingRows = [
  row('bookList', () => book.bookList.initiate({}), 'GET /api/v1/book/list', firstPage),
  row(
    'bookList, filtered',
    () =>
      book.bookList.initiate({
        kind: 'comic',
        label: [3, 5],
        status: 'finished',
        pay: 'limited',
        weekday: 7,
        sort: 'subscribe',
        keyword: '云',
      }),
    'GET /api/v1/book/list',
    {
      ...firstPage,
      kind: 'comic',
      label: ['3', '5'],
      status: 'finished',
      pay: 'limited',
      weekday: '7',
      sort: 'subscribe',
      keyword: '云',
    },
  ),
  row('bookLabels', () => book.bookLabels.initiate(), 'GET /api/v1/book/label/list'),
  row('bookShelves', () => book.bookShelves.initiate(), 'GET /api/v1/book/shelves'),
  row('bookRank', () => book.bookRank.initiate({ type: 'rising', kind: 'novel' }), 'GET /api/v1/book/rank/rising', {
    kind: 'novel',
  }),
  row('bookDetail', () => book.bookDetail.initiate({ id: 71 }), 'GET /api/v1/book/71'),
  row('chapterList', () => book.chapterList.initiate({ id: 71 }), 'GET /api/v1/book/71/chapter/list'),
  row('chapterContent', () => book.chapterContent.initiate({ id: 71, cid: 7101 }), 'GET /api/v1/book/71/chapter/7101'),
  row(
    'unlockChapter',
    () => book.unlockChapter.initiate({ id: 71, cid: 7104, expectPrice: 4, requestId }),
    'POST /api/v1/book/71/chapter/7104/unlock',
    { expectPrice: '4', requestId },
  ),
  row(
    'unlockChapters',
    () => book.unlockChapters.initiate({ id: 71, chapterIds: [7104, 7105], expectPrice: 7, requestId }),
    'POST /api/v1/book/71/unlock',
    { chapterIds: ['7104', '7105'], expectPrice: '7', requestId },
  ),
  row(
    'chaptersPrice',
    () => book.chaptersPrice.initiate({ id: 71, chapterIds: [7104, 7105] }),
    'GET /api/v1/book/71/unlock/price',
    { chapterIds: ['7104', '7105'] },
  ),
  row('setAutobuy', () => book.setAutobuy.initiate({ id: 71, on: true }), 'POST /api/v1/book/71/autobuy', {
    on: 'true',
  }),
  row('readingPlace', () => book.readingPlace.initiate({ id: 71 }), 'GET /api/v1/book/71/progress'),
  row(
    'savePlace',
    () =>
      book.savePlace.initiate({
        id: 71,
        chapterId: 7101,
        page: 2,
        offset: 0.5,
        total: 20,
        baseVersion: 3,
        device: 'd1',
      }),
    'POST /api/v1/book/71/progress',
    { chapterId: '7101', page: '2', offset: '0.5', total: '20', baseVersion: '3', device: 'd1' },
  ),
  row(
    'historyList',
    () => book.historyList.initiate({ kind: 'novel', keyword: '云' }),
    'GET /api/v1/book/history/list',
    {
      ...firstPage,
      kind: 'novel',
      keyword: '云',
    },
  ),
  row(
    'mergeHistory',
    () =>
      book.mergeHistory.initiate({
        entries: [{ bookId: 71, chapterId: 7101, page: 2, offset: 0, total: 20, updateTime: 1 }],
      }),
    'POST /api/v1/book/history/merge',
    { entries: [{ bookId: 71, chapterId: 7101, page: 2, offset: 0, total: 20, updateTime: 1 }] },
  ),
  row(
    'restoreHistory',
    () => book.restoreHistory.initiate({ bookIds: [71, 72] }),
    'POST /api/v1/book/history/restore',
    {
      bookIds: ['71', '72'],
    },
  ),
  row(
    'deleteHistory',
    () => book.deleteHistory.initiate({ bookId: 71, places: true }),
    'DELETE /api/v1/book/history/71',
    { places: 'true' },
  ),
  row('clearHistory', () => book.clearHistory.initiate({ keepSubscribed: true }), 'DELETE /api/v1/book/history', {
    keepSubscribed: 'true',
  }),
  row('subscribe', () => book.subscribe.initiate({ id: 71 }), 'POST /api/v1/book/71/subscribe'),
  row('unsubscribe', () => book.unsubscribe.initiate({ id: 71 }), 'DELETE /api/v1/book/71/subscribe'),
  row(
    'subscriptionList',
    () => book.subscriptionList.initiate({ sort: 'read', filter: 'new' }),
    'GET /api/v1/book/subscribe/list',
    { ...firstPage, sort: 'read', filter: 'new' },
  ),
  row(
    'seenSubscriptions',
    () => book.seenSubscriptions.initiate({ bookIds: [71, 72] }),
    'POST /api/v1/book/subscribe/seen',
    { bookIds: ['71', '72'] },
  ),
  row('bookComments', () => book.bookComments.initiate({ id: 71 }), 'GET /api/v1/book/71/comment/list', firstPage),
  row(
    'addBookComment',
    () => book.addBookComment.initiate({ id: 71, chapterId: 7101, content: '好看' }),
    'POST /api/v1/book/71/comment',
    { chapterId: '7101', content: '好看' },
  ),
  row('deleteBookComment', () => book.deleteBookComment.initiate({ id: 9 }), 'DELETE /api/v1/book/comment/9'),
];

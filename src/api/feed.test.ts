import { createApiStore } from '@/testing/apiStore';
import { buildGame } from '@/testing/builders/game';
import { buildMessage } from '@/testing/builders/member';
import { buildPage } from '@/testing/builders/platform';
import { buildComment } from '@/testing/builders/square';
import { ok, page } from '@/testing/fakes/answers';
import { MEMBER } from '@/testing/identities';
import { byId, type Feed, paged, rowsOf } from './feed';
import { gameApi } from './gameApi';
import { messageApi } from './messageApi';
import { squareApi } from './squareApi';

const next = paged.getNextPageParam;
const asked = (currentPage: number) => ({ currentPage });

describe('the next page of a feed', () => {
  it('is one further, with the place the last page named', () => {
    const last = buildPage([1], { hasMore: true, lastId: 40, asOf: 1_795_000_000_000 });
    expect(next(last, [], asked(1))).toEqual({ currentPage: 2, lastId: 40, asOf: 1_795_000_000_000 });
  });

  it('follows the page the server says it sent, as after a jump to one comment', () => {
    expect(next(buildPage([1], { hasMore: true, currentPage: 3 }), [], asked(1))).toEqual({ currentPage: 4 });
  });

  it('goes on counting by itself when the server does not say where it is', () => {
    expect(next(buildPage([1], { hasMore: true, currentPage: 1 }), [], asked(5))).toEqual({ currentPage: 6 });
  });

  it.each([
    ['the server says so', buildPage([1], { hasMore: false, total: 99 })],
    ['the total is reached', buildPage([1], { hasMore: undefined, total: 20 })],
    ['a page comes empty, whatever it promises', buildPage([], { hasMore: true, total: 99 })],
  ])('there is none when %s', (_why, last) => {
    expect(next(last, [], asked(1))).toBeUndefined();
  });
});

describe('the rows of a feed', () => {
  const feed = (...pages: { id: number }[][]): Feed<{ id: number }> => ({
    pages: pages.map((records) => buildPage(records)),
    pageParams: pages.map((_page, index) => asked(index + 1)),
  });

  it('stand once each, in order, however pages overlap', () => {
    expect(rowsOf(feed([{ id: 3 }, { id: 2 }], [{ id: 2 }, { id: 1 }]), byId).map(byId)).toEqual([3, 2, 1]);
  });

  it('are the same array for the same feed, so that lists do not render for nothing', () => {
    const one = feed([{ id: 1 }]);
    expect(rowsOf(one, byId)).toBe(rowsOf(one, byId));
    expect(rowsOf(undefined, byId)).toBe(rowsOf(undefined, byId));
  });
});

describe('feeds through the API', () => {
  it('ask page after page until the end', async () => {
    const { dispatch, server, clock } = createApiStore();
    server.reply('POST web/game/list', ({ form }) => {
      const currentPage = Number(form.currentPage);
      return page([buildGame({ id: currentPage })], { currentPage, total: 3, hasMore: currentPage < 3, lastId: 90 });
    });
    const { initiate } = gameApi.endpoints.gameList;
    for (let n = 0; n < 5; n += 1) {
      dispatch(initiate({ sort: 'hot' }, n ? { direction: 'forward' } : {}));
      await clock.advance();
    }
    expect(server.calls.map(({ form }) => [form.currentPage, form.lastId, form.sort])).toEqual([
      ['1', undefined, 'hot'],
      ['2', '90', 'hot'],
      ['3', '90', 'hot'],
    ]);
  });

  it('the replies of a comment carry nothing but the page', async () => {
    const { dispatch, server, clock } = createApiStore();
    server.reply('GET v1/square/post/{id}/comment/{c}/list', page([buildComment()], { hasMore: true, lastId: 5 }));
    const arg = { postId: 5, commentId: 9 };
    dispatch(squareApi.endpoints.replyList.initiate(arg));
    await clock.advance();
    dispatch(squareApi.endpoints.replyList.initiate(arg, { direction: 'forward' }));
    await clock.advance();
    expect(server.calls[1]?.query).toEqual({ appID: '2008', currentPage: '2' });
  });

  it('messages, whose answer has only a total, end when the total is reached', async () => {
    const { dispatch, server, clock, store } = createApiStore(MEMBER);
    const records = Array.from({ length: 20 }, (_none, index) => buildMessage({ id: index + 1 }));
    server.reply('POST user/center/message/all', ({ form }) =>
      ok({ records: form.currentPage === '1' ? records : [buildMessage({ id: 21 })], total: 21, unread: 4 }),
    );
    const { initiate, select } = messageApi.endpoints.messages;
    for (const direction of [undefined, 'forward', 'forward'] as const) {
      dispatch(initiate({ uid: '1001' }, direction ? { direction } : {}));
      await clock.advance();
    }
    expect(server.calls).toHaveLength(2);
    const feed = select({ uid: '1001' })(store.getState() as never).data;
    expect(rowsOf(feed, byId)).toHaveLength(21);
    expect(feed?.pages[0]?.unread).toBe(4);
  });
});

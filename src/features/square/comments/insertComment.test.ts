import { squareApi } from '@/api/squareApi';
import { buildComment } from '@/testing/builders/square';
import { page } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { insertComment } from './insertComment';

const { commentList } = squareApi.endpoints;
const HOT = 1;
const OLDEST = 3;

/** The ids of a list of two comments after one of my own was sent. */
async function afterSending(sort: 1 | 3, hasMore: boolean) {
  const { store, ports } = await createTestStore();
  const arg = { id: 501, sort } as const;
  ports.server.reply(
    'GET v1/square/post/{id}/comment/list',
    page([buildComment({ id: 1 }), buildComment({ id: 2 })], { hasMore }),
  );
  store.dispatch(commentList.initiate(arg));
  await ports.clock.advance();
  const mine = buildComment({ id: 9, postId: 501 });
  store.dispatch(insertComment({ postId: 501 }, mine));
  store.dispatch(insertComment({ postId: 501 }, mine));
  return commentList
    .select(arg)(store.getState())
    .data?.pages.flatMap(({ records }) => records.map(({ id }) => id));
}

describe('a comment of my own', () => {
  it.each([
    ['on top of the hot ones', HOT, false, [9, 1, 2]],
    ['last of the oldest, when all of them are here', OLDEST, false, [1, 2, 9]],
    ['on top of the oldest, while there are more', OLDEST, true, [9, 1, 2]],
  ] as const)('stands %s, once', async (_where, sort, hasMore, ids) => {
    expect(await afterSending(sort, hasMore)).toEqual(ids);
  });
});

import { bookApi } from '@/api/bookApi';
import type { Chapter } from '@/contract/book';
import type { UnlockCall, UnlockTarget, VipRule } from '@/features/unlock/unlockSlice';
import type { AppDispatch } from '@/kernel/dispatch';
import { booksText } from '@/text/books';

const { chapterContent, chapterList, chaptersPrice, unlockChapter, unlockChapters } = bookApi.endpoints;
const once = { track: false } as const;
const anew = { subscribe: false, forceRefetch: true } as const;

/** What running VIP does to a chapter; VIP reads everything. */
const vipRuleOf = ({ pay }: Pick<Chapter, 'pay'>): VipRule => (pay === 'vip' ? 'only' : 'free');

/** One locked chapter, as a button shows it. */
export const chapterTarget = (
  book: { id: number; kind: 'comic' | 'novel'; title: string },
  chapter: Pick<Chapter, 'id' | 'index' | 'title' | 'price' | 'pay'>,
): UnlockTarget => ({
  kind: 'chapter',
  id: book.id,
  chapterIds: [chapter.id],
  title: booksText.chapter(book.kind, chapter),
  note: booksText.unlock.of(book.title),
  price: chapter.price,
  vip: vipRuleOf(chapter),
});

/** Several chapters for the sum the server named. */
export const chaptersTarget = (
  book: { id: number; kind: 'comic' | 'novel'; title: string },
  chapterIds: readonly number[],
  price: number,
): UnlockTarget => ({
  kind: 'chapters',
  id: book.id,
  chapterIds,
  title: booksText.unlock.many(book.kind, chapterIds.length),
  note: booksText.unlock.of(book.title),
  price,
  vip: 'free',
});

/** Asks for the list of chapters again, and for each opened one that was waiting at its lock. */
function opened({ id, chapterIds = [] }: UnlockTarget, dispatch: AppDispatch): void {
  const bought = new Set(chapterIds);
  dispatch(
    bookApi.util.updateQueryData('chapterList', { id }, ({ records }) => {
      for (const row of records) {
        if (!bought.has(row.id) || !row.locked) continue;
        row.locked = false;
        row.unlockReason = 'bought';
      }
    }),
  );
  // By now the server knows who may read what, and why.
  dispatch(
    bookApi.util.invalidateTags([
      { type: 'Chapters', id },
      ...chapterIds.map((cid) => ({ type: 'Chapters' as const, id: `c${cid}` })),
    ]),
  );
}

/** Unlocking one chapter. */
export const chapterUnlock: UnlockCall = {
  send: ({ id, chapterIds = [] }, { requestId, expectPrice }, dispatch) =>
    dispatch(unlockChapter.initiate({ id, cid: chapterIds[0] ?? 0, expectPrice, requestId }, once)),
  look: async ({ id, chapterIds = [] }, dispatch) => {
    const { data, error } = await dispatch(chapterContent.initiate({ id, cid: chapterIds[0] ?? 0 }, anew));
    // An old answer in the cache says nothing about a lost one.
    if (!data || error) return { error };
    const { chapter, offer } = data;
    return { data: { open: !chapter.locked, price: offer?.price ?? chapter.price, vip: vipRuleOf(chapter) } };
  },
  opened,
};

/** Unlocking several: what is open already costs nothing, and the server's sum leaves it out. */
export const chaptersUnlock: UnlockCall = {
  send: ({ id, chapterIds = [] }, { requestId, expectPrice }, dispatch) =>
    dispatch(unlockChapters.initiate({ id, chapterIds: [...chapterIds], expectPrice, requestId }, once)),
  look: async ({ id, chapterIds = [] }, dispatch) => {
    const [list, sum] = await Promise.all([
      dispatch(chapterList.initiate({ id }, anew)),
      dispatch(chaptersPrice.initiate({ id, chapterIds: [...chapterIds] }, anew)),
    ]);
    if (!list.data || list.error) return { error: list.error };
    const open = !list.data.records.some((row) => row.locked && chapterIds.includes(row.id));
    if (open) return { data: { open, price: 0, vip: 'free' } };
    if (!sum.data || sum.error) return { error: sum.error };
    return { data: { open, price: sum.data.price, vip: 'free' } };
  },
  opened,
};

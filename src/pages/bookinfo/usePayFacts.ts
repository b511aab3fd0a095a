import { useChapterListQuery } from '@/api/bookApi';
import { useMeQuery } from '@/api/statusApi';
import type { BookDetail } from '@/contract/book';
import { isVip } from '@/contract/userStatus';
import { isForSale } from '@/features/books/chapters/chapterAt';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';

/** How the rest of a book can be paid by whoever looks at it. */
export interface PayFacts {
  /** Chapters and standing have answered or failed: nothing above will change its height by itself. */
  settled: boolean;
  /** VIP reads it all. */
  vip: boolean;
  /** Chapters can be bought. */
  forSale: boolean;
  /** Chapters are there for VIP alone. */
  vipOnly: boolean;
}

/** Reads chapters and standing once for whoever draws them or waits for them. */
export function usePayFacts({ id }: BookDetail): PayFacts {
  const uid = useAppSelector(selectUid);
  const now = useServerNow();
  const me = useMeQuery({ uid }, { skip: uid === '' });
  const chapters = useChapterListQuery({ id });
  const records = chapters.currentData?.records ?? [];
  return {
    settled:
      (chapters.currentData !== undefined || chapters.isError) && (uid === '' || me.data !== undefined || me.isError),
    vip: me.data !== undefined && isVip(me.data, now),
    forSale: records.some(isForSale),
    vipOnly: records.some(({ locked, pay }) => locked && pay === 'vip'),
  };
}

import { Suspense, useEffect } from 'react';
import { useBookDetailQuery } from '@/api/bookApi';
import { businessCode } from '@/api/fault';
import { code } from '@/contract/codes';
import { AgeWall } from '@/features/books/AgeWall';
import { selectAgeVerdict } from '@/features/books/ageGate';
import { BookGone, isGone } from '@/features/books/BookGone';
import { useAppDispatch, useAppSelector, useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { usePageParams } from '@/shell/navigation/usePageParams';
import { useQuery } from '@/shell/navigation/useQuery';
import { bookInfoText as text } from '@/text/bookInfo';
import { titles } from '@/text/titles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { lateView } from '@/ui/late/lateView';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { BookSkeleton } from './BookSkeleton';
import { BookView } from './BookView';

const CommentsView = lateView(() =>
  import(/* webpackChunkName: "book-comments" */ './CommentsView').then((m) => m.CommentsView),
);

/** An older answer is shown at once and asked anew behind it. */
const FRESH_SECONDS = 60;
/** How often an open page looks for new chapters. */
const LOOK_MS = 5 * 60_000;

/** A book's page, or why there is none (pages 14). */
export function BookInfoPage() {
  const id = Number(usePageParams().id);
  const query = useQuery();
  const dispatch = useAppDispatch();
  const known = Number.isSafeInteger(id) && id > 0;
  const verdict = useAppSelector(selectAgeVerdict);
  const { currentData, error, refetch } = useBookDetailQuery(
    { id },
    { refetchOnMountOrArgChange: FRESH_SECONDS, skip: !known },
  );
  const looked = useNow(LOOK_MS);
  const there = currentData !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat looks again; the first answer is none of its business
  useEffect(() => {
    if (there) void refetch();
  }, [looked]);

  const back = () => dispatch(navigationEvents.backAsked());
  const bar = <SimpleHeader title={titles.bookinfo} onBack={back} />;
  if (!known || isGone(error)) {
    return (
      <>
        {bar}
        <BookGone off={businessCode(error) === code.notOpen} />
      </>
    );
  }
  if (currentData?.adult && verdict !== 'shown') {
    return (
      <>
        {bar}
        <AgeWall />
      </>
    );
  }
  if (currentData && query.get('view') === 'comments') {
    const chapter = Number(query.get('chapter'));
    return (
      <Suspense
        fallback={
          <>
            {bar}
            <SkeletonRows lead="avatar" pill={false} />
          </>
        }
      >
        <CommentsView book={currentData} chapterId={chapter > 0 ? chapter : undefined} onBack={back} />
      </Suspense>
    );
  }
  if (currentData) return <BookView book={currentData} onBack={back} />;
  if (!error) return <BookSkeleton onBack={back} />;
  return (
    <>
      {bar}
      <FaultState title={text.failed} fault={error} onRetry={() => void refetch()} />
    </>
  );
}

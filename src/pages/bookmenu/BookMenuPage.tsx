import { useBookDetailQuery, useChapterListQuery } from '@/api/bookApi';
import { AgeWall } from '@/features/books/AgeWall';
import { selectAgeVerdict } from '@/features/books/ageGate';
import { BookGone, isGone } from '@/features/books/BookGone';
import { ChaptersSkeleton } from '@/features/books/chapters/ChaptersSkeleton';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { usePageParams } from '@/shell/navigation/usePageParams';
import { chaptersText as text } from '@/text/chapters';
import { titles } from '@/text/titles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Page } from './bookmenu.styles';
import { MenuView } from './MenuView';

/** 目录: the chapters of a book, and how each stands to the member (pages 15). */
export function BookMenuPage() {
  const id = Number(usePageParams().id);
  const dispatch = useAppDispatch();
  const known = Number.isSafeInteger(id) && id > 0;
  const verdict = useAppSelector(selectAgeVerdict);
  const book = useBookDetailQuery({ id }, { skip: !known, refetchOnMountOrArgChange: 60 });
  // Locks belong to the member: asked again on every visit, while the rows of the last one stay.
  const list = useChapterListQuery({ id }, { skip: !known, refetchOnMountOrArgChange: true });
  const retry = () => {
    void book.refetch();
    void list.refetch();
  };
  const header = (title: string) => (
    <SimpleHeader title={title} onBack={() => dispatch(navigationEvents.backAsked())} />
  );
  const fault = (list.currentData ? undefined : list.error) ?? (book.currentData ? undefined : book.error);

  if (!known || isGone(fault)) {
    return (
      <>
        {header(titles.bookmenu)}
        <BookGone />
      </>
    );
  }
  if (book.currentData?.adult && verdict !== 'shown') {
    return (
      <>
        {header(titles.bookmenu)}
        <AgeWall />
      </>
    );
  }
  if (book.currentData && list.currentData) {
    return (
      <Page>
        {header(book.currentData.title)}
        <MenuView
          book={book.currentData}
          all={list.currentData.records}
          stale={list.isError}
          onRetry={() => void list.refetch()}
        />
      </Page>
    );
  }
  return (
    <>
      {header(titles.bookmenu)}
      {fault ? <FaultState title={text.failed} fault={fault} onRetry={retry} /> : <ChaptersSkeleton count={14} />}
    </>
  );
}

import { useChapterListQuery } from '@/api/bookApi';
import type { BookDetail, Chapter } from '@/contract/book';
import { ChapterRow } from '@/features/books/chapters/ChapterRow';
import { ChaptersSkeleton } from '@/features/books/chapters/ChaptersSkeleton';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useGo } from '@/shell/navigation/useGo';
import { useLink } from '@/shell/navigation/useLink';
import { bookInfoText as text } from '@/text/bookInfo';
import { EmptyState } from '@/ui/page-state/PageState';
import { Gap } from './bookinfo.styles';

/** So many chapters from the beginning and from the end. */
const ENDS = 3;

/** The first three chapters and the last three; all of them are in 目录. */
export function ChapterPreview({ book }: { book: BookDetail }) {
  const go = useGo();
  const { id, kind, place } = book;
  const canRead = useLink()(href.readbook(id, 1)) !== undefined;
  const { currentData, error, refetch } = useChapterListQuery({ id }, { refetchOnMountOrArgChange: 60 });
  if (!currentData && !error)
    return <ChaptersSkeleton count={Math.min(Math.max(book.chapterCount, 1), ENDS * 2 + 1)} />;
  if (!currentData) {
    return <FaultState inline title={text.chaptersFailed} fault={error} onRetry={() => void refetch()} />;
  }
  const all = currentData.records;
  if (all.length === 0) return <EmptyState inline title={text.noChapters} />;
  const cut = all.length > ENDS * 2;
  const open = ({ id: cid }: Chapter) => {
    if (canRead) go(href.readbook(id, cid));
  };
  const row = (chapter: Chapter) => (
    <ChapterRow
      key={chapter.id}
      chapter={chapter}
      kind={kind}
      current={place?.chapterId === chapter.id}
      onOpen={open}
    />
  );
  return (
    <div>
      {(cut ? all.slice(0, ENDS) : all).map(row)}
      {cut && (
        <>
          <Gap as={Link} to={href.bookmenu(id)}>
            {text.gap(kind, all.length - ENDS * 2)}
          </Gap>
          {all.slice(-ENDS).map(row)}
        </>
      )}
    </div>
  );
}

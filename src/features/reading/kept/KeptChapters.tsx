import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { LinkRow } from '@/shell/navigation/LinkRow';
import { keptChaptersText } from '@/text/keptChapters';
import { Card } from '@/ui/card/Card';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { isUnreached } from './isUnreached';
import { selectKeptChapters } from './keptChaptersSlice';

/** Below a call that did not reach the server: the chapters that can be read all the same; nothing where there are none. */
export function KeptChapters({ fault }: { fault: unknown }) {
  const chapters = useAppSelector(selectKeptChapters);
  if (!isUnreached(fault) || chapters.length === 0) return null;
  return (
    <section aria-label={keptChaptersText.title}>
      <SectionHeader title={keptChaptersText.title} />
      <Card lines>
        {chapters.map(({ bookId, bookTitle, chapterId, chapterTitle }) => (
          <LinkRow key={chapterId} to={href.readbook(bookId, chapterId)} note={chapterTitle}>
            {bookTitle}
          </LinkRow>
        ))}
      </Card>
    </section>
  );
}

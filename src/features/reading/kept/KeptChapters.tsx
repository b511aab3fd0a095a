import { ChevronRight } from 'lucide-react';
import { useAppSelector } from '@/kernel/hooks';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { href } from '@/shell/navigation/href';
import { keptChaptersText } from '@/text/keptChapters';
import { Card } from '@/ui/card/Card';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Row } from './kept.styles';
import { selectKeptChapters } from './keptChaptersSlice';

/** Without a network: the chapters that can be read all the same; nothing where there are none, or the network is there. */
export function KeptChapters() {
  const chapters = useAppSelector(selectKeptChapters);
  const offline = useAppSelector(selectIsOffline);
  if (!offline || chapters.length === 0) return null;
  return (
    <section aria-label={keptChaptersText.title}>
      <SectionHeader title={keptChaptersText.title} />
      <Card lines>
        {chapters.map(({ bookId, bookTitle, chapterId, chapterTitle }) => (
          <Row key={chapterId} to={href.readbook(bookId, chapterId)}>
            <span>
              {bookTitle}
              <small>{chapterTitle}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </Row>
        ))}
      </Card>
    </section>
  );
}

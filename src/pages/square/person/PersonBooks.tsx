import { peopleApi } from '@/api/peopleApi';
import { BookGrid } from '@/features/books/BookGrid';
import { useFeed } from '@/shell/feeds/useFeed';
import { personText as text } from '@/text/person';
import { EmptyState } from '@/ui/page-state/PageState';
import { Books } from './person.styles';

/** The books somebody follows, the latest first. */
export function PersonBooks({ id, active }: { id: number; active: boolean }) {
  const feed = useFeed(peopleApi.endpoints.personBooks, { id });
  const phase = feed.items.length === 0 && feed.phase === 'finished' ? 'empty' : feed.phase;
  return (
    <Books>
      <BookGrid
        feed={{ ...feed, phase }}
        bookOf={({ book }) => book}
        active={active}
        empty={<EmptyState inline {...text.none.books} />}
      />
    </Books>
  );
}

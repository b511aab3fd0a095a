import { useBookShelvesQuery } from '@/api/bookApi';
import { BookRail } from '@/features/books/BookRail';
import { shelfText as text } from '@/text/shelf';
import { SectionHeader } from '@/ui/section-header/SectionHeader';

/** Books to begin with, for a shelf that is empty. */
export function Recommended() {
  const { currentData } = useBookShelvesQuery();
  const books = currentData?.banners.map(({ book }) => book) ?? [];
  if (books.length === 0) return null;
  return (
    <section>
      <SectionHeader title={text.recommended} />
      <BookRail label={text.recommended} books={books} />
    </section>
  );
}

import type { Book } from '@/contract/book';
import { Rail } from '@/ui/rail/Rail';
import { useAllowedBooks } from './ageGate';
import { BookCard } from './BookCard';

const self = (book: Book) => book;

/** Covers that scroll sideways, a part of the next one showing. */
export function BookRail({ label, books }: { label: string; books: readonly Book[] }) {
  const shown = useAllowedBooks(books, self);
  return (
    <Rail label={label} item="6.75rem" gap="0.625rem">
      {shown.map((book) => (
        <BookCard key={book.id} book={book} />
      ))}
    </Rail>
  );
}

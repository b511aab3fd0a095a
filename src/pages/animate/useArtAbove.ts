import { bookApi } from '@/api/bookApi';
import type { Book } from '@/contract/book';
import { useAllowedBooks } from '@/features/books/ageGate';

const bookOf = ({ book }: { book: Book }) => book;
const none: readonly never[] = [];

/** Whether the top of 推荐 is a picture: the banner, or the dark ground it is awaited on. */
export function useArtAbove(): boolean {
  const { data, error } = bookApi.endpoints.bookShelves.useQueryState();
  const banners = useAllowedBooks(data?.banners ?? none, bookOf);
  return data ? banners.length > 0 : error === undefined;
}

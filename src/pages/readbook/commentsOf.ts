import type { Chapter } from '@/contract/book';

/** The part of a book's page with what readers wrote about a chapter. */
export const commentsOf = ({ id }: Pick<Chapter, 'id'>) => ({ view: 'comments', chapter: String(id) }) as const;

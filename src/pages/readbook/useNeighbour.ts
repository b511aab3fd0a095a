import { useEffect } from 'react';
import { useChapterContentQuery } from '@/api/bookApi';
import type { ChapterContent } from '@/contract/book';

/** So many pictures of the next chapter wait for it. */
const PICTURES = 2;

/** Fetches the next chapter and its first pictures while this one is read. */
export function useNeighbour({ book, nextId }: ChapterContent, wanted: boolean): void {
  const skip = !wanted || nextId == null;
  const { data } = useChapterContentQuery({ id: book.id, cid: nextId ?? 0 }, { skip });
  const pages = skip ? undefined : data?.pages;
  useEffect(() => {
    for (const { url } of pages?.slice(0, PICTURES) ?? []) document.createElement('img').src = url;
  }, [pages]);
}

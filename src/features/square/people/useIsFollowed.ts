import { rowAt, rowPaths } from '@/api/rows';
import { isPerson } from '@/features/square/wishes/rowKinds';
import { useAppSelector } from '@/kernel/hooks';

/** Whether the member follows somebody, as any answer in the cache says it; for views that were given only an id. */
export function useIsFollowed(id: number): boolean {
  return useAppSelector(({ api }) => {
    for (const answer of Object.values(api.queries)) {
      const [path] = rowPaths(answer?.data, isPerson(id));
      if (path) return (rowAt(answer?.data, path) as { followed: boolean }).followed;
    }
    return false;
  });
}

import type { PickList } from '@/contract/editorial';
import { selectAgeVerdict } from '@/features/books/ageGate';
import { useAppSelector } from '@/kernel/hooks';

/** Lists without the books that may not be named here (A7): a list has no room for a covered one. */
export function usePicksAllowed(lists: readonly PickList[]): readonly PickList[] {
  const shown = useAppSelector(selectAgeVerdict) === 'shown';
  if (shown) return lists;
  return lists
    .map((list) => ({ ...list, items: list.items.filter(({ book }) => !book?.adult) }))
    .filter(({ items }) => items.length > 0);
}

import type { Item } from '@server/import/kinds/contentKind';
import { changedFields } from '@server/import/sameItem';
import type { ContentKindName } from '@/contract/desk/content';
import { kindCalled } from './contentRows';

/** So long after it was published a price is recalled by one person. */
export const RECALL_MS = 10 * 60_000;

/** Whether members would pay or get something else: such a change takes two. Off the shelf and along it everything goes alone. */
export function costs(kind: ContentKindName, before: Item | null, after: Item): boolean {
  const { prices } = kindCalled(kind);
  const changed = changedFields(before, after).filter(
    (name) => before === null || !(name === 'sort' || (name === 'active' && after.active === false)),
  );
  return prices === 'all' ? changed.length > 0 : prices.some((name) => changed.includes(name));
}

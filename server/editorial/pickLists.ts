import type { Reader } from '@server/db/database';
import type { PickList } from '@/contract/editorial';
import { subjectsOf, withOwnedIn } from './subjects';

/** Lists that are shown. */
const LISTED = 30;

/** Lists that people made, editors' first; what is off the shelf is left out, and a list of nothing else as well. */
export async function pickLists(reader: Reader): Promise<PickList[]> {
  const lists = await reader
    .selectFrom('pickLists')
    .where('active', '=', true)
    .orderBy('madeBy')
    .orderBy('sort')
    .orderBy('id')
    .limit(LISTED)
    .selectAll()
    .execute();
  if (lists.length === 0) return [];
  const picks = await reader
    .selectFrom('picks')
    .where(
      'listId',
      'in',
      lists.map(({ id }) => id),
    )
    .orderBy('place')
    .selectAll()
    .execute();
  const subjectOf = await subjectsOf(reader, picks);
  return lists
    .map(
      ({ id, madeBy, title, rule, author, authorAvatar, updatedAt }): PickList => ({
        id,
        madeBy,
        title,
        rule,
        author: { name: author, avatar: authorAvatar },
        updateTime: updatedAt.getTime(),
        items: picks
          .filter(({ listId }) => listId === id)
          .map((pick) => ({ why: pick.why, ...subjectOf(pick) }))
          .filter(({ game, book }) => game !== null || book !== null),
      }),
    )
    .filter(({ items = [] }) => items.length > 0);
}

/** The lists as this member sees them. */
export const listsWithOwned = (lists: readonly PickList[], owned: readonly number[]): PickList[] =>
  lists.map((list) => ({ ...list, items: withOwnedIn(list.items ?? [], owned) }));

/** Everything that stands in these lists. */
export const itemsOf = (lists: readonly PickList[]) => lists.flatMap(({ items }) => items ?? []);

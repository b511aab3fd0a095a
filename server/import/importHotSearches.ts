import type { Content } from './format/content';
import { ContentError } from './problems';
import { type Rows, saveRow } from './rows';

/** A word that members are shown before they search. */
export interface HotSearch {
  keyword: string;
  weight: number;
  active: boolean;
}

export async function saveHotSearch(rows: Rows, word: HotSearch, id: number | undefined): Promise<number> {
  const { keyword } = word;
  const same = await rows.tx
    .selectFrom('searchKeywords')
    .select('id')
    .where('keyword', '=', keyword)
    .executeTakeFirst();
  if (same && same.id !== id) {
    throw new ContentError([{ file: 'square.json', path: 'keyword', text: 'is there already as another word' }]);
  }
  return saveRow(rows, 'searchKeywords', id, { row: word });
}

/** Words by their place, the first is the hottest, or each with its weight. */
export async function importHotSearches(
  rows: Rows,
  given: NonNullable<Content['square.json']>['hotSearches'],
): Promise<void> {
  const there = await rows.tx.selectFrom('searchKeywords').select(['id', 'keyword']).execute();
  const ids = new Map(there.map(({ id, keyword }) => [keyword, id]));
  for (const [at, one] of given.entries()) {
    const word = typeof one === 'string' ? { key: one, keyword: one, weight: (given.length - at) * 10 } : one;
    const known = ids.get(word.keyword);
    if (known !== undefined && !rows.has('hotSearch', word.key)) rows.adopt('hotSearch', word.key, known);
    const { keyword, weight } = word;
    await rows.take('hotSearch', word, (id) => saveHotSearch(rows, { keyword, weight, active: true }, id));
  }
}

import type * as v from 'valibot';
import type { Content } from './format/content';
import type { WelfareItem, WelfareSheet } from './format/welfare';
import { ContentError } from './problems';
import { keptOf, pictureUrl, type Rows, saveRow } from './rows';

type Item = v.InferOutput<typeof WelfareItem>;
type Sheet = Omit<v.InferOutput<typeof WelfareSheet>, 'key'>;
const FILE = 'welfare.json';

function filesOf(item: Item) {
  if (item.kind === 'video') {
    const { name, type } = keptOf(item.film);
    return [{ name, type, w: item.width, h: item.height }];
  }
  return item.pictures.map((picture) => {
    const { name, type, w, h } = keptOf(picture);
    return { name, type, w, h };
  });
}

const wordsOf = (rows: Rows, item: Sheet, path: string) => ({
  title: item.title,
  intro: item.intro,
  pay: item.pay,
  price: item.price,
  vipFree: item.vipFree,
  hot: item.hot,
  gameId: item.game === undefined ? null : rows.idOf('game', item.game, { file: FILE, path: `${path}.game` }),
  ...(item.poster !== undefined && { poster: pictureUrl(item.poster) }),
  ...(item.publishedAt !== undefined && { createdAt: new Date(item.publishedAt) }),
});

/** Changes what a film or an album says of itself; its files stay. */
export async function saveFilmSheet(
  rows: Rows,
  { active, ...item }: Sheet & { active: boolean },
  path: string,
  id: number | undefined,
): Promise<number> {
  if (id === undefined)
    throw new ContentError([{ file: FILE, path, text: 'is not there yet: kind and its files are missing' }]);
  return saveRow(rows, 'welfareItems', id, { row: { ...wordsOf(rows, item, path), active } });
}

async function saveItem(rows: Rows, item: Item, path: string, id: number | undefined): Promise<number> {
  return saveRow(rows, 'welfareItems', id, {
    row: {
      kind: item.kind,
      ...wordsOf(rows, item, path),
      files: JSON.stringify(filesOf(item)),
      seconds: item.kind === 'video' ? item.seconds : 0,
      // Lists count an album's pictures by these; none of them is drawn.
      pictureArts: item.kind === 'album' ? item.pictures.map(() => 0) : [],
      active: true,
    },
    first: { art: 0, createdAt: new Date(rows.now) },
  });
}

/** `welfare.json`: films and albums. */
export async function importWelfare(rows: Rows, file: NonNullable<Content['welfare.json']>): Promise<void> {
  for (const [at, item] of file.items.entries()) {
    await rows.take('welfare', item, (id) =>
      'kind' in item
        ? saveItem(rows, item, `items[${at}]`, id)
        : saveFilmSheet(rows, { ...item, active: true }, `items[${at}]`, id),
    );
  }
}

import type * as v from 'valibot';
import type { Content } from './format/content';
import type { WelfareItem } from './format/welfare';
import { keptOf, pictureUrl, type Rows, saveRow } from './rows';

type Item = v.InferOutput<typeof WelfareItem>;

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

async function saveItem(rows: Rows, item: Item, path: string, id: number | undefined): Promise<number> {
  const gameId =
    item.game === undefined ? null : rows.idOf('game', item.game, { file: 'welfare.json', path: `${path}.game` });
  return saveRow(rows, 'welfareItems', id, {
    row: {
      kind: item.kind,
      title: item.title,
      intro: item.intro,
      poster: pictureUrl(item.poster),
      files: JSON.stringify(filesOf(item)),
      seconds: item.kind === 'video' ? item.seconds : 0,
      // Lists count an album's pictures by these; none of them is drawn.
      pictureArts: item.kind === 'album' ? item.pictures.map(() => 0) : [],
      pay: item.pay,
      price: item.price,
      vipFree: item.vipFree,
      hot: item.hot,
      gameId,
      active: true,
      ...(item.publishedAt !== undefined && { createdAt: new Date(item.publishedAt) }),
    },
    first: { art: 0, createdAt: new Date(rows.now) },
  });
}

/** `welfare.json`: films and albums. */
export async function importWelfare(rows: Rows, file: NonNullable<Content['welfare.json']>): Promise<void> {
  for (const [at, item] of file.items.entries()) {
    await rows.take('welfare', item, (id) => saveItem(rows, item, `items[${at}]`, id));
  }
}

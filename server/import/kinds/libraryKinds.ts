import type { BookRow } from '@server/db/schema/reading';
import type { WelfareItemRow } from '@server/db/schema/welfare';
import { BookSheet } from '@server/import/format/books';
import { WelfareSheet } from '@server/import/format/welfare';
import { saveSheet } from '@server/import/importBooks';
import { saveFilmSheet } from '@server/import/importWelfare';
import { type Selectable, sql } from 'kysely';
import { type ContentKind, momentOf, reader, said } from './contentKind';

const filled = (text: string) => (text === '' ? null : text);

/** What a book says of itself; its chapters come by an import, and so does what they cost. */
export const book: ContentKind = {
  table: 'books',
  schema: BookSheet,
  place: [],
  prices: [],
  fixed: true,
  listing: {
    title: sql`title`,
    state: sql`case when status = 'off' then 'off' when published_at > now() then 'planned' else 'live' end`,
    order: sql`status = 'off', banner_sort, title, id`,
  },
  async read(rows, ids) {
    const { rows: found } = await sql<{ id: number; names: string[] }>`select k.book_id as id,
        array_agg(l.name order by k.place) as names from book_label_links k join book_labels l on l.id = k.label_id
      where k.book_id = any(${ids}::bigint[]) group by k.book_id`.execute(rows.tx);
    const labels = new Map(found.map(({ id, names }) => [id, names]));
    return reader<Selectable<BookRow>>('books', (row) => {
      const { id, title, author, cover, note, bannerSort, intro, status, adult, hot, score, weekday, publishedAt } =
        row;
      return said({
        ...{ title, author, cover, banner: filled(row.banner), note, bannerSort, intro, status, adult, hot, score },
        ...{ labels: labels.get(id) ?? [], weekday, publishedAt: momentOf(publishedAt) },
      });
    })(rows, ids);
  },
  write: ({ rows }, item: Parameters<typeof saveSheet>[1], id) => saveSheet(rows, item, '', id),
};

/** What a film or an album says of itself and costs; its files come by an import. */
export const welfare: ContentKind = {
  table: 'welfareItems',
  schema: WelfareSheet,
  place: ['active'],
  prices: ['pay', 'price', 'vipFree'],
  fixed: true,
  listing: {
    title: sql`title`,
    state: sql`case when active then 'live' else 'off' end`,
    order: sql`active desc, created_at desc, id desc`,
  },
  read: reader<Selectable<WelfareItemRow>>('welfareItems', (row, rows) => {
    const { title, intro, poster, pay, price, vipFree, hot, gameId, createdAt, active } = row;
    const game = gameId === null ? null : rows.keyOf('game', gameId);
    return said({ title, intro, poster, pay, price, vipFree, hot, game, publishedAt: momentOf(createdAt), active });
  }),
  write: ({ rows }, item: Parameters<typeof saveFilmSheet>[1], id) => saveFilmSheet(rows, item, '', id),
};

import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { ContentKind, Item } from '@server/import/kinds/contentKind';
import { contentKinds } from '@server/import/kinds/kinds';
import { createRows, type Rows } from '@server/import/rows';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { ContentKindName } from '@/contract/desk/content';

/** What the room needs beside the database. */
export type ContentTools = Pick<ServerContext, 'ids' | 'config' | 'files'>;

const ALIAS = /^id-(\d+)$/;
/** Fields that name another thing, and the tables those stand in. */
const NAMED = {
  game: { kind: 'game', table: 'games' },
  book: { kind: 'book', table: 'books' },
  activity: { kind: 'activity', table: 'activities' },
  category: { kind: 'faqCategory', table: 'faq_categories' },
} as const;

function namedIn(value: unknown): [field: keyof typeof NAMED, id: number][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const id = typeof inner === 'string' && Object.hasOwn(NAMED, name) ? ALIAS.exec(inner)?.[1] : undefined;
    return id === undefined ? namedIn(inner) : [[name as keyof typeof NAMED, Number(id)]];
  });
}

/** Rows as an import has them, which also know what an item names by its id. */
export async function contentRows(tx: Tx, now: number, item: Item | null = null): Promise<Rows> {
  const rows = await createRows(tx, now);
  for (const [field, id] of namedIn(item)) {
    const { kind, table } = NAMED[field];
    const { rows: found } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(tx);
    if (found.length > 0) rows.alias(kind, id);
  }
  return rows;
}

export const kindCalled = (name: ContentKindName): ContentKind => contentKinds[name];

/** What is published of a row; 1002 where there is none. */
export async function liveItem(rows: Rows, name: ContentKindName, rowId: number): Promise<Item> {
  const item = (await kindCalled(name).read(rows, [rowId])).get(rowId);
  if (!item) throw new ProductError(code.notFound, 'contentGone');
  return item;
}

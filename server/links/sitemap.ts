import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import { escapeHtml } from '@/lib/html/escapeHtml';
import { isKind, type LinkKind, linkKinds, pathOf, publicPages } from './address';
import { listed } from './listed';

/** Ids in one file: a range of them, so that the thousandth file costs what the first does. */
const IDS = 5_000;
const NAME = /^([a-z]+)-(\d{1,9})\.xml$/;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urls = (rows: readonly { address: string; changed?: Date }[]): string =>
  `${head}<urlset ${space}>\n${rows
    .map(
      ({ address, changed }) =>
        `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`,
    )
    .join('\n')}\n</urlset>\n`;

/** The list of all files of addresses. */
export async function sitemapIndex(reader: Reader, origin: string): Promise<string> {
  const names = ['pages.xml'];
  for (const kind of linkKinds) {
    const { rows } = await sql<{ last: number | null }>`select max(id) as last from (${listed[kind]}) found`.execute(
      reader,
    );
    const last = rows[0]?.last ?? 0;
    for (let file = 0; file * IDS < last; file += 1) names.push(`${kind}-${file}.xml`);
  }
  const files = names.map((name) => `<sitemap><loc>${origin}/sitemap/${name}</loc></sitemap>`);
  return `${head}<sitemapindex ${space}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

async function things(reader: Reader, kind: LinkKind, file: number, origin: string): Promise<string> {
  const from = file * IDS;
  const { rows } = await sql<{ id: number; changed: Date }>`select id, changed from (${listed[kind]}) found
    where id > ${from} and id <= ${from + IDS} order by id`.execute(reader);
  return urls(rows.map(({ id, changed }) => ({ address: `${origin}${pathOf[kind](id)}`, changed })));
}

/** One file of addresses; null for a name that is none. */
export async function sitemapFile(reader: Reader, name: string, origin: string): Promise<string | null> {
  if (name === 'pages.xml') return urls(publicPages.map((path) => ({ address: `${origin}${path}` })));
  const [, kind = '', file] = NAME.exec(name) ?? [];
  return isKind(kind) ? things(reader, kind, Number(file), origin) : null;
}

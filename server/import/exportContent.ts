import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { Files } from '@server/files/files';
import { sql } from 'kysely';
import { LegalDoc } from '@/contract/support';
import { lockContent } from './importContent';
import { type Item, ONE, sourceOf } from './kinds/contentKind';
import { contentKinds, type KindName } from './kinds/kinds';
import { aliasOf, createRows, type Rows } from './rows';

/** Where a kind stands in the folder; questions stand within their category, settings by their names. */
const PLACE = {
  game: ['games.json', 'games'],
  gift: ['games.json', 'gifts'],
  activity: ['activities.json', 'activities'],
  task: ['activities.json', 'tasks'],
  package: ['shop.json', 'packages'],
  plan: ['shop.json', 'plans'],
  banner: ['home.json', 'banners'],
  shortcut: ['home.json', 'shortcuts'],
  section: ['home.json', 'sections'],
  story: ['home.json', 'stories'],
  pickList: ['home.json', 'lists'],
  bulletin: ['news.json', 'bulletins'],
  message: ['news.json', 'messages'],
  faqCategory: ['help.json', 'categories'],
  faq: null,
  tag: ['square.json', 'tags'],
  hotSearch: ['square.json', 'hotSearches'],
  gameType: ['games.json', 'types'],
  book: ['books.json', 'books'],
  welfare: ['welfare.json', 'items'],
  legal: null,
  contact: null,
  letterTargets: null,
  appPage: null,
  checkinRules: null,
  inviteRules: null,
  squareRules: null,
  readingRules: null,
} as const satisfies Record<KindName, readonly [file: string, list: string] | null>;

const KINDS = Object.keys(contentKinds) as KindName[];

/** A thing under its key, as the folder has it. */
type Keyed = Item & { key: string };

/** Rows that came by no key get one: what is exported is known by it from then on. */
async function giveKeys(tx: Tx, kind: KindName, where = sql`true`): Promise<void> {
  await sql`insert into content_keys (kind, key, row_id, hash)
    select ${kind}, ${aliasOf(0).slice(0, -1)} || t.id, t.id, '' from ${sourceOf(contentKinds[kind])} t where (${where})
      and not exists (select from content_keys k where k.kind = ${kind} and k.row_id = t.id)
    on conflict (kind, key) do nothing`.execute(tx);
}

/** What is published of a kind, in its order, without what its place says. */
async function itemsOf(rows: Rows, kind: KindName): Promise<Keyed[]> {
  const { listing, place, read } = contentKinds[kind];
  const shown = (place as readonly string[]).includes('active') ? sql`active` : sql`true`;
  const where = 'where' in listing ? listing.where : sql`true`;
  const { rows: found } = await sql<{ id: number }>`select id from ${sourceOf(contentKinds[kind])}
    where (${where}) and ${shown} order by ${listing.order}`.execute(rows.tx);
  const ids = found.map(({ id }) => id);
  const items = await read(rows, ids);
  return ids.flatMap((id) => {
    const item = items.get(id);
    if (item === undefined) return [];
    const own = Object.entries(item).filter(([name]) => !(place as readonly string[]).includes(name));
    return [{ key: rows.keyOf(kind, id), ...Object.fromEntries(own) }];
  });
}

interface PackageRow {
  key: string;
  platform: 'android' | 'ios';
  file_name: string;
  sha256: string;
  version: string;
  requires: string;
}

/** The packages that an import brought, by the key of their game; their files are written beside. */
async function packagesOf(tx: Tx, files: Files, folder: string): Promise<Map<string, Record<string, object>>> {
  const { rows } =
    await sql<PackageRow>`select k.key, case p.platform_type when 1 then 'android' else 'ios' end as platform,
      p.file_name, p.sha256, p.version, p.requires
    from game_packages p join content_keys k on k.kind = 'game' and k.row_id = p.game_id order by 1, 2`.execute(tx);
  const by = new Map<string, Record<string, object>>();
  for (const { key, platform, file_name: fileName, sha256, version, requires } of rows) {
    const name = `packages/${sha256}.${platform === 'android' ? 'apk' : 'ipa'}`;
    // The demo's are drawn when they are asked for: there is no file.
    if ((await files.head(name)) === null) continue;
    await mkdir(path.join(folder, 'packages'), { recursive: true });
    await pipeline(await files.read(name), createWriteStream(path.join(folder, name)));
    by.set(key, { ...by.get(key), [platform]: { file: name, version, requires, fileName } });
  }
  return by;
}

/** What there is one of each: values by their names, legal texts beside their files. */
interface Settings {
  values: Record<string, Item>;
  texts: Record<string, { title: unknown; html: string }>;
  files: Map<string, string>;
}

const SETTINGS = { contact: 'support', letterTargets: 'letterTargets', appPage: 'serverConfig' } as const;

/** There is one of each. */
const RULES = ['checkinRules', 'inviteRules', 'squareRules', 'readingRules'] as const;

async function settingsOf(rows: Rows, appId: string): Promise<Settings> {
  const stored = await rows.tx.selectFrom('appConfig').select(['id', 'key']).where('appId', '=', appId).execute();
  const idOf = new Map<string, number>(stored.map(({ id, key }) => [key, id]));
  const read = async (kind: keyof typeof SETTINGS | 'legal', key: string): Promise<Item | undefined> => {
    const id = idOf.get(key);
    return id === undefined ? undefined : (await contentKinds[kind].read(rows, [id])).get(id);
  };
  const found: Settings = { values: {}, texts: {}, files: new Map() };
  for (const kind of Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]) {
    const item = await read(kind, SETTINGS[kind]);
    if (item && Object.keys(item).length > 0) found.values[kind] = item;
  }
  for (const kind of RULES)
    for (const item of (await contentKinds[kind].read(rows, [ONE])).values()) found.values[kind] = item;
  for (const doc of LegalDoc.options) {
    const text = await read('legal', doc);
    if (typeof text?.content !== 'string') continue;
    const html = `help/${doc}.html`;
    found.texts[doc] = { title: text.title, html };
    found.files.set(html, text.content);
  }
  return found;
}

/** Where an export comes from. */
export interface ExportTools {
  db: Db;
  files: Files;
  appId: string;
  now: number;
}

/**
 * Writes what the desk may change into a folder that `content:import` takes: the same rows, under the same keys, as they are now.
 * Answers how many of each list. Of books and films it is what they say of themselves: chapters and files only an import writes.
 */
export async function exportContent(
  folder: string,
  { db, files, appId, now }: ExportTools,
): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const lists = new Map<KindName, Item[]>();
  const settings = await withTx(db, async (tx) => {
    await lockContent(tx);
    for (const kind of KINDS) {
      const { table, listing } = contentKinds[kind];
      // Settings and tabs are known by what they are.
      if (contentKinds[kind].place.length === 0 && 'fixed' in contentKinds[kind]) continue;
      if (table === 'gameTypes') continue;
      await giveKeys(tx, kind, 'where' in listing ? listing.where : undefined);
    }
    const rows = await createRows(tx, now);
    const keyed = new Map<KindName, Keyed[]>();
    for (const kind of KINDS) keyed.set(kind, await itemsOf(rows, kind));
    const packages = await packagesOf(tx, files, folder);
    const listOf = (kind: KindName) => keyed.get(kind) ?? [];
    for (const [kind, items] of keyed) lists.set(kind, items);
    lists.set(
      'game',
      listOf('game').map((game) => ({ ...game, packages: packages.get(game.key) ?? {} })),
    );
    lists.set(
      'gameType',
      listOf('gameType').map(({ key: _type, ...tab }) => tab),
    );
    lists.set(
      'faqCategory',
      listOf('faqCategory').map((one) => ({
        ...one,
        faqs: listOf('faq').flatMap(({ category, ...faq }) => (category === one.key ? [faq] : [])),
      })),
    );
    return settingsOf(rows, appId);
  });
  const content: Record<string, object> = {
    'content.json': { format: 'plaza-content', v: 1 },
    'help.json': settings.texts,
    'settings.json': settings.values,
  };
  const counts = new Map<string, number>();
  for (const [kind, items] of lists) {
    const place = PLACE[kind];
    if (place === null) continue;
    const [file, list] = place;
    content[file] = { ...content[file], [list]: items };
    counts.set(`${file} ${list}`, items.length);
  }
  await mkdir(path.join(folder, 'help'), { recursive: true });
  for (const [name, text] of settings.files) await writeFile(path.join(folder, name), text);
  for (const [name, value] of Object.entries(content))
    await writeFile(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  return counts;
}

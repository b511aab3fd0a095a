import { checkDatabase } from '@server/db/check';
import type { Db, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { Files } from '@server/files/files';
import type { Ids } from '@server/ids';
import { sql } from 'kysely';
import { createChronicle } from './chronicle';
import { importActivities } from './importActivities';
import { importBooks } from './importBooks';
import { importEditorial } from './importEditorial';
import { importGames } from './importGames';
import { importHelp, importHome, importNews, importSquare } from './importHouse';
import { importRules } from './importRules';
import { importSettings } from './importSettings';
import { importShop } from './importShop';
import { importTasks } from './importTasks';
import { importWelfare } from './importWelfare';
import { keepFiles } from './keepFiles';
import { ContentError } from './problems';
import { readContent } from './readContent';
import { retire } from './retire';
import { createRows, type Tally } from './rows';

/** One number for all processes: two imports at once would both find a key new. */
const LOCK_KEY = 7_261_946;

/** Whoever writes content waits for who does already; until the end of the transaction. */
export const lockContent = (tx: Tx) => sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx);

/** Where an import goes. */
export interface ImportTools {
  db: Db;
  ids: Ids;
  files: Files;
  appId: string;
  now: number;
  /** What is no longer in the folder goes off the shelf. */
  retire?: boolean;
}

/**
 * Takes a folder over, all or nothing: the format first, then every file it names, then all rows in one transaction that
 * ends with every rule of `db:check`. Throws {@link ContentError}. The same folder again changes nothing.
 */
export async function importContent(folder: string, tools: ImportTools): Promise<Map<string, Tally>> {
  const content = readContent(folder);
  const kept = await keepFiles(folder, content, tools.files);
  try {
    return await withTx(tools.db, async (tx) => {
      await lockContent(tx);
      const chronicle = createChronicle();
      const rows = await createRows(tx, tools.now, chronicle);
      const { 'games.json': games, 'books.json': books, 'welfare.json': welfare } = content;
      const { 'activities.json': activities, 'shop.json': shop } = content;
      const { 'home.json': home, 'news.json': news, 'help.json': help, 'square.json': square } = content;
      const { 'settings.json': settings } = content;
      if (games) await importGames(rows, tools.ids, games);
      if (books) await importBooks(rows, books);
      if (welfare) await importWelfare(rows, welfare);
      if (activities) await importActivities(rows, activities);
      if (activities) await importTasks(rows, activities);
      if (shop) await importShop(rows, shop);
      if (home) await importHome(rows, home);
      if (home) await importEditorial(rows, home);
      if (news) await importNews(rows, news);
      if (help) await importHelp(rows, tools.appId, help);
      if (square) await importSquare(rows, square);
      if (settings) await importSettings(rows, tools.appId, settings);
      if (settings) await importRules(rows, settings);
      if (tools.retire) await retire(rows, content);
      await chronicle.close(rows, { at: tools.now, staffId: null, how: 'import', reason: '' });
      const [broken] = await checkDatabase(tx);
      if (broken)
        throw new ContentError([{ file: 'the database', path: '', text: `would break a rule: ${broken.rule}` }]);
      return rows.tallies;
    });
  } catch (error) {
    await kept.forget();
    throw error;
  }
}

/** Reads a folder and looks at its files, without a database and without keeping anything. */
export async function checkContent(folder: string, scratch: Files): Promise<void> {
  await (await keepFiles(folder, readContent(folder), scratch)).forget();
}

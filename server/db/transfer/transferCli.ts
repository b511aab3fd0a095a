import { readConfig } from '@server/config';
import type { Db } from '@server/db/database';
import { openDatabase } from '@server/db/openDatabase';
import { exportDatabase } from './exportDatabase';
import { importDatabase } from './importDatabase';

const verbs: Readonly<Record<string, (db: Db, file: string) => Promise<string>>> = {
  export: async (db, file) => `${await exportDatabase(db, file)} rows written to ${file}`,
  import: async (db, file) => `${await importDatabase(db, file)} rows read from ${file}; the database is sound`,
};

/** `npm run db:export -- <file>` and `npm run db:import -- <file>`, on the configured database. */
async function transfer([verb = '', file]: string[]): Promise<void> {
  const work = verbs[verb];
  if (!work || !file) throw new Error('Usage: npm run db:export -- <file>, npm run db:import -- <file>');
  const database = await openDatabase(readConfig(process.env));
  try {
    process.stdout.write(`${await work(database.db, file)}.\n`);
  } finally {
    await database.close();
  }
}

try {
  await transfer(process.argv.slice(2));
} catch (error) {
  // What is wrong with the file or the folder is said in words; a stack would only hide it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

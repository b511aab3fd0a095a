import { runCommand } from '@server/commandLine';
import { readConfig } from '@server/config';
import type { Database, Db } from '@server/db/database';
import { type DatabaseConfig, openExisting, openForImport } from '@server/db/openDatabase';
import { exportDatabase } from './exportDatabase';
import { importDatabase } from './importDatabase';

interface Verb {
  open(config: DatabaseConfig): Promise<Database>;
  work(db: Db, file: string): Promise<string>;
}

const verbs: Readonly<Record<string, Verb>> = {
  export: {
    // Rows are copied as they are, so that a backup can also be made with the version that is about to be started.
    open: (config) => openExisting(config, { older: true }),
    work: async (db, file) => `${await exportDatabase(db, file)} rows written to ${file}`,
  },
  import: {
    open: openForImport,
    work: async (db, file) => `${await importDatabase(db, file)} rows read from ${file}; the database is sound`,
  },
};

/** `npm run db:export -- <file>` and `npm run db:import -- <file>`, on the configured database. */
async function transfer([name = '', file]: string[]): Promise<string> {
  const verb = verbs[name];
  if (!verb || !file) throw new Error('Usage: npm run db:export -- <file>, npm run db:import -- <file>');
  const database = await verb.open(readConfig(process.env));
  try {
    return `${await verb.work(database.db, file)}.`;
  } finally {
    await database.close();
  }
}

await runCommand(transfer);

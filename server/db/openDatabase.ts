import type { Config } from '@server/config';
import type { Database } from './database';
import { migrate } from './migrate';
import { openFolder } from './openPglite';
import { openPostgres } from './openPostgres';

/** The part of the configuration that says where the data lives. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dbPoolMax' | 'dbSsl' | 'dataDir' | 'cacheDir'>;

/** Opens the database the configuration names, PostgreSQL or the embedded one, and brings it up to date. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database =
    config.databaseUrl === null
      ? await openFolder(config.dataDir, config.cacheDir)
      : await openPostgres({ url: config.databaseUrl, poolMax: config.dbPoolMax, ssl: config.dbSsl });
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

import type { Database } from '@server/db/database';
import { migrate, migrationsHash, readMigrations } from '@server/db/migrate';
import { openPostgres } from '@server/db/openPostgres';
import pg from 'pg';
import { addStates } from './states';

/** One number for all Jest processes: the first makes the template, the others wait and find it. */
const LOCK_KEY = 7_261_946;

const addressOf = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function asAdmin<T>(adminUrl: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/** The database the others are copied from: all migrations applied; made once per set of migrations. */
async function migratedTemplate(client: pg.Client, adminUrl: string): Promise<string> {
  const name = `plaza_template_${migrationsHash(readMigrations())}`;
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const database = await openPostgres({ url: addressOf(adminUrl, draft) });
    try {
      await migrate(database);
      await addStates(database);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
  }
}

/** A database of its own on the PostgreSQL of TEST_DATABASE_URL, as the migrations leave it; dropped when closed. */
export async function openOwnPostgres(adminUrl: string): Promise<Database> {
  const name = `plaza_test_${process.env.JEST_WORKER_ID ?? '0'}_${process.pid}_${Date.now().toString(36)}`;
  await asAdmin(adminUrl, async (client) => {
    const template = await migratedTemplate(client, adminUrl);
    await client.query(`create database ${name} template ${template}`);
  });
  const database = await openPostgres({ url: addressOf(adminUrl, name) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Database } from '@server/db/database';
import { migratedTemplate } from '@server/db/migratedTemplate';
import { databaseOver } from '@server/db/openPglite';
import { spawnEngine, speakTo } from '@server/db/pgliteWorker';
import type { Kept } from './keepingEnvironment';
import { addStates, MIGRATED, restoreState, schemaPrint } from './states';

const cacheDir = path.resolve('.cache');

/** Given by {@link Kept}'s environment. */
const { plazaKept: kept = {} } = globalThis as { plazaKept?: Kept };

/** The engine as this file's database: closing it only hangs up. */
function lend(engine: Worker): Database {
  const database = databaseOver({ ...speakTo(engine), close: async () => {} }, () => {});
  // Listening holds the process; nobody waits for the engine when all tests are done.
  engine.unref();
  return database;
}

async function freshEngine(): Promise<Database> {
  const worker = spawnEngine({ dataDir: 'memory://', template: await migratedTemplate(cacheDir) });
  const database = lend(worker);
  await addStates(database);
  Object.assign(kept, { engine: worker, print: await schemaPrint(database) });
  return database;
}

/** An embedded database as the migrations leave it, on the engine earlier files of this Jest process used. */
export async function openKept(): Promise<Database> {
  if (kept.engine === undefined) return freshEngine();
  const database = lend(kept.engine);
  await restoreState(database, MIGRATED);
  return database;
}

/** Leaves the engine to the next file, or ends it if this file changed more than rows. */
export async function handBack(database: Database): Promise<void> {
  const { engine, print } = kept;
  if (engine === undefined) return;
  await database.exec('rollback');
  await database.exec('discard all');
  if ((await schemaPrint(database)) !== print) {
    delete kept.engine;
    await engine.terminate();
  }
  for (const event of ['message', 'error', 'exit']) engine.removeAllListeners(event);
  await database.close();
}

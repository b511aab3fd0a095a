import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CompiledQuery } from 'kysely';
import { CHANGES } from './changes';
import { type Database, kyselyOver } from './database';
import { leadAlone } from './leader';
import { lockFolder } from './lock';
import { pglitePool } from './pglitePool';
import { type PgliteWorker, startPgliteWorker, type WorkerOptions } from './pgliteWorker';
import { folderTemplate } from './template';

/** A database over an engine that runs; closing it ends the engine, then calls `release`. */
export function databaseOver(worker: PgliteWorker, release: () => void): Database {
  const pool = pglitePool(worker);
  const db = kyselyOver(pool);
  return {
    db,
    reads: db,
    replica: null,
    engine: 'pglite',
    exec: (script) => worker.exec(script),
    load: pool.load,
    lead: leadAlone,
    listen(hearing) {
      let hears = false;
      const stop = worker.onSaid(hearing.heard);
      // By the handle, so that it is no part of somebody's transaction.
      db.executeQuery(CompiledQuery.raw(`listen ${CHANGES}`)).then(
        () => {
          hears = true;
          hearing.missed();
        },
        () => {},
      );
      return {
        hears: () => hears,
        stop: async () => {
          stop();
        },
      };
    },
    dump: (file) => worker.dump(file),
    close: async () => {
      await db.destroy();
      // Kysely ends only a pool it has used.
      await pool.end();
      release();
    },
  };
}

const start = async (options: WorkerOptions, release: () => void): Promise<Database> =>
  databaseOver(await startPgliteWorker(options), release);

/** An embedded database without a folder, for tests. */
export function openMemory(template: string): Promise<Database> {
  return start({ dataDir: 'memory://', template }, () => {});
}

const folderOf = (dataDir: string) => path.join(dataDir, 'db');
/** Stands beside the folder while it is being made. */
const unfinishedIn = (dataDir: string) => path.join(dataDir, 'db.unfinished');

/** Whether an embedded database was ever made in a data folder. */
export function hasFolder(dataDir: string): boolean {
  return existsSync(path.join(folderOf(dataDir), 'PG_VERSION')) && !existsSync(unfinishedIn(dataDir));
}

/**
 * Opens the embedded database in `<dataDir>/db`, alone: `<dataDir>/db.lock` keeps every other process out.
 * A folder whose creation was cut short is made anew; it held nothing yet. With `isFilled` the caller fills a new one and
 * then calls `settle`: until then nothing waits for the disk.
 */
export async function openFolder(dataDir: string, cacheDir: string, { isFilled = false } = {}): Promise<Database> {
  const release = lockFolder(path.join(dataDir, 'db.lock'));
  try {
    const folder = folderOf(dataDir);
    const unfinished = unfinishedIn(dataDir);
    if (hasFolder(dataDir)) return await start({ dataDir: folder }, release);
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
    writeFileSync(unfinished, '');
    mkdirSync(folder, { recursive: true });
    const worker = await startPgliteWorker({ dataDir: folder, template: await folderTemplate(cacheDir) });
    const database = databaseOver(worker, release);
    let settling: Promise<void> | undefined;
    const settle = () => {
      settling ??= worker.settle().then(() => rmSync(unfinished));
      return settling;
    };
    if (!isFilled) await settle();
    return {
      ...database,
      settle,
      close: async () => {
        await settle();
        await database.close();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

// Plain JavaScript on purpose: it is started by path, outside the bundle and outside Jest's transform.
// Values travel as text in both directions; server/db/codec.ts reads and writes them for both engines.
import fs from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const asText = (text) => text;

function syncPath(name) {
  const fd = fs.openSync(name, 'r');
  fs.fsyncSync(fd);
  fs.closeSync(fd);
}

/** Everything in a folder, and its names. */
function syncFolder(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(name);
    else syncPath(name);
  }
  syncPath(folder);
}

/** A folder whose files reach the disk when the engine says so: without this operation it is told they did, and they have not. */
class SyncedFolder extends NodeFS {
  async init(pg, options) {
    const { emscriptenOpts, ...rest } = await super.init(pg, options);
    const addSync = ({ NODEFS }) => {
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncPath(NODEFS.realPath(node));
        else fs.fsyncSync(nfd);
        return 0;
      };
    };
    return { ...rest, emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, addSync] } };
  }
}

/** The engine's own default is to sync nothing; `fdatasync` does nothing here, whatever the folder can. */
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

async function open({ dataDir, template, sharedBuffers }) {
  const inMemory = dataDir.startsWith('memory://');
  const started = await PGlite.create({
    ...(inMemory ? { dataDir } : { fs: new SyncedFolder(dataDir) }),
    ...(template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
    startParams: [...PGlite.defaultStartParams, ...(inMemory ? [] : DURABLE), '-c', `shared_buffers=${sharedBuffers}`],
  });
  if (template && !inMemory) syncFolder(dataDir);
  for (const oid of Object.keys(started.parsers)) started.parsers[oid] = asText;
  started.onNotification((_channel, said) => parentPort.postMessage({ said }));
  return started;
}

function failure(error) {
  const { message, code, detail, hint, constraint, table, column, position, where } = error;
  return { message: String(message ?? error), code, detail, hint, constraint, table, column, position, where };
}

const tasks = {
  async query(db, { sql, params }) {
    const result = await db.query(sql, params, { rowMode: 'array' });
    const { rows, fields, command, rowCount } = result;
    return { rows, fields, command, rowCount: rowCount ?? 0 };
  },
  async exec(db, { sql }) {
    await db.exec(sql);
  },
  async dump(db, { file }) {
    const blob = await db.dumpDataDir('gzip');
    await writeFile(file, Buffer.from(await blob.arrayBuffer()));
  },
  async close(db) {
    await db.close();
  },
};

const opening = open(workerData);
// Whoever asks first hears of it.
opening.catch(() => {});

parentPort.on('message', async ({ id, task, ...input }) => {
  try {
    const value = await tasks[task](await opening, input);
    parentPort.postMessage({ id, value });
  } catch (error) {
    parentPort.postMessage({ id, error: failure(error) });
  }
  if (task === 'close') parentPort.close();
});

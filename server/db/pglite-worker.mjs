// Plain JavaScript on purpose: it is started by path, outside the bundle and outside Jest's transform.
// Values travel as text in both directions; server/db/codec.ts reads and writes them for both engines.
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const asText = (text) => text;

async function open({ dataDir, template, sharedBuffers }) {
  const started = await PGlite.create({
    dataDir,
    ...(template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  for (const oid of Object.keys(started.parsers)) started.parsers[oid] = asText;
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

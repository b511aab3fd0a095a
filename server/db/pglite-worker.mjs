// Plain JavaScript on purpose: it is started by path, outside the bundle and outside Jest's transform.
// Values travel as text in both directions; server/db/codec.ts reads and writes them for both engines.
import fs from 'node:fs';
import { open as openFile, readdir, readFile, writeFile } from 'node:fs/promises';
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

/** Files that wait for the disk at once: one after the other, a thousand take seconds. */
const AT_ONCE = 32;

/** Everything in a folder, and its names. */
async function syncFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = [folder, ...entries.map(({ parentPath, name }) => path.join(parentPath, name))];
  const syncSome = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const file = await openFile(name);
      await file.sync();
      await file.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, syncSome));
}

/** While a folder is being made nothing in it has to outlive a power cut: it would be made anew. */
let isMaking = false;

/** A folder whose files reach the disk when the engine says so: without this operation it is told they did, and they have not. */
class SyncedFolder extends NodeFS {
  async init(pg, options) {
    const { emscriptenOpts, ...rest } = await super.init(pg, options);
    const addSync = ({ NODEFS }) => {
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (isMaking) return 0;
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
  isMaking = template !== undefined && !inMemory;
  const started = await PGlite.create({
    ...(inMemory ? { dataDir } : { fs: new SyncedFolder(dataDir) }),
    ...(template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
    startParams: [...PGlite.defaultStartParams, ...(inMemory ? [] : DURABLE), '-c', `shared_buffers=${sharedBuffers}`],
  });
  for (const oid of Object.keys(started.parsers)) started.parsers[oid] = asText;
  started.onNotification((_channel, said) => parentPort.postMessage({ said }));
  return started;
}

function failure(error) {
  const { message: text, code, detail, hint, constraint, table, column, position, where, routine } = error;
  return { message: String(text ?? error), code, detail, hint, constraint, table, column, position, where, routine };
}

/** A message of PostgreSQL's protocol: its letter, its length, its parts. */
function message(letter, ...parts) {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(letter, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const word = (text) => Buffer.from(`${text}\0`);
const int16 = (n) => Buffer.from([n >> 8, n]);
function value(text) {
  const size = Buffer.alloc(4);
  if (text === null) return size.fill(0xff);
  const bytes = Buffer.from(text);
  size.writeInt32BE(bytes.length);
  return Buffer.concat([size, bytes]);
}

const DESCRIBE = message('D', Buffer.from('P'), word(''));
const EXECUTE = message('E', word(''), Buffer.alloc(4));
const SYNC = message('S');

/** What was prepared in the session and not forgotten. */
const prepared = new Set();

/** A statement in one go, where the engine's own call goes to and fro five times; under a name it is parsed and planned once. */
function asked({ sql, params, name = '' }) {
  return Buffer.concat([
    ...(prepared.has(name) ? [] : [message('P', word(name), word(sql), int16(0))]),
    message('B', word(''), word(name), int16(0), int16(params.length), ...params.map(value), int16(0)),
    DESCRIBE,
    EXECUTE,
    SYNC,
  ]);
}

/** `INSERT 0 3` and its like. */
function tagged(text) {
  const [command, ...counts] = text.split(' ');
  return { command, rowCount: Number(counts.at(-1) ?? 0) || 0 };
}

const tasks = {
  async query(db, statement) {
    // The folder itself syncs; what this option would wait for does nothing.
    const { messages } = await db.execProtocol(asked(statement), { syncToFs: false, throwOnError: false });
    // One that fails after it was parsed is prepared all the same.
    if (statement.name && messages.some(({ name }) => name === 'parseComplete')) prepared.add(statement.name);
    const failed = messages.find(({ name }) => name === 'error');
    if (failed) throw failed;
    const answer = { rows: [], fields: [], command: undefined, rowCount: 0 };
    for (const part of messages) {
      if (part.name === 'dataRow') answer.rows.push(part.fields);
      else if (part.name === 'rowDescription')
        answer.fields = part.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
      else if (part.name === 'commandComplete') Object.assign(answer, tagged(part.text));
    }
    return answer;
  },
  async exec(db, { sql }) {
    await db.exec(sql);
    if (/\b(?:discard|deallocate)\b/i.test(sql)) prepared.clear();
  },
  async dump(db, { file }) {
    const blob = await db.dumpDataDir('gzip');
    await writeFile(file, Buffer.from(await blob.arrayBuffer()));
  },
  /** All that is there reaches the disk, and from now on every commit. */
  async settle() {
    if (!isMaking) return;
    isMaking = false;
    await syncFolder(workerData.dataDir);
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

import { Worker } from 'node:worker_threads';
import { serverFile } from './serverFile';

/** Rows as text, with the type of each column; `server/db/codec.ts` gives them their values. */
export interface WireResult {
  rows: (string | null)[][];
  fields: { name: string; dataTypeID: number }[];
  command?: string;
  rowCount: number;
}

type Failure = { message: string } & Record<string, unknown>;
type Reply = { id: number; value?: unknown; error?: Failure };

/** An error of the engine, with PostgreSQL's SQLSTATE in `code` as `pg` has it. */
class EngineError extends Error {
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'DatabaseError';
    Object.assign(this, failure);
  }
}

/** Where and from what the embedded engine starts. */
export interface WorkerOptions {
  /** A folder, or `memory://`. */
  dataDir: string;
  /** A tarball to begin from when the folder is new. */
  template?: string | undefined;
  /** PostgreSQL's shared_buffers; small, because the folder sits in the page cache anyway. */
  sharedBuffers?: string;
}

/** The embedded engine in its own thread, so that a heavy query never stalls the event loop. */
export interface PgliteWorker {
  query(sql: string, params: (string | null)[]): Promise<WireResult>;
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Writes the whole database as a gzipped tarball. */
  dump(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the worker and waits until the database is open. */
export async function startPgliteWorker({ sharedBuffers = '16MB', ...options }: WorkerOptions): Promise<PgliteWorker> {
  const worker = new Worker(serverFile('db/pglite-worker.mjs'), { workerData: { ...options, sharedBuffers } });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let dead: Error | undefined;
  let lastId = 0;

  const fail = (error: Error) => {
    dead = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped')));
  worker.on('message', ({ id, value, error }: Reply) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new EngineError(error));
    else call?.resolve(value);
  });

  const reply = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
  const ask = async (task: string, input: object = {}): Promise<unknown> => {
    if (dead) throw dead;
    lastId += 1;
    const answer = reply(lastId);
    worker.postMessage({ id: lastId, task, ...input });
    return answer;
  };

  try {
    await reply(0);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    query: async (sql, params) => (await ask('query', { sql, params })) as WireResult,
    exec: async (sql) => {
      await ask('exec', { sql });
    },
    dump: async (file) => {
      await ask('dump', { file });
    },
    close: async () => {
      if (dead) return;
      await ask('close');
      await worker.terminate();
    },
  };
}

import { randomUUID } from 'node:crypto';
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
type Reply = { id: string; value?: unknown; error?: Failure } | { said: string };

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
  /** With a `name` it is parsed and planned the first time only. */
  query(sql: string, params: (string | null)[], name?: string): Promise<WireResult>;
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** What `notify` says on the channels the session listens to; answers how to stop hearing it. */
  onSaid(hear: (text: string) => void): () => void;
  /** Writes the whole database as a gzipped tarball. */
  dump(file: string): Promise<void>;
  /** What a new folder holds so far reaches the disk, and every commit from then on. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the engine's thread; {@link speakTo} it to wait until the database is open. */
export function spawnEngine({ sharedBuffers = '16MB', ...options }: WorkerOptions): Worker {
  return new Worker(serverFile('db/pglite-worker.mjs'), { workerData: { ...options, sharedBuffers } });
}

/** Speaks to a running engine; `close` ends it. A second speaker may follow when the first has nothing more to say. */
export function speakTo(worker: Worker): PgliteWorker {
  const speaker = randomUUID();
  const waiting = new Map<string, { resolve(value: unknown): void; reject(error: Error): void }>();
  const hearers = new Set<(text: string) => void>();
  let dead: Error | undefined;
  let asked = 0;

  const fail = (error: Error) => {
    dead = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped')));
  worker.on('message', (reply: Reply) => {
    if ('said' in reply) {
      for (const hear of hearers) hear(reply.said);
      return;
    }
    const { id, value, error } = reply;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new EngineError(error));
    else call?.resolve(value);
  });

  const ask = async (task: string, input: object = {}): Promise<unknown> => {
    if (dead) throw dead;
    asked += 1;
    const id = `${speaker}:${asked}`;
    const answer = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    worker.postMessage({ id, task, ...input });
    return answer;
  };

  return {
    query: async (sql, params, name) => (await ask('query', { sql, params, name })) as WireResult,
    exec: async (sql) => {
      await ask('exec', { sql });
    },
    onSaid: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    dump: async (file) => {
      await ask('dump', { file });
    },
    settle: async () => {
      await ask('settle');
    },
    close: async () => {
      if (dead) return;
      await ask('close');
      await worker.terminate();
    },
  };
}

/** Starts the worker and waits until the database is open. */
export async function startPgliteWorker(options: WorkerOptions): Promise<PgliteWorker> {
  const worker = spawnEngine(options);
  const engine = speakTo(worker);
  try {
    await engine.exec('select 1');
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return engine;
}

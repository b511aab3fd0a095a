import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { anyOfList } from './anyOfList';
import type { Hearing, Listening } from './changes';
import type { Leading } from './leader';
import type { Replica } from './replica';
import type { Schema } from './schema';
import { traceStatement } from './traceStatement';

/** The handle of the whole database: for reads, and to begin a transaction with `withTx`. */
export type Db = Kysely<Schema>;

/** A running transaction; what services take. */
export type Tx = Transaction<Schema>;

/** For functions that only read and do not care: the handle or a transaction. */
export type Reader = Db | Tx;

/** Which engine answers. */
export type Engine = 'pglite' | 'postgres';

/** How busy the sessions are, at this moment. */
export interface Load {
  /** Sessions this process may open. */
  max: number;
  /** Sessions that are there. */
  open: number;
  /** Of these, with somebody's work on them. */
  busy: number;
  /** Callers that wait for a session. */
  waiting: number;
  /** Statements sent so far, `begin` and `commit` among them: each is one round trip. */
  asked: number;
}

/** An open database. */
export interface Database {
  db: Db;
  /** For single statements that read: on PostgreSQL sessions of their own that cannot write and give up sooner, of a replica where the call may. */
  reads: Db;
  /** null: everything is read where it is written. */
  replica: Replica | null;
  engine: Engine;
  /** Runs an SQL script of several statements (migrations, test resets); never with outside values. */
  exec(sql: string): Promise<void>;
  load(): Load;
  /** Hears what the database says on its channel of changes. */
  listen(hearing: Hearing): Listening;
  /** Asks to be the one of all processes that does the recurring jobs; `onGained` each time it becomes it. */
  lead(onGained: () => void): Leading;
  /** Writes a backup tarball; only the embedded engine can (PostgreSQL has pg_dump). */
  dump?(file: string): Promise<void>;
  /** A new folder is kept from now on; before, it would be made anew after a power cut. Only the embedded engine has one. */
  settle?(): Promise<void>;
  close(): Promise<void>;
}

/** Kysely over a pool: PostgreSQL's dialect and camelCase names on both engines. */
export function kyselyOver(pool: PostgresPool): Db {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: traceStatement,
    // jsonb belongs to whoever wrote it: its keys are left alone.
    plugins: [anyOfList(), new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

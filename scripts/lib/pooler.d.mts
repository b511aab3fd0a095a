/** Where the two databases are. */
export interface Behind {
  primary: string;
  replica: string;
}

/** PgBouncer, running. */
export interface Pooler {
  /** The address of `plaza`, `plaza_session` or `plaza_read`. */
  url(database: string): string;
  /** The databases are elsewhere from now on. */
  lead(urls: Behind): void;
  stop(): Promise<void>;
}

/** Starts `program`: `plaza` by transaction, `plaza_session` by session, `plaza_read` by transaction at the replica. */
export function startPooler(program: string, urls: Behind): Promise<Pooler>;

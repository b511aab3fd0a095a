import type { Generated } from 'kysely';

/** A line of the server's log about a call. */
export interface ServerLineRow {
  id: Generated<number>;
  at: Date;
  /** The call, as its answer names it. */
  trace: string;
  /** Of the tab that called. */
  support: string | null;
  /** As pino counts: 30 info, 40 warn, 50 error. */
  level: number;
  message: string;
  method: string | null;
  /** The pattern of its address. */
  route: string | null;
  status: number | null;
  code: number | null;
  ms: number | null;
  /** Kind and code of the error. */
  fault: string | null;
}

export interface LinesTables {
  serverLines: ServerLineRow;
}

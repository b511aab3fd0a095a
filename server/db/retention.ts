import { sql } from 'kysely';
import type { Db } from './database';

const DAY_MS = 86_400_000;
/** Rows that one statement takes: others are never kept waiting for long. */
const BATCH = 1_000;
/** Statements a run and table; what is left waits for the next run. */
const MOST_BATCHES = 50;

/** Days that kinds of records are kept. */
export interface Retention {
  /** Devices not seen since, where visitors came from, guests' downloads. */
  visits: number;
  /** Feedback, business leads and reports. */
  letters: number;
  /** Messages to one member. */
  messages: number;
}

/** What `sweepOld` forgets. */
export interface Kept {
  table: string;
  /** The column that says how old a row is. */
  since: string;
  as: keyof Retention;
  /** What else must hold of a row that may go. */
  only?: string;
}

/** What is forgotten, and after which of the times. What an operator wrote to everybody is theirs to take away. */
export const kept: readonly Kept[] = [
  { table: 'devices', since: 'last_seen', as: 'visits' },
  { table: 'channel_visits', since: 'created_at', as: 'visits' },
  { table: 'game_downloads', since: 'created_at', as: 'visits', only: 'user_id is null' },
  { table: 'feedbacks', since: 'created_at', as: 'letters' },
  { table: 'business_leads', since: 'created_at', as: 'letters' },
  { table: 'reports', since: 'created_at', as: 'letters' },
  { table: 'messages', since: 'created_at', as: 'messages', only: 'target_user_id is not null' },
];

/** One batch; rows that another process is about are its own. */
async function sweepBatch(db: Db, { table, since, only = 'true' }: Kept, before: Date, batch: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before} and ${sql.raw(only)}
    limit ${batch} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Forgets what is older than an operator keeps it, a bounded number of rows a run; answers how many went. */
export async function sweepOld(
  db: Db,
  { retention, now, batch = BATCH }: { retention: Retention; now: number; batch?: number },
): Promise<number> {
  let gone = 0;
  for (const one of kept) {
    const before = new Date(now - retention[one.as] * DAY_MS);
    for (let n = 0; n < MOST_BATCHES; n += 1) {
      const swept = await sweepBatch(db, one, before, batch);
      gone += swept;
      if (swept < batch) break;
    }
  }
  return gone;
}

import type { Db } from '@server/db/database';
import { sql } from 'kysely';
import { type KeptLine, readLine } from './readLine';

/** Lines that wait to be written; a flood beyond is in the log alone. */
const MOST_WAITING = 500;
/** How often they are written, ms. */
const EVERY_MS = 1_000;
/** Only what is about a call is looked at. */
const OF_CALL = '"traceId"';

/** Keeps lines of the log for the desk, beside the calls. */
export interface LineKeeper {
  /** A line as it goes to the log; costs a call no more than a push. */
  take(line: string): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  /** Writes what waits and rests for good. */
  end(): Promise<void>;
}

/** One statement whatever the number of lines: each column travels as a list. */
async function write(db: Db, lines: readonly KeptLine[]): Promise<void> {
  const list = (name: keyof KeptLine) => lines.map((line) => line[name] ?? null);
  await sql`insert into server_lines (at, trace, support, level, message, method, route, status, code, ms, fault)
    select * from unnest(${lines.map(({ at }) => (at as Date).toISOString())}::timestamptz[], ${list('trace')}::text[],
      ${list('support')}::text[], ${list('level')}::smallint[], ${list('message')}::text[], ${list('method')}::text[],
      ${list('route')}::text[], ${list('status')}::int[], ${list('code')}::int[], ${list('ms')}::int[],
      ${list('fault')}::text[])`.execute(db);
}

/** The keeper of a process. What cannot be written is lost to the desk, not to the log. */
export function createLineKeeper(db: Db): LineKeeper {
  let waiting: string[] = [];
  let writing: Promise<void> = Promise.resolve();
  const flush = () => {
    writing = writing.then(async () => {
      const lines = waiting.flatMap((line) => readLine(line) ?? []);
      waiting = [];
      if (lines.length > 0) await write(db, lines).catch(() => {});
    });
    return writing;
  };
  const timer = setInterval(() => void flush(), EVERY_MS).unref();
  return {
    take(line) {
      if (waiting.length < MOST_WAITING && line.includes(OF_CALL)) waiting.push(line);
    },
    flush,
    end() {
      clearInterval(timer);
      return flush();
    },
  };
}

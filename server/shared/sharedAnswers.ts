import type { ServerContext } from '@server/context';
import { asking } from '@server/db/asking';
import { CHANGES, type Listening } from '@server/db/changes';
import { sql } from 'kysely';
import { createChangePoints } from './changePoints';
import { frozen } from './frozen';
import { createMemory } from './memory';
import { readSaying, written } from './sayings';
import { createShelf, type Emptied, type Shelf, type ShelfRules, type Store } from './shelf';
import { createSpeaker } from './speaker';
import type { Subject } from './subjects';
import { createWrites } from './writes';

/** How much longer than fresh an answer is served while it is made anew. */
const STALE_MS = 3_000;
/** All that is kept in this process together. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Answers that are the same for everybody, made once for all who ask (decision 0023). */
export interface SharedAnswers {
  shelf<In, T>(rules: ShelfRules<In, T>): Shelf<In, T>;
  /** Empties what somebody keeps of these subjects by other means, whenever what is kept here goes. */
  watch(kept: Emptied): void;
  /** A member wrote something of these subjects: from now on their own answers show it, in every process. */
  wrote(userId: number, about: readonly Subject[]): Promise<void>;
  /** Nothing made so far is given to whoever asks from now on: the demo moved its clock, or what was said may have been missed. */
  empty(): void;
  /** How long an answer is fresh, and how much longer it is served, in seconds. */
  seconds: { fresh: number; stale: number };
  kept(): { answers: number; bytes: number };
  /** Whether it hears what other processes change; without that every answer is made anew for members. */
  hears(): boolean;
  /** Begins to hear what the database says. */
  listen(): void;
  stop(): Promise<void>;
}

/** Nothing is kept with SHARED_ANSWERS_MS=0. */
export function createSharedAnswers(
  { database, clock, config }: Pick<ServerContext, 'database' | 'clock' | 'config'>,
  onFault: (fault: unknown) => void,
): SharedAnswers {
  const freshMs = config.sharedAnswersMs;
  const servedMs = freshMs + STALE_MS;
  const memory = createMemory(MOST_BYTES);
  const writes = createWrites(clock, servedMs);
  const shelves: Emptied[] = [];
  const { replica } = database;
  const changes = replica && createChangePoints(replica);
  let order = 0;
  let listening: Listening | undefined;

  const store: Store = {
    clock,
    memory,
    freshMs,
    servedMs,
    nextOrder: () => (order += 1),
    // Whoever does not hear what a member wrote elsewhere reads anew for members.
    sinceOf: (userId, about) => (listening?.hears() === true ? writes.since(userId, about) : order),
    onFault,
  };
  const note = (userId: number, about: readonly Subject[]) => {
    for (const subject of about) {
      changes?.changed(subject);
      writes.note(userId, subject, store.nextOrder());
    }
  };
  /** From the replica once it shows what was heard of these subjects, and what whoever asks has seen. */
  async function readSince<T>(subjects: readonly Subject[], read: () => Promise<T>): Promise<T> {
    const asked = asking.getStore();
    if (!replica || !changes || asked === undefined) return read();
    const heard = listening?.hears() === true ? await changes.of(subjects) : await replica.point().catch(() => null);
    const since = Math.max(heard ?? 0, asked.since ?? 0) || null;
    return asking.run({ since, wrote: false }, read);
  }
  const emptyAll = () => {
    for (const shelf of shelves) shelf.empty();
  };
  const say = createSpeaker(async (words) => {
    await sql`select pg_notify(${CHANGES}, word) from unnest(${words}::text[]) word`.execute(database.db);
  });

  return {
    shelf<In, T>(rules: ShelfRules<In, T>) {
      const read: typeof rules.make = (input) => readSince(rules.subjects, () => rules.make(input));
      const make = config.env === 'production' ? read : async (input: In) => frozen(await read(input));
      const shelf = createShelf({ ...rules, make }, store);
      shelves.push(shelf);
      return shelf;
    },
    watch: (kept) => void shelves.push(kept),
    async wrote(userId, about) {
      note(userId, about);
      if (freshMs === 0 || database.engine === 'pglite') return;
      await say(about.map((subject) => written({ subject, userId }))).catch(onFault);
    },
    empty: emptyAll,
    seconds: { fresh: freshMs / 1000, stale: STALE_MS / 1000 },
    kept: memory.kept,
    hears: () => listening?.hears() === true,
    listen() {
      if (freshMs === 0) return;
      listening = database.listen({
        heard(text) {
          const saying = readSaying(text);
          if (saying === null) return;
          if (saying.userId !== null) {
            note(saying.userId, [saying.subject]);
            return;
          }
          changes?.changed(saying.subject);
          for (const shelf of shelves) if (shelf.subjects.includes(saying.subject)) shelf.empty();
        },
        missed: emptyAll,
      });
    },
    stop: async () => listening?.stop(),
  };
}

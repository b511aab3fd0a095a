import type { MovableClock } from '@server/clock';
import type { Memory, Place } from './memory';
import type { Subject } from './subjects';

/** How answers of one kind are made and kept. */
export interface ShelfRules<In, T> {
  /** What they are made of: they go when it changes. */
  subjects: readonly Subject[];
  /** What tells one from another; null: asked for too seldom to be kept. */
  keyOf(input: In): string | null;
  /** Makes one. Whoever asks is no part of it, so nothing of theirs can be. */
  make(input: In): Promise<T>;
  /** When time itself makes it untrue (epoch ms). */
  until?: ((value: T) => number | null) | undefined;
  bytesOf(value: T): number;
}

/** Answers of one kind that are the same for everybody. */
export interface Shelf<In, T> {
  /** The answer; a member's is never older than what they last wrote of its subjects. */
  get(input: In, userId?: number | null): Promise<T>;
}

/** A shelf as those know it who empty it. */
export interface Emptied {
  subjects: readonly Subject[];
  /** Nothing made so far is given to whoever asks from now on. */
  empty(): void;
}

/** What all shelves share. */
export interface Store {
  clock: Pick<MovableClock, 'now'>;
  memory: Memory;
  /** For so long an answer is given as it is; 0: nothing is kept. */
  freshMs: number;
  /** For so long it is given while it is made anew; then whoever asks waits. */
  servedMs: number;
  /** Numbers what happens, so that a reading is known to have begun after a write. */
  nextOrder(): number;
  /** The order after which a member's answers must have been begun. */
  sinceOf(userId: number, subjects: readonly Subject[]): number;
  /** Making one anew failed while the old one was served. */
  onFault(fault: unknown): void;
}

interface Kept<T> extends Place {
  value: T;
  order: number;
  begunAt: number;
  until: number;
}

interface Making<T> {
  order: number;
  /** What it reads has changed since it began. */
  outdated: boolean;
  made: Promise<T>;
}

/** Keeps answers: one maker at a time for each, the old one served meanwhile. */
export function createShelf<In, T>(rules: ShelfRules<In, T>, store: Store): Shelf<In, T> & Emptied {
  const { clock, memory, freshMs, servedMs } = store;
  const shelf = new Map<string, Kept<T>>();
  const makings = new Map<string, Making<T>>();

  const forget = (key: string): void => {
    const kept = shelf.get(key);
    if (kept) memory.release(kept);
    shelf.delete(key);
  };

  const keep = (key: string, value: T, made: Pick<Kept<T>, 'order' | 'begunAt'>): void => {
    forget(key);
    const until = rules.until?.(value) ?? Number.POSITIVE_INFINITY;
    const kept = { ...made, value, until, bytes: rules.bytesOf(value), forget: () => shelf.delete(key) };
    shelf.set(key, kept);
    memory.keep(kept);
  };

  const begin = (key: string, input: In): Promise<T> => {
    const [order, begunAt] = [store.nextOrder(), clock.now()];
    const make = async (): Promise<T> => {
      try {
        const value = await rules.make(input);
        if (!making.outdated) keep(key, value, { order, begunAt });
        return value;
      } finally {
        makings.delete(key);
      }
    };
    const making: Making<T> = { order, outdated: false, made: Promise.resolve().then(make) };
    makings.set(key, making);
    return making.made;
  };

  const isServed = ({ order, begunAt, until }: Kept<T>, since: number, now: number): boolean =>
    order > since && now >= begunAt && now - begunAt < servedMs && now < until;

  return {
    subjects: rules.subjects,
    async get(input, userId = null) {
      const key = freshMs === 0 ? null : rules.keyOf(input);
      if (key === null) return rules.make(input);
      const since = userId === null ? 0 : store.sinceOf(userId, rules.subjects);
      for (;;) {
        const now = clock.now();
        const kept = shelf.get(key);
        const making = makings.get(key);
        if (kept && isServed(kept, since, now)) {
          memory.touch(kept);
          if (now - kept.begunAt >= freshMs && !making) begin(key, input).catch(store.onFault);
          return kept.value;
        }
        if (!making) return begin(key, input);
        if (making.order > since && !making.outdated) return making.made;
        // One maker at a time: whoever needs a later reading waits for this one to end.
        await making.made.catch(() => {});
      }
    },
    empty() {
      for (const key of shelf.keys()) forget(key);
      for (const making of makings.values()) making.outdated = true;
    },
  };
}

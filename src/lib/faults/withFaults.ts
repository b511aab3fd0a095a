import { type After, FAULTS, type FaultName, playFault } from './faults';
import { seededRandom } from './seededRandom';

export interface FaultPlan {
  /** The same seed and the same calls in the same order give the same faults. */
  seed: number;
  /** The share of calls that go wrong, 0 to 1. */
  rate: number;
  /** Only these faults; default all. */
  only?: readonly FaultName[];
  /** The clock port's `after`. */
  after: After;
  /** Hears of each fault, so that a run can be told and replayed. */
  onFault?(fault: FaultName, url: string): void;
}

/** Puts a layer under `fetch` in which calls go wrong by a seeded plan. */
export function withFaults(
  fetch: typeof globalThis.fetch,
  { seed, rate, only = FAULTS, after, onFault }: FaultPlan,
): typeof globalThis.fetch {
  const random = seededRandom(seed);
  const pick = (bound: number) => Math.floor(random() * bound);

  return async (input, init) => {
    const fault = random() < rate ? only[pick(only.length)] : undefined;
    if (!fault) return fetch(input, init);
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    onFault?.(fault, url);
    const { signal: _withheld, ...heedless } = init ?? {};
    return playFault[fault]({
      send: (heedful = true) => fetch(input, heedful ? init : heedless),
      signal: init?.signal ?? undefined,
      after,
      pick,
    });
  };
}

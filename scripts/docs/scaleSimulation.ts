import { seededRandom } from '@/lib/faults/seededRandom';

/** A kind of call: how often it comes among all, and what it costs where, ms of CPU. */
export interface Kind {
  share: number;
  server: number;
  primary: number;
  replicas: number;
}

/** What calls meet: processes of one core each, taken in turn, and databases whose cores share one line. */
export interface House {
  /** Calls a second, at random moments. */
  rate: number;
  processes: number;
  primary: number;
  replicas: number;
}

/** Calls simulated; the first tenth warms up and is not counted. */
const CALLS = 200_000;
const SEED = 31;

interface Call {
  came: number;
  /** When what has been done of it so far was done. */
  done: number;
  kind: Kind;
}

/** Cores that take whoever comes next, for as long as `ms` says. */
function pass(calls: readonly Call[], cores: number, ms: (kind: Kind) => number): void {
  const free = new Float64Array(cores);
  for (const call of calls) {
    const work = ms(call.kind);
    if (work === 0) continue;
    let first = 0;
    for (let n = 1; n < cores; n += 1) if ((free[n] ?? 0) < (free[first] ?? 0)) first = n;
    call.done = Math.max(call.done, free[first] ?? 0) + work;
    free[first] = call.done;
  }
}

/** Calls at random moments, each of a kind drawn by its share. */
function arrive(kinds: readonly Kind[], rate: number): Call[] {
  const random = seededRandom(SEED);
  let now = 0;
  return Array.from({ length: CALLS }, () => {
    now += (-Math.log(1 - random()) / rate) * 1000;
    let left = random();
    const kind = kinds.find(({ share }) => {
      left -= share;
      return left < 0;
    });
    return { came: now, done: now, kind: kind ?? (kinds[0] as Kind) };
  });
}

/**
 * How long a call takes, ms, at the median and for the slowest of a hundred: it stands in the line of its process, then in that of
 * the database it asks, and costs in each what its kind was measured to cost.
 */
export function simulate(
  kinds: readonly Kind[],
  { rate, processes, primary, replicas }: House,
): { p50: number; p99: number } {
  const calls = arrive(kinds, rate);
  for (let one = 0; one < processes; one += 1)
    pass(
      calls.filter((_, n) => n % processes === one),
      1,
      ({ server }) => server,
    );
  calls.sort((one, other) => one.done - other.done);
  pass(calls, primary, (kind) => kind.primary);
  pass(calls, replicas, (kind) => kind.replicas);
  const took = calls
    .filter(({ came }) => came > (calls.at(-1)?.came ?? 0) / 10)
    .map(({ came, done }) => done - came)
    .sort((one, other) => one - other);
  const at = (part: number) => took[Math.floor(took.length * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

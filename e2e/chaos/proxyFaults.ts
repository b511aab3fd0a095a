/** What the proxy does to an exchange, by name, with how often it comes among the others. */
export const CALL_FAULTS = {
  /** Up to four seconds before anything is sent on. */
  latency: 8,
  /** The connection breaks before the server heard of it. */
  reset: 3,
  /** The server did its work; the connection breaks before the first byte of the answer. */
  lostAnswer: 3,
  halfBody: 2,
  emptyBody: 1,
  /** One of the listed statuses, the server heard nothing. */
  status: 3,
  /** The server did its work, and a gateway says 502 all the same. */
  statusAfter: 2,
  htmlForJson: 2,
  /** Code 2: the session is said to be over. */
  sessionInvalid: 0.4,
  /** The same request reaches the server twice at the same time. */
  twice: 4,
  /** The answer comes in twenty pieces over eight seconds. */
  drip: 2,
  /** Nothing for 33 seconds, longer than anybody waits. */
  silence: 0.7,
} as const;

export type ProxyFault = keyof typeof CALL_FAULTS;

/** Files of the build, pictures and packages. */
export const FILE_FAULTS: Partial<Record<ProxyFault, number>> = {
  latency: 6,
  reset: 2,
  halfBody: 2,
  drip: 1,
  htmlForJson: 1,
  status: 1,
};

/** Documents: a broken one is the browser's own page, about which nobody can do anything. Forms of the cashier may come twice. */
export const DOCUMENT_FAULTS: Partial<Record<ProxyFault, number>> = { latency: 4, twice: 2 };

export const STATUSES = [400, 403, 404, 408, 418, 429, 500, 501, 502, 503, 504, 505] as const;

export type Random = () => number;

/** Numbers from 0 below 1 that a seed decides (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the names, by its weight. */
export function pickByWeight<Name extends string>(weights: Partial<Record<Name, number>>, random: Random): Name {
  const entries = Object.entries(weights) as [Name, number][];
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return (entries.at(-1) as [Name, number])[0];
}

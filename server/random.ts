/** A seeded stream of numbers in [0, 1). The same seed gives the same stream on every machine. */
export interface Rng {
  (): number;
  /** A number between lo and hi. */
  n(lo: number, hi: number): number;
  /** A whole number from lo to hi, both included. */
  i(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with probability p (half by default). */
  b(p?: number): boolean;
  /** An independent stream: a detail added in one place never reshuffles another. */
  sub(key: string): Rng;
}

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** The list's item at i, counted round and round. The list must not be empty. */
export function nth<T>(list: readonly T[], i: number): T {
  const n = list.length;
  return list[((i % n) + n) % n] as T;
}

export function rng(seed: string): Rng {
  let a = hash(seed) || 1;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const n = (lo: number, hi: number) => lo + (hi - lo) * next();
  return Object.assign(next, {
    n,
    i: (lo: number, hi: number) => Math.floor(n(lo, hi + 1)),
    pick: <T>(list: readonly T[]) => nth(list, Math.floor(next() * list.length)),
    b: (p = 0.5) => next() < p,
    sub: (key: string) => rng(`${seed}/${key}`),
  });
}

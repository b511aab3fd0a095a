import { groupThousands } from './groupThousands';

/** What a language counts large numbers in: 万 and 亿, or K, M and B. */
export interface CountUnit {
  size: number;
  sign: string;
}

/**
 * A count as people say it, in the first unit that it reaches: 986, 9,204, 1.2 万, 126 万, 1.3 亿. One decimal below a hundred of them,
 * without a trailing .0, and cut, so that 19,999 is never said to be 2.0. Below 0 or unknown it is 0.
 */
export function formatCount(count: number, units: readonly CountUnit[]): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  const unit = units.find(({ size }) => whole >= size);
  if (unit === undefined) return groupThousands(whole);
  const tenths = Math.floor((whole * 10) / unit.size);
  return (tenths < 1_000 ? tenths / 10 : Math.floor(tenths / 10)) + unit.sign;
}

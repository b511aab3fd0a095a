import { groupThousands } from './groupThousands';

/** The signs for ten thousand and a hundred million, from the text layer. */
export interface CountWords {
  wan: string;
  yi: string;
}

/** Cuts to one decimal without rounding up, so that 19,999 is never said to be 2.0; a trailing .0 is dropped. */
function oneDecimal(count: number, unit: number): string {
  return String(Math.floor((count * 10) / unit) / 10);
}

/** A count as people say it: 986, 9,204, 1.2 万, 126 万, 1.3 亿. Below 0 or unknown it is 0. */
export function formatCount(count: number, words: CountWords): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  if (whole >= 100_000_000) return oneDecimal(whole, 100_000_000) + words.yi;
  if (whole >= 1_000_000) return Math.floor(whole / 10_000) + words.wan;
  if (whole >= 10_000) return oneDecimal(whole, 10_000) + words.wan;
  return groupThousands(whole);
}

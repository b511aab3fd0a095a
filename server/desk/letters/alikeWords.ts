/** From here on two texts say the same. */
export const ALIKE = 0.3;

/** Pairs of neighbouring signs, without blanks and marks: Chinese has no words to part at. */
export function pairsOf(text: string): ReadonlySet<string> {
  const signs = [...text.toLowerCase().replace(/[\s\p{P}]+/gu, '')];
  return new Set(signs.slice(1).map((sign, n) => `${signs[n]}${sign}`));
}

/** How alike the pairs of two texts are, from 0 to 1: those that both have among those of the shorter one. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shorter = Math.min(a.size, b.size);
  if (shorter === 0) return 0;
  return [...a].filter((pair) => b.has(pair)).length / shorter;
}

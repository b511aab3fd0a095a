/** Pairs of neighbouring signs, without blanks and marks: Chinese has no words to part at. */
function pairsOf(text: string): Set<string> {
  const signs = [...text.toLowerCase().replace(/[\s\p{P}]+/gu, '')];
  return new Set(signs.slice(1).map((sign, n) => `${signs[n]}${sign}`));
}

/** How alike two texts are, from 0 to 1: pairs that both have among those of the shorter one. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shorter = Math.min(a.size, b.size);
  if (shorter === 0) return 0;
  return [...a].filter((pair) => b.has(pair)).length / shorter;
}

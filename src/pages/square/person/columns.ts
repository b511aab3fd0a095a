/** Puts items into two columns, each under the shorter one; what came first stays where it is when more come. */
export function inColumns<T>(
  items: readonly T[],
  heightOf: (item: T) => number,
): readonly [readonly T[], readonly T[]] {
  const columns: [T[], T[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const item of items) {
    const at = heights[0] <= heights[1] ? 0 : 1;
    columns[at].push(item);
    heights[at] += heightOf(item);
  }
  return columns;
}

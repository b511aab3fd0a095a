/** Where the points of a line are. */
export interface Points {
  values: readonly number[];
  /** How many places the whole width has; default as many as there are values. */
  places?: number;
  /** What the upper edge is; default the largest value. */
  most?: number;
}

/** The places of a line's points in a box, x and y. */
export function pointsOf({ values, places = values.length, most }: Points, width: number, height: number) {
  const top = Math.max(most ?? Math.max(...values), 1);
  const step = width / Math.max(1, places - 1);
  return values.map((value, place) => [place * step, height - (value / top) * height] as const);
}

/** A line through values as the `points` of an SVG polyline. */
export const linePath = (points: Points, width: number, height: number): string =>
  pointsOf(points, width, height)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

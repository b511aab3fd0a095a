/**
 * Which row is chosen now that the rows are these: the same one while it is there, or if it never was among them (it came by
 * an address); else the one that stands in its place; nothing of nothing.
 */
export function chosenRow(before: readonly string[], chosen: string | null, now: readonly string[]): string | null {
  if (chosen === null || now.includes(chosen)) return chosen;
  const place = before.indexOf(chosen);
  if (place === -1) return chosen;
  return now[Math.min(place, now.length - 1)] ?? null;
}

/** The row that so many rows further down is; at the ends it stays. */
export function rowBeside(rows: readonly string[], chosen: string | null, by: 1 | -1): string | null {
  const place = chosen === null ? -1 : rows.indexOf(chosen);
  if (place === -1) return (by === 1 ? rows[0] : rows.at(-1)) ?? null;
  return rows[Math.min(Math.max(place + by, 0), rows.length - 1)] ?? null;
}

/** Rows that are marked, and the one from which on a span is marked. */
export interface Marked<R> {
  rows: readonly R[];
  from: string | null;
}

/** Marks a row, or no longer. */
export function toggled<R>({ rows }: Marked<R>, row: R, idOf: (row: R) => string): Marked<R> {
  const id = idOf(row);
  const rest = rows.filter((each) => idOf(each) !== id);
  return { rows: rest.length < rows.length ? rest : [...rows, row], from: id };
}

/** Marks every row of a list from where it began, or from `start`, to this one. */
export function extended<R>(
  { rows, from }: Marked<R>,
  { list, to, start }: { list: readonly R[]; to: R; start: R },
  idOf: (row: R) => string,
): Marked<R> {
  const places = list.map(idOf);
  const began = from !== null && places.includes(from) ? from : idOf(start);
  const [one, other] = [places.indexOf(began), places.indexOf(idOf(to))].toSorted((a, b) => a - b);
  const marked = new Set(rows.map(idOf));
  const span = list.slice(one, (other ?? 0) + 1).filter((row) => !marked.has(idOf(row)));
  return { rows: [...rows, ...span], from: began };
}

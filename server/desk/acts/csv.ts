/** A spreadsheet takes a cell that begins with these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a CSV file: quoted, and never a formula. A number is one, below zero too. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A line of a CSV file. */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(cell).join(',')}\r\n`;

/** A spreadsheet takes a cell that begins with these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a CSV file: quoted, and never a formula. */
function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A line of a CSV file. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

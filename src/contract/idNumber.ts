const FORM = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** The last character of an identity number by its first seventeen (GB 11643-1999). */
export const checkOf = (digits: string): string =>
  CHECKS[WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11] ?? '';

/** The birthday that an identity number of the mainland names (`YYYY-MM-DD`); null for what is none. */
export function bornOf(idNumber: string): string | null {
  const text = idNumber.trim().toUpperCase();
  const [, year = '', month = '', day = ''] = FORM.exec(text) ?? [];
  const born = `${year}-${month}-${day}`;
  const at = Date.parse(`${born}T00:00:00Z`);
  // `2010-02-30` is read as a day of March.
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(born);
  return isDay && text.endsWith(checkOf(text)) ? born : null;
}

/** Whole years of somebody born on a day (`YYYY-MM-DD`), on another one; who is born on 29 February is a year older on 1 March. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';

/** Whether the database can hold a value: no NUL in a text, and no number that JavaScript itself cannot hold exactly. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable);
}

/** Refuses checked fields that no table could hold (1001); by their rules alone Infinity is below every maximum. */
export function requireKeepable(input: Readonly<Record<string, unknown>>): void {
  const wrong = Object.entries(input).find(([, value]) => !isKeepable(value));
  if (wrong) throw new ProductError(code.badParameter, 'badParameter', { field: wrong[0] });
}

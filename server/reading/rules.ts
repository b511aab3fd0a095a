import type { Reader } from '@server/db/database';

/** What holds where the operator's table says nothing (contract 3). */
export const READING_DEFAULTS = {
  /** So many chapters bought together cost less; so does the rest of a book. */
  batchSize: 10,
  /** Percent off for them. */
  batchDiscount: 10,
  /** The most chapters one purchase may take. */
  batchLimit: 100,
};

export type ReadingRules = typeof READING_DEFAULTS;

/** The operator's amounts, by what their table says. */
export function rulesOf(rows: readonly { key: string; value: unknown }[]): ReadingRules {
  const known = rows.filter(({ key, value }) => key in READING_DEFAULTS && typeof value === 'number');
  return { ...READING_DEFAULTS, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
}

/** The operator's amounts. */
export const readingRules = async (reader: Reader): Promise<ReadingRules> =>
  rulesOf(await reader.selectFrom('readingConfig').select(['key', 'value']).execute());

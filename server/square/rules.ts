import type { Reader } from '@server/db/database';

/** What holds where the operator's table says nothing. */
const DEFAULTS = {
  maxImages: 9,
  titleMaxLength: 30,
  minLength: 5,
  maxLength: 2000,
  commentMaxLength: 500,
  maxTags: 3,
  postsPerDay: 20,
  commentsPerDay: 200,
  reportsPerDay: 20,
  uploadsPerDay: 200,
  renameDays: 7,
};

export type SquareRules = typeof DEFAULTS;

/** The operator's limits. */
export async function squareRules(reader: Reader): Promise<SquareRules> {
  const rows = await reader.selectFrom('squareConfig').select(['key', 'value']).execute();
  const known = rows.filter(({ key, value }) => key in DEFAULTS && typeof value === 'number');
  return { ...DEFAULTS, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
}

/** Characters as a reader counts them. */
export const lengthOf = (text: string): number => [...text].length;

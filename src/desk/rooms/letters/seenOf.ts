import type { DeskLetterRow } from '@/contract/desk/letters';

/** Rows as a call names them: whose they were and what was written when they were marked. */
export const seenOf = (rows: readonly DeskLetterRow[]) =>
  rows.map(({ id, version: seen, owner }) => ({ id, seen, owner: owner?.id ?? null }));

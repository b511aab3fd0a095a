import { createSelector } from '@reduxjs/toolkit';
import type { Book } from '@/contract/book';
import { useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { selectBookPrefs } from './bookPrefsSlice';

/** What becomes of books for adults (A7): shown, covered until the question is answered, or left out. */
export type AgeVerdict = 'shown' | 'veiled' | 'hidden';

export const selectAgeVerdict = createSelector([selectConfig, selectBookPrefs], ({ ageGate }, { age }): AgeVerdict => {
  if (ageGate === 'off') return 'shown';
  if (ageGate === 'hide' || age === 'minor') return 'hidden';
  return age === 'adult' ? 'shown' : 'veiled';
});

/** Whether the question is to be put now: the operator wants it, and storage holds no answer. */
export const selectAsksAge = createSelector(
  [selectConfig, selectBookPrefs],
  ({ ageGate }, { age, isRead }) => ageGate === 'ask' && isRead && age === null,
);

/** The books of a list that may be named at all. */
export function useAllowedBooks<Row>(rows: readonly Row[], bookOf: (row: Row) => Pick<Book, 'adult'>): readonly Row[] {
  const verdict = useAppSelector(selectAgeVerdict);
  if (verdict !== 'hidden') return rows;
  const kept = rows.filter((row) => !bookOf(row).adult);
  return kept.length === rows.length ? rows : kept;
}

import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/** What redux-persist read for one record; `undefined` when there was nothing (or nothing usable) to read. */
type Rehydrated<T> = PayloadAction<T | undefined, 'persist/REHYDRATE'> & { key: string };

/** Matches the answer of storage for one persisted record, so that slices need not know redux-persist. */
export function rehydrated<T>(key: string) {
  return (action: UnknownAction): action is Rehydrated<T> => action.type === 'persist/REHYDRATE' && action.key === key;
}

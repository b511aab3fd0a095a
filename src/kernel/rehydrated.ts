import type { UnknownAction } from '@reduxjs/toolkit';

/** The type under which redux-persist hands over what it read, so that slices need not know redux-persist. */
export const REHYDRATED: string = 'persist/REHYDRATE';

/** What redux-persist read for one record; no payload when there was nothing (or nothing usable) to read. */
interface Rehydrated extends UnknownAction {
  key?: string;
  payload?: unknown;
}

/** A case for `REHYDRATED` that heeds one persisted record. */
export const ofRecord =
  <State, Kept>(key: string, read: (state: State, kept: Kept | undefined) => State) =>
  (state: State, action: Rehydrated): State =>
    action.key === key ? read(state, action.payload as Kept | undefined) : state;

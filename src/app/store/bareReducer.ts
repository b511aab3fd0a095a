import type { Reducer } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { coreSlices } from './coreSlices';
import { lateSlices } from './lateSlices';
import { reducersOf } from './reducersOf';
import type { RootState } from './rootReducer';
import { routeReducers } from './routeReducers';

/** Every slice of the app, bare: what replay runs, without storage, store, router or window. */
export const slices = { ...coreSlices, ...lateSlices } as const;

/** The reducer of a replay: pure, whole from the first action, nothing persisted. */
export const createBareReducer = (): Reducer<RootState> =>
  routeReducers({ ...reducersOf(slices), [api.reducerPath]: api.reducer }) as unknown as Reducer<RootState>;

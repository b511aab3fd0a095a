import { combineSlices } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { coreSlices } from './coreSlices';
import { lateSlices } from './lateSlices';

/** Every slice of the app, bare: what replay runs, without storage, store, router or window. */
export const slices = { ...coreSlices, ...lateSlices } as const;

/** The reducer of a replay: pure, whole from the first action, nothing persisted. */
export const createBareReducer = () => combineSlices(api, ...Object.values(slices));

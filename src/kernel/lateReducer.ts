import { combineSlices } from '@reduxjs/toolkit';

/**
 * The slices that come after the start, as one reducer (decision 0013). Each is injected where it is defined, so its
 * selectors read its first state from a state that it is not in yet.
 */
export const lateReducer = combineSlices();

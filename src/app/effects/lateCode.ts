import type { LateReducers } from '@/app/store/rootReducer';
import type { LaterCode } from './laterChunk';

/** The code that arrives after the start: loaded by the browser, at hand in a test. */
export type LateCode =
  | { slices: () => Promise<LateReducers>; effects: () => Promise<LaterCode> }
  | { slices: LateReducers; effects: LaterCode };

import { createContext } from 'react';
import type { KeptPage } from './pageCacheSlice';

/**
 * Which pages stand when the state keeps these. Default: just these; a stage of many moments lets pages of others stand
 * beside them, unseen, so that a jump shows a page again instead of making it anew.
 */
export const StandingPagesContext = createContext((pages: readonly KeptPage[]): readonly KeptPage[] => pages);

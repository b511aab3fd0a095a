import type { NovelContent } from './bookContent';
import { innAccounts } from './novels/inn-accounts';
import { orbitGardener } from './novels/orbit-gardener';
import { tidePost } from './novels/tide-post';
import { wrongNumber } from './novels/wrong-number';

/** The novels of the demo; their order is part of their pictures' numbers: append, never reorder. */
export const novels: readonly NovelContent[] = [tidePost, wrongNumber, innAccounts, orbitGardener];

import { MergeDialog } from './history/MergeDialog';

/** The reader's overlays by kind, one chunk. */
export const readingOverlays = {
  'merge-history': MergeDialog,
} as const;

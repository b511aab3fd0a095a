import { MergeDialog } from './history/MergeDialog';
import { ElsewhereDialog } from './menu/ElsewhereDialog';
import { MoreSheet } from './menu/MoreSheet';
import { ReaderMenu } from './menu/ReaderMenu';
import { SettingsSheet } from './menu/SettingsSheet';

/** The reader's overlays by kind, one chunk. */
export const readingOverlays = {
  'merge-history': MergeDialog,
  'reader-menu': ReaderMenu,
  'reader-more': MoreSheet,
  'reader-settings': SettingsSheet,
  'reading-elsewhere': ElsewhereDialog,
} as const;

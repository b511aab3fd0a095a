import { MergeDialog } from '@/features/reading/history/MergeDialog';
import { ElsewhereDialog } from '@/features/reading/menu/ElsewhereDialog';
import { MoreSheet } from '@/features/reading/menu/MoreSheet';
import { SettingsSheet } from '@/features/reading/menu/SettingsSheet';
import { ReaderMenu } from './ReaderMenu';

/** The reader's overlays by kind, one chunk. */
export const readingOverlays = {
  'merge-history': MergeDialog,
  'reader-menu': ReaderMenu,
  'reader-more': MoreSheet,
  'reader-settings': SettingsSheet,
  'reading-elsewhere': ElsewhereDialog,
} as const;

import { ConfirmDialog } from './ConfirmDialog';
import { MutedWordsSheet } from './MutedWordsSheet';
import { PostMenuSheet } from './PostMenuSheet';
import { ReportSheet } from './ReportSheet';

/** The overlays of a post, in one chunk because one leads to the next. */
export const sheets = {
  'muted-words': MutedWordsSheet,
  'post-menu': PostMenuSheet,
  report: ReportSheet,
  'square-confirm': ConfirmDialog,
} as const;

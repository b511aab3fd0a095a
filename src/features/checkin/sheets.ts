import type { ComponentType } from 'react';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { MakeUpDialog } from './MakeUpDialog';
import { ResultDialog } from './ResultDialog';
import { RulesSheet } from './RulesSheet';

/** The overlays of check-in by kind: one chunk. */
export const sheets = {
  'checkin-result': ResultDialog,
  'checkin-makeup': MakeUpDialog,
  'checkin-rules': RulesSheet,
} satisfies Readonly<Record<string, ComponentType<OverlayViewProps>>>;

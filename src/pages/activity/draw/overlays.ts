import type { ComponentType } from 'react';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { DrawOddsSheet } from './DrawOddsSheet';
import { DrawResultDialog } from './DrawResultDialog';

/** The overlays of a draw by kind: one chunk. */
export const overlays = {
  'draw-odds': DrawOddsSheet,
  'draw-result': DrawResultDialog,
} satisfies Readonly<Record<string, ComponentType<OverlayViewProps>>>;

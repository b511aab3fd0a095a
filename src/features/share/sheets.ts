import type { ComponentType } from 'react';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { PosterSheet } from './PosterSheet';
import { ShareSheet } from './ShareSheet';

/** The overlays of sharing by kind: one chunk. */
export const sheets = {
  share: ShareSheet,
  poster: PosterSheet,
} satisfies Readonly<Record<string, ComponentType<OverlayViewProps>>>;

import type { ComponentType } from 'react';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { InsufficientDialog } from './InsufficientDialog';
import { PlatformSheet } from './PlatformSheet';
import { PurchaseDialog } from './PurchaseDialog';
import { ResultSheet } from './ResultSheet';

/** The overlays of a download by kind: one chunk, because one tap may need any of them. */
export const dialogs = {
  platform: PlatformSheet,
  purchase: PurchaseDialog,
  insufficient: InsufficientDialog,
  'download-result': ResultSheet,
} satisfies Readonly<Record<string, ComponentType<OverlayViewProps>>>;

import type { PostImage } from '@/contract/post';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { VIEWER } from './viewerSlice';

/** The event that opens the image viewer at one of the pictures. */
export const openViewer = (images: readonly PostImage[], index: number) =>
  overlayEvents.opened({ kind: VIEWER, data: { images, index } });

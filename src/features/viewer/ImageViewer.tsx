import * as v from 'valibot';
import { PostImage } from '@/contract/post';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { Lightbox } from '@/ui/lightbox/Lightbox';
import { selectViewerIndex, viewerEvents } from './viewerSlice';

const Images = v.fallback(v.array(PostImage), []);

/** The pictures of a post, full screen; Back closes it and the focus goes back to the picture that was tapped. */
export function ImageViewer({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const pictures = v.parse(Images, overlay.data.images);
  const index = Math.max(0, Math.min(useAppSelector(selectViewerIndex), pictures.length - 1));
  return (
    <Lightbox
      {...{ open, top, pictures, index, onCloseAsked, onClosed }}
      onTurn={(to) => dispatch(viewerEvents.turned({ index: to }))}
    />
  );
}

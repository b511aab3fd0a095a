import type { ReaderLook } from '@/features/reading/settings/readerSettings';
import { ratioOf, type Size } from './strip';

export interface Frame {
  width: number;
  height: number;
}

/** The size of a page in its frame: whole on screen, as wide, as high, or as drawn (never wider than the frame needs). */
export function fitPage(page: Size, frame: Frame, scale: ReaderLook['scale']): Frame {
  const ratio = ratioOf(page);
  const byWidth = { width: frame.width, height: frame.width * ratio };
  const byHeight = { width: frame.height / ratio, height: frame.height };
  if (scale === 'width') return byWidth;
  if (scale === 'height') return byHeight;
  if (scale === 'original' && page.w > 0) return { width: page.w, height: page.h };
  return byWidth.height <= frame.height ? byWidth : byHeight;
}

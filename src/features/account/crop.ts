import type { Crop } from '@/kernel/ports';
import type { Box, Zoom } from '@/lib/gestures/zoom';

/** A picture as it just covers a square of `stage` px: no empty side, nothing magnified beyond that. */
export function covering(stage: number, { width, height }: Box): Box {
  const scale = stage / Math.min(width, height);
  return { width: width * scale, height: height * scale };
}

/** The square of a picture (in its own pixels) that a stage of `stage` px shows under a zoom. */
export function cropOf(zoom: Zoom, stage: number, natural: Box): Crop {
  const shown = (stage / Math.min(natural.width, natural.height)) * zoom.scale;
  const size = Math.min(stage / shown, natural.width, natural.height);
  const within = (start: number, full: number) => Math.min(Math.max(0, start), full - size);
  return {
    x: within(natural.width / 2 - zoom.x / shown - size / 2, natural.width),
    y: within(natural.height / 2 - zoom.y / shown - size / 2, natural.height),
    size,
  };
}

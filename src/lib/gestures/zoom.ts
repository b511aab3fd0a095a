/** How a picture is shown: magnified by `scale`, its centre moved by `x`, `y` px from the centre of its frame. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A picture as it fits its frame. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
/** As far as a pinch magnifies. */
export const maxScale = 4;
/** What a double tap magnifies to. */
export const tapScale = 2.5;

/** The size of a picture of this ratio (width through height) that just fits the frame. */
export function fitted(frame: Box, ratio: number): Box {
  const width = Math.min(frame.width, frame.height * ratio);
  return { width, height: width / ratio };
}

/** Keeps the scale in its range and the picture's edges out of the frame's middle: no empty side where there is picture left. */
export function clampZoom({ scale, x, y }: Zoom, frame: Box, picture: Box): Zoom {
  const to = Math.min(maxScale, Math.max(1, scale));
  const reach = (full: number, seen: number) => Math.max(0, (full * to - seen) / 2);
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0;
  return {
    scale: to,
    x: within(x, reach(picture.width, frame.width)),
    y: within(y, reach(picture.height, frame.height)),
  };
}

/** Magnifies to `scale` so that what lies under `from` (px from the frame's centre) lies under `to` afterwards. */
export function zoomAbout(zoom: Zoom, scale: number, from: Point, to: Point = from): Zoom {
  const factor = scale / zoom.scale;
  return { scale, x: to.x - (from.x - zoom.x) * factor, y: to.y - (from.y - zoom.y) * factor };
}

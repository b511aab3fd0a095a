import { BACKDROP, type ClipRef, clipBackdrop, clipFrame, clipSeconds } from '@demo/art/clip/clip';
import type { Camera } from '@demo/art/clip/stage';
import { CLIP_SIZE } from '@server/media/kinds';
import sharp from 'sharp';
import { type Vp8Frame, vp8Of, webm } from './webm';

/** Frames a second: enough for drawn figures, and half the bytes of 24. */
const CLIP_RATE = 12;
/** The backdrop is drawn twice as fine as the frame, so that slow camera moves do not tremble. */
const FINE = 2;
const QUALITY = 58;
/** Frames drawn at a time: libvips works in its own threads, and requests must get theirs. */
const AT_ONCE = 3;

interface Backdrop {
  data: Buffer;
  info: { width: number; height: number; channels: 3 | 4 | 1 | 2 };
}

const drawBackdrop = (ref: ClipRef): Promise<Backdrop> =>
  sharp(Buffer.from(clipBackdrop(ref)), { density: 72 * FINE })
    .resize(BACKDROP.w * FINE, BACKDROP.h * FINE)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true }) as Promise<Backdrop>;

const within = (share: number, room: number) => Math.round(Math.min(1, Math.max(0, share)) * room);

function view({ x, y, zoom }: Camera) {
  const width = Math.round((CLIP_SIZE.w * FINE) / zoom);
  const height = Math.round((CLIP_SIZE.h * FINE) / zoom);
  return {
    width,
    height,
    left: within(x, BACKDROP.w * FINE - width),
    top: within(y, BACKDROP.h * FINE - height),
  };
}

async function drawFrame(ref: ClipRef, { data, info }: Backdrop, i: number): Promise<Vp8Frame> {
  const { camera, moving } = clipFrame(ref, i / CLIP_RATE);
  const webp = await sharp(data, { raw: info })
    .extract(view(camera))
    .resize(CLIP_SIZE.w, CLIP_SIZE.h, { kernel: 'linear' })
    .composite([{ input: Buffer.from(moving) }])
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 1 })
    .toBuffer();
  return vp8Of(webp);
}

/** Draws a whole clip as a WebM file; the same numbers give the same pictures. */
export async function renderClip(ref: ClipRef): Promise<Buffer> {
  const backdrop = await drawBackdrop(ref);
  const frames: Vp8Frame[] = new Array(Math.round(clipSeconds(ref) * CLIP_RATE));
  let next = 0;
  const work = async () => {
    for (let i = next++; i < frames.length; i = next++) frames[i] = await drawFrame(ref, backdrop, i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return webm(frames, { width: CLIP_SIZE.w, height: CLIP_SIZE.h, rate: CLIP_RATE });
}

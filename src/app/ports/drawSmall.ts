import type { Crop } from '@/kernel/ports';

/** Small enough for a phone's network, good enough for a phone's screen. */
const QUALITY = 0.85;

/** The picture anew as JPEG, at most `side` px wide and high; the part that `crop` says, in pixels of the picture. */
export async function drawSmall(file: Blob, side: number, crop?: Crop): Promise<Blob> {
  // The camera's turn is taken into the pixels, because the note about it is lost.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await draw(bitmap, side, crop);
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, side: number, crop?: Crop): Promise<Blob> {
  const part = crop
    ? { x: crop.x, y: crop.y, width: crop.size, height: crop.size }
    : { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const scale = Math.min(1, side / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  // JPEG has no transparency: what was clear becomes white, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  // Lets go of the pixels now, not when the collector comes by.
  canvas.width = 0;
  canvas.height = 0;
  if (!blob) throw new Error('Not drawn');
  return blob;
}

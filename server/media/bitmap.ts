import sharp from 'sharp';

/** High enough that no seam shows in a sky at twice the pixels; what weighs too much at one gets the next. */
const QUALITIES = [78, 70, 62, 54] as const;

/**
 * A drawing as WebP, `width` pixels across (default: its natural size), of `most` bytes unless the lowest quality takes
 * more. The same drawing gives the same bytes.
 */
export async function bitmapOf(svg: string, width?: number, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg)).resize(width);
  const [first, ...lower] = QUALITIES;
  let picture = await drawing.clone().webp({ quality: first }).toBuffer();
  for (const quality of lower) {
    if (picture.length <= most) break;
    picture = await drawing.clone().webp({ quality }).toBuffer();
  }
  return picture;
}

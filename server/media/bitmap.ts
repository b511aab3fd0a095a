import sharp from 'sharp';

/** High enough that no seam shows in a sky at twice the pixels. */
const QUALITY = 78;

/** A drawing as WebP, `width` pixels across (default: its natural size). The same drawing gives the same bytes. */
export const bitmapOf = (svg: string, width?: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width).webp({ quality: QUALITY }).toBuffer();

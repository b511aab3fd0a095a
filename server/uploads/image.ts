import { ProductError } from '@server/errors';
import { createTurns } from '@server/inTurn';
import sharp from 'sharp';
import { code } from '@/contract/codes';

/** Longer edges are scaled down to this. */
const LONGEST_EDGE = 1920;
/** A picture that unpacks to more is refused before it is unpacked. */
const MAX_PIXELS = 24_000_000;
const QUALITY = 82;
/** Decoders at a time: each may hold a hundred megabytes. */
const AT_ONCE = 2;

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Whether the first bytes are those of a picture this server reads; a name or declared type proves nothing. */
function isPicture(bytes: Buffer): boolean {
  if (bytes.length < 12) return false;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' || /^GIF8[79]a/.test(ascii(bytes, 0, 6))) return true;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return true;
  return ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12));
}

const inTurn = createTurns(AT_ONCE);

/** A picture ready to keep. */
export interface Encoded {
  bytes: Buffer;
  w: number;
  h: number;
}

/** Says what is wrong with a picture the decoder gave up on. */
function refusalOf(error: unknown): ProductError {
  const tooBig = error instanceof Error && /pixel limit|exceeds|too large/i.test(error.message);
  return tooBig ? new ProductError(code.fileTooLarge, 'fileTooLarge') : new ProductError(code.fileType, 'fileType');
}

/**
 * Draws a picture anew as WebP: upright, no metadata, at most 1920 px, or `square` px of its middle. 5001 for what is
 * no picture, 5002 for a bomb.
 */
export async function encodeImage(bytes: Buffer, { square }: { square?: number } = {}): Promise<Encoded> {
  const size = square
    ? ({ width: square, height: square, fit: 'cover' } as const)
    : ({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true } as const);
  if (!isPicture(bytes)) throw new ProductError(code.fileType, 'fileType');
  return inTurn(async () => {
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .rotate()
        .resize(size)
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, w: info.width, h: info.height };
    } catch (error) {
      throw refusalOf(error);
    }
  });
}

import { codewords, versionFor } from './codewords';
import { emptyGrid, layBits } from './grid';
import { masked, penaltyOf } from './mask';

/** A QR code as rows of modules; true is dark. It has no quiet zone of its own: leave four modules around it. */
export type QrCode = readonly (readonly boolean[])[];

/**
 * Encodes a text as UTF-8 in byte mode, level M, in the smallest of versions 1 to 10, under the mask that reads best.
 * Throws a RangeError beyond 213 bytes.
 */
export function encodeQr(text: string): QrCode {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const grid = emptyGrid(version);
  layBits(grid, codewords(bytes, version));
  let best = masked(grid, 0);
  let least = penaltyOf(best);
  for (let mask = 1; mask < 8; mask += 1) {
    const drawn = masked(grid, mask);
    const penalty = penaltyOf(drawn);
    if (penalty < least) [best, least] = [drawn, penalty];
  }
  return best.dark;
}

/** The dark modules as one SVG path in a box of the code's size. */
export function qrPath(code: QrCode): string {
  return code.flatMap((line, row) => line.flatMap((on, column) => (on ? [`M${column} ${row}h1v1h-1z`] : []))).join('');
}

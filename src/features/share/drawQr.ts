import { encode } from 'uqr';
import type { Pen } from './canvas';

/** The code in black on white with its quiet zone of four modules. */
export function drawQr(pen: Pen, url: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { data, size } = encode(url, { ecc: 'M', border: 4 });
  // Whole pixels a module: a blurred edge is what scanners stumble over.
  const module = Math.floor(side / size);
  const from = {
    x: Math.round(x + (side - module * size) / 2),
    y: Math.round(y + (side - module * size) / 2),
  };
  pen.fillStyle = '#ffffff';
  pen.fillRect(x, y, side, side);
  pen.fillStyle = '#000000';
  for (const [row, line] of data.entries()) {
    for (const [column, on] of line.entries()) {
      if (on) pen.fillRect(from.x + column * module, from.y + row * module, module, module);
    }
  }
}

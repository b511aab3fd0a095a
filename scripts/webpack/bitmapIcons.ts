import { resolve } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import sharp from 'sharp';
import { root } from './shared.ts';

/** Pixels of the icon on an iOS home screen. */
const TOUCH_PX = 180;
const FAVICON_PX = 48;

const png = (svg: Buffer, size: number): Promise<Buffer> => sharp(svg, { density: 300 }).resize(size).png().toBuffer();

/** A picture as the only one of an `.ico` file: its directory of 22 bytes, then the PNG as it is. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Icons that browsers ask for by name and that may be no SVG: `/favicon.ico`, `/apple-touch-icon.png`. */
export const bitmapIcons = (): CopyPlugin =>
  new CopyPlugin({
    patterns: [
      {
        from: resolve(root, 'public/icons/icon.svg'),
        to: 'favicon.ico',
        transform: async (svg: Buffer) => ico(await png(svg, FAVICON_PX), FAVICON_PX),
      },
      {
        from: resolve(root, 'public/icons/icon-maskable.svg'),
        to: 'apple-touch-icon.png',
        transform: (svg: Buffer) => png(svg, TOUCH_PX),
      },
    ],
  });

import { albumPicture } from '@demo/art/album';
import type { FileFacts, Files } from '@server/files/files';
import { type ByteSource, fileSource } from '@server/http/sendBytes';
import { createTurns } from '@server/inTurn';
import { ALBUM_SIZE, ART_VERSION } from '@server/media/kinds';
import sharp from 'sharp';
import { renderClip } from './renderClip';

/** Raise it when a clip's bytes change although no picture did (rate, quality, container). */
const FILE_VERSION = '1';
const PICTURE_QUALITY = 84;

/** Drawn once, kept, read from there ever after. */
export interface DrawnFiles {
  /** A clip; the first one to ask waits for its drawing, others wait with them. */
  film(art: number, script: number): Promise<ByteSource>;
  albumPicture(art: number, index: number): Promise<ByteSource>;
}

const drawPicture = (art: number, index: number): Promise<Buffer> =>
  sharp(Buffer.from(albumPicture(art, index)))
    .resize(ALBUM_SIZE.w, ALBUM_SIZE.h)
    .webp({ quality: PICTURE_QUALITY })
    .toBuffer();

/** The store over `welfare/`. Whatever lies there may be thrown away: it is drawn anew. */
export function drawnFiles(files: Files): DrawnFiles {
  const drawing = new Map<string, Promise<FileFacts>>();
  const inTurn = createTurns();

  async function make(key: string, draw: () => Promise<Buffer>): Promise<FileFacts> {
    const bytes = await draw();
    await files.put(key, bytes);
    return { key, size: bytes.length, at: 0 };
  }

  async function open(name: string, contentType: string, draw: () => Promise<Buffer>): Promise<ByteSource> {
    const key = `welfare/${name}`;
    const draws = () => {
      const running = drawing.get(name) ?? inTurn(() => make(key, draw)).finally(() => drawing.delete(name));
      drawing.set(name, running);
      return running;
    };
    return fileSource(files, (await files.head(key)) ?? (await draws()), { etag: name, contentType });
  }

  const version = `${ART_VERSION}-${FILE_VERSION}`;
  return {
    film: (art, script) =>
      open(`clip-${version}-${art}-${script}.webm`, 'video/webm', () => renderClip({ art, script })),
    albumPicture: (art, index) =>
      open(`picture-${version}-${art}-${index}.webp`, 'image/webp', () => drawPicture(art, index)),
  };
}

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { albumPicture } from '@demo/art/album';
import type { ByteSource } from '@server/http/sendBytes';
import { createTurns } from '@server/inTurn';
import { ALBUM_SIZE, ART_VERSION } from '@server/media/kinds';
import sharp from 'sharp';
import { renderClip } from './renderClip';

/** Raise it when a clip's bytes change although no picture did (rate, quality, container). */
const FILE_VERSION = '1';
const PICTURE_QUALITY = 84;

/** Drawn once, kept in the data folder, read from there ever after. */
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

/** The store over `welfare/` of the data folder. Whatever lies there may be thrown away: it is drawn anew. */
export function drawnFiles(dataDir: string): DrawnFiles {
  const folder = path.join(dataDir, 'welfare');
  const drawing = new Map<string, Promise<void>>();
  const inTurn = createTurns();

  async function make(file: string, draw: () => Promise<Buffer>): Promise<void> {
    const bytes = await draw();
    await mkdir(folder, { recursive: true });
    // Another process may draw the same one into the same folder.
    const draft = `${file}.${randomUUID()}.part`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function open(name: string, contentType: string, draw: () => Promise<Buffer>): Promise<ByteSource> {
    const file = path.join(folder, name);
    const kept = await stat(file).catch(() => null);
    if (!kept?.isFile()) {
      const running = drawing.get(name) ?? inTurn(() => make(file, draw)).finally(() => drawing.delete(name));
      drawing.set(name, running);
      await running;
    }
    const { size } = kept ?? (await stat(file));
    return { size, etag: name, contentType, open: (start, end) => createReadStream(file, { start, end }) };
  }

  const version = `${ART_VERSION}-${FILE_VERSION}`;
  return {
    film: (art, script) =>
      open(`clip-${version}-${art}-${script}.webm`, 'video/webm', () => renderClip({ art, script })),
    albumPicture: (art, index) =>
      open(`picture-${version}-${art}-${index}.webp`, 'image/webp', () => drawPicture(art, index)),
  };
}

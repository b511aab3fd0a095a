import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type Content as Bytes, type Files, readWhole } from '@server/files/files';
import sharp from 'sharp';
import type { Content } from './format/content';
import type { FileRef, KeptFile } from './format/fields';
import { PLACES } from './places';
import { ContentError, type Problem } from './problems';

/** Raise it when pictures are made otherwise, so that old ones are made anew. */
const MADE = '1';
/** Covers of books stand on their main colour. */
const COLOURED = 'books.json';
const MAX_PIXELS = 120_000_000;
/** Longest of pictures; of comic pages only the width is bounded, since strips are long. */
const EDGE = 1920;
const PAGE_WIDTH = 1600;
const QUALITY = 86;
const READ = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

const FILM_TYPES: readonly (readonly [string, (head: Buffer) => boolean])[] = [
  ['video/mp4', (head) => head.toString('latin1', 4, 8) === 'ftyp'],
  ['video/webm', (head) => head.readUInt32BE(0) === 0x1a45dfa3],
];

/** A reference with where it stands, for messages. */
interface Placed {
  ref: FileRef;
  file: string;
  path: string;
}

const isRef = (value: object): value is FileRef => 'file' in value && 'as' in value;

function refsIn(value: unknown, file: string, at: string): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isRef(value)) return [{ ref: value, file, path: at }];
  return Object.entries(value).flatMap(([name, inner]) =>
    refsIn(inner, file, Array.isArray(value) ? `${at}[${name}]` : at === '' ? name : `${at}.${name}`),
  );
}

class BadFile extends Error {}

async function makePicture(bytes: Buffer, as: 'picture' | 'page') {
  const size = as === 'page' ? { width: PAGE_WIDTH } : { width: EDGE, height: EDGE, fit: 'inside' as const };
  try {
    const { format } = await sharp(bytes).metadata();
    if (!READ.has(format)) throw new BadFile('is no PNG, JPEG, WebP, GIF or AVIF');
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof BadFile) throw error;
    throw new BadFile('is no picture that can be read');
  }
}

/** Keeps what is not there yet; whether it was not. */
async function put(files: Files, key: string, make: () => Promise<Bytes>): Promise<boolean> {
  if ((await files.head(key)) !== null) return false;
  await files.put(key, await make());
  return true;
}

const pictureName = (sha256: string) => `${sha256.slice(0, 32)}-${MADE}.webp`;

/** Keeps a picture that was drawn anew already, under a name made of the file it came from. */
export async function keepPicture(files: Files, sha256: string, webp: Buffer): Promise<string> {
  const name = pictureName(sha256);
  await put(files, `${PLACES.picture}/${name}`, async () => webp);
  return name;
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Looks at one file, and puts what members will be served where it belongs. */
async function keep(from: string, as: FileRef['as'], files: Files, made: string[]): Promise<KeptFile> {
  const bytes = await readFile(from);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const shared = { bytes: bytes.length, sha256, w: 0, h: 0 };
  if (as === 'text') {
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
    if (text.includes('\uFFFD')) throw new BadFile('is no text in UTF-8');
    return { ...shared, name: sha256, type: 'text/plain', text };
  }
  const store = async (name: string, make: () => Promise<Bytes>) => {
    const key = `${PLACES[as]}/${name}`;
    if (await put(files, key, make)) made.push(key);
    return key;
  };
  if (as === 'android' || as === 'ios') {
    if (bytes.toString('latin1', 0, 2) !== 'PK') throw new BadFile('is no package: an apk or ipa is a zip file');
    const name = `${sha256}.${as === 'android' ? 'apk' : 'ipa'}`;
    await store(name, async () => ({ path: from }));
    return { ...shared, name, type: 'application/octet-stream' };
  }
  if (as === 'film') {
    const type = bytes.length > 12 ? FILM_TYPES.find(([, fits]) => fits(bytes))?.[0] : undefined;
    if (type === undefined) throw new BadFile('is no MP4 or WebM film');
    const name = `${sha256.slice(0, 32)}.${type.slice('video/'.length)}`;
    await store(name, async () => ({ path: from }));
    return { ...shared, name, type };
  }
  const name = pictureName(sha256);
  const key = await store(name, () => makePicture(bytes, as));
  const { width: w, height: h } = await sharp(await readWhole(files, key)).metadata();
  return { ...shared, name, w, h, type: 'image/webp' };
}

/** The main colour of a kept picture: every pixel of it is looked at, so only where somebody draws it. */
async function colorOf({ name }: KeptFile, files: Files): Promise<string> {
  const { dominant } = await sharp(await readWhole(files, `${PLACES.picture}/${name}`)).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

/** The files an import brought into the data folder. */
export interface KeptFiles {
  /** Takes away what was not there before. */
  forget(): Promise<void>;
}

/**
 * Looks at every file the content names and keeps it under a name made of its content: nothing that
 * is there is ever written over, so an import that fails later has changed nothing that is served.
 */
export async function keepFiles(folder: string, content: Content, files: Files): Promise<KeptFiles> {
  const made: string[] = [];
  const forget = async () => {
    for (const key of made) await files.drop(key);
  };
  const problems: Problem[] = [];
  const root = await realpath(folder);
  const seen = new Map<string, KeptFile>();
  for (const { ref, file, path: at } of Object.entries(content).flatMap(([name, value]) => refsIn(value, name, ''))) {
    try {
      const from = await realpath(path.join(root, ref.file)).catch(() => {
        throw new BadFile('is not there');
      });
      if (!from.startsWith(root + path.sep)) throw new BadFile('lies outside the folder');
      const known = seen.get(`${ref.as} ${from}`) ?? (await keep(from, ref.as, files, made));
      seen.set(`${ref.as} ${from}`, known);
      const isDrawn = ref.as === 'picture' && file === COLOURED;
      ref.kept = isDrawn ? { ...known, color: await colorOf(known, files) } : known;
    } catch (error) {
      if (!(error instanceof BadFile)) {
        await forget();
        throw error;
      }
      problems.push({ file, path: at, text: `${ref.file} ${error.message}` });
    }
  }
  if (problems.length > 0) {
    await forget();
    throw new ContentError(problems);
  }
  return { forget };
}

import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { isKind, type LinkRef } from './address';
import type { CardShape, LinkCard } from './card';

/** As chats and networks ask for it. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Raise it when cards are drawn another way: their addresses are kept by others for long. */
const VERSION = 1;
const NAME = /^([a-z]+)-([1-9]\d{0,14})-([0-9a-f]{10})\.jpg$/;

/** The card of pages without a picture of their own. */
export const OWN_CARD = `/media/cards/plaza-${VERSION}.jpg`;

const sumOf = (text: string): string => createHash('sha256').update(`${VERSION} ${text}`).digest('hex').slice(0, 10);

/** Where a card's picture is: another address for another picture. */
export const pictureOf = ({ picture }: Pick<LinkCard, 'picture'>): string =>
  picture === null ? OWN_CARD : `/media/cards/${picture.of.kind}-${picture.of.id}-${sumOf(picture.address)}.jpg`;

/** Whose card a file is of; null for a name that is no card's. */
export function cardNamed(name: string): LinkRef | null {
  const [, kind = '', id] = NAME.exec(name) ?? [];
  return isKind(kind) ? { kind, id: Number(id) } : null;
}

const svg = (text: string): Buffer => Buffer.from(text);
const star = 'M20 5C21.5 14 26 18.5 35 20C26 21.5 21.5 26 20 35C18.5 26 14 21.5 5 20C14 18.5 18.5 14 20 5Z';
/** The logo, `size` pixels across. */
const mark = (size: number): Buffer =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><defs><linearGradient id="t" x2="1" y2="1">
    <stop stop-color="#2A8CF5"/><stop offset="1" stop-color="#4A4BE0"/></linearGradient></defs><rect width="40" height="40" rx="11" fill="url(#t)"/>
    <path d="${star}" fill="#fff"/><path d="M20 13L27 20L20 27L13 20Z" fill="#7FD6F5"/><path d="M20 13L27 20H13Z" fill="#BFF0FC"/></svg>`);

/** The ground where a page has no picture: the colours of the logo, with light from above. */
const ground = svg(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
  <linearGradient id="g" x2="1" y2="1"><stop stop-color="#1560CC"/><stop offset=".55" stop-color="#2A6FE8"/><stop offset="1" stop-color="#5B3FD6"/></linearGradient>
  <radialGradient id="l" cx=".5" cy=".45" r=".5"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  </defs><rect width="100%" height="100%" fill="url(#g)"/><path d="M0 430L760 0H980L0 560Z" fill="#fff" opacity=".06"/>
  <path d="M430 630L1200 195V330L670 630Z" fill="#fff" opacity=".06"/><rect width="100%" height="100%" fill="url(#l)"/></svg>`);

/** In full before the ground: how large, and how round its corners are. */
const FRONT: Readonly<Record<Exclude<CardShape, 'wide'>, { w: number; h: number; r: number }>> = {
  square: { w: 380, h: 380, r: 84 },
  upright: { w: 375, h: 500, r: 24 },
};

const plate = ({ w, h, r }: { w: number; h: number; r: number }): Buffer =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="${r}"/></svg>`,
  );
const shadow = ({ w, h, r }: { w: number; h: number; r: number }): Promise<Buffer> =>
  sharp(
    svg(`<svg xmlns="http://www.w3.org/2000/svg" width="${w + 120}" height="${h + 120}"><rect x="60" y="72" width="${w}" height="${h}" rx="${r}"
      fill="#000" opacity=".45"/></svg>`),
  )
    .blur(22)
    .png()
    .toBuffer();

/** Draws a card as JPEG: the picture it is made of (any format, as bytes) in its shape, with Plaza's mark; without one, Plaza's own. */
export async function drawCard(source: { bytes: Buffer; shape: CardShape } | null): Promise<Buffer> {
  const jpeg = (card: Sharp) => card.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  if (source === null) return jpeg(sharp(ground).composite([{ input: mark(236) }]));
  const { bytes, shape } = source;
  const filled = sharp(bytes, { limitInputPixels: 50_000_000 }).rotate().flatten({ background: '#10213f' });
  const inCorner = { input: mark(72), left: WIDTH - 72 - 36, top: HEIGHT - 72 - 36 };
  if (shape === 'wide') return jpeg(filled.resize(WIDTH, HEIGHT, { fit: 'cover' }).composite([inCorner]));
  const front = FRONT[shape];
  const behind = await filled
    .clone()
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .blur(38)
    .modulate({ brightness: 0.82 })
    .toBuffer();
  const inFront = await sharp(bytes)
    .rotate()
    .resize(front.w, front.h, { fit: 'cover' })
    .composite([{ input: plate(front), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return jpeg(sharp(behind).composite([{ input: await shadow(front) }, { input: inFront }, inCorner]));
}

import { appScreen } from './appScreen';
import { avatar } from './avatar';
import { banner } from './banner';
import { clipPoster } from './clip/clip';
import { CLIP_SIZE } from './clip/stage';
import { bookBannerPicture, bookCoverPicture } from './comics/bookPictures';
import { cover } from './cover';
import { icon } from './icon';
import { shot } from './shot';

export type MediaKind = 'icon' | 'cover' | 'banner' | 'shot' | 'avatar' | 'clip' | 'book' | 'bookwide' | 'app';

interface MediaSpec {
  /** Natural size in pixels. */
  width: number;
  height: number;
  /**
   * Pixels across of the bitmap that pages are given. Without one they get the drawing itself: a fifth of the bytes, but
   * a document of its own to the browser, so only where few of them are on a screen.
   */
  bitmap?: number;
  draw(n: number, variant: number): string;
}

/** Every kind of generated picture and its natural size. */
export const MEDIA: Record<MediaKind, MediaSpec> = {
  icon: { width: 256, height: 256, bitmap: 192, draw: icon },
  cover: { width: 800, height: 450, bitmap: 640, draw: cover },
  banner: { width: 840, height: 392, draw: banner },
  shot: { width: 800, height: 450, bitmap: 800, draw: shot },
  avatar: { width: 160, height: 160, bitmap: 128, draw: avatar },
  book: { width: 450, height: 600, bitmap: 300, draw: bookCoverPicture },
  bookwide: { width: 840, height: 392, draw: bookBannerPicture },
  app: { width: 450, height: 800, draw: appScreen },
  clip: { width: CLIP_SIZE.w, height: CLIP_SIZE.h, bitmap: CLIP_SIZE.w, draw: clipPoster },
};
export const MEDIA_KINDS = Object.keys(MEDIA) as MediaKind[];

/** Part of every address, so that pictures may be cached for ever: raise it when any picture changes. */
export const ART_VERSION = '1';
const PATH = /^\/media\/gen\/v([0-9a-z]+)\/([a-z]+)\/(0|[1-9]\d{0,5})(?:-([1-9]\d?))?\.(svg|webp)$/;

export interface MediaRef {
  kind: MediaKind;
  n: number;
  /** Another crop of a cover or banner, another screen of a game; 0 is the first. */
  variant: number;
  version: string;
  /** The drawing or its bitmap. Addresses of drawings are answered for every kind: content kept from before names them. */
  form: 'svg' | 'webp';
}

/** SVG text of picture n of a kind. The same numbers give the same bytes. */
export const drawMedia = (kind: MediaKind, n: number, options: { variant?: number } = {}): string =>
  MEDIA[kind].draw(n, options.variant ?? 0);

/** The address that pages are given of a picture. */
export const mediaPath = (kind: MediaKind, n: number, variant = 0): string =>
  `/media/gen/v${ART_VERSION}/${kind}/${n}${variant ? `-${variant}` : ''}.${MEDIA[kind].bitmap ? 'webp' : 'svg'}`;

const isKind = (text: string): text is MediaKind => Object.hasOwn(MEDIA, text);

/** The reverse of `mediaPath`; undefined for any other address. Addresses of other versions parse too: the caller decides. */
export function parseMediaPath(path: string): MediaRef | undefined {
  const [, version = '', kind = '', n = '', variant = '0', form] = PATH.exec(path) ?? [];
  if (!isKind(kind) || (form === 'webp' && !MEDIA[kind].bitmap)) return undefined;
  return { kind, n: Number(n), variant: Number(variant), version, form: form as MediaRef['form'] };
}

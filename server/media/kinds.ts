/** Kinds of pictures that a demo draws. */
export type DemoKind =
  | 'icon'
  | 'cover'
  | 'banner'
  | 'shot'
  | 'avatar'
  | 'clip'
  | 'book'
  | 'bookwide'
  | 'activity'
  | 'app';
/** Kinds of pictures that are drawn from a number; scenes, for the heads of members' pages, are the server's own. */
export type MediaKind = DemoKind | 'scene';

interface MediaSpec {
  /** Natural size in pixels. */
  width: number;
  height: number;
  /**
   * Pixels across of the bitmap that pages are given. Without one they get the drawing itself: a fifth of the bytes, but
   * a document of its own to the browser, so only where few of them are on a screen.
   */
  bitmap?: number;
  /** Bytes of the bitmap at most: it gives up quality before a page gives up speed. */
  most?: number;
}

/** Pixels of a drawn film, and of its poster. */
export const CLIP_SIZE = { w: 640, h: 360 } as const;
/** Pixels of a drawn album's pictures: upright, for a phone's screen. */
export const ALBUM_SIZE = { w: 720, h: 1080 } as const;

/** Every kind and its natural size; who draws them is the server itself (scenes, plain avatars) or the demo. */
export const MEDIA: Record<MediaKind, MediaSpec> = {
  icon: { width: 256, height: 256, bitmap: 192, most: 5400 },
  cover: { width: 800, height: 450, bitmap: 640, most: 18_300 },
  banner: { width: 840, height: 392, bitmap: 750, most: 13_200 },
  shot: { width: 800, height: 450, bitmap: 800, most: 31_400 },
  avatar: { width: 160, height: 160, bitmap: 128, most: 2900 },
  book: { width: 450, height: 600, bitmap: 300, most: 13_200 },
  bookwide: { width: 450, height: 480 },
  activity: { width: 840, height: 392, bitmap: 640, most: 18_300 },
  app: { width: 450, height: 800 },
  clip: { width: CLIP_SIZE.w, height: CLIP_SIZE.h, bitmap: CLIP_SIZE.w, most: 17_600 },
  scene: { width: 800, height: 450 },
};
export const MEDIA_KINDS = Object.keys(MEDIA) as MediaKind[];
export const DEMO_KINDS = MEDIA_KINDS.filter((kind): kind is DemoKind => kind !== 'scene');

/** Part of every address, so that pictures may be cached for ever: raise it when any picture changes. */
export const ART_VERSION = '3';
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

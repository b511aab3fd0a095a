import { scenePicture } from './cover';

/** Pixels of an album's pictures: upright, for a phone's screen. */
export const ALBUM_SIZE = { w: 720, h: 1080 } as const;

/** Beyond what `/media/gen` addresses can say, so that a picture of an album is nowhere to be had but with a ticket. */
const FIRST_VARIANT = 100;

/** Picture `index` of an album, in the world of game `art`. */
export const albumPicture = (art: number, index: number): string =>
  scenePicture(art, FIRST_VARIANT + index, ALBUM_SIZE.w, ALBUM_SIZE.h, false).toString();

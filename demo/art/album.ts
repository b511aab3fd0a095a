import { ALBUM_SIZE } from '@server/media/kinds';
import { scenePicture } from './cover';

/** Beyond what `/media/gen` addresses can say, so that a picture of an album is nowhere to be had but with a ticket. */
const FIRST_VARIANT = 100;

/** Picture `index` of an album, in the world of game `art`. */
export const albumPicture = (art: number, index: number): string =>
  scenePicture(art, FIRST_VARIANT + index, ALBUM_SIZE.w, ALBUM_SIZE.h, false).toString();

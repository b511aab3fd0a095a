import { covers } from '@demo/art/covers/catalogue';
import { drawCover } from '@demo/art/covers/drawCover';
import { coverArtOf } from '@demo/content/bookCovers';
import { bookBanner, type CoverArt } from './bookBanner';

/** What a number beyond the catalogue shows: some book of it, so that every address draws. */
function artOf(n: number): CoverArt {
  const art = coverArtOf(n) ?? coverArtOf(0);
  if (art === undefined) throw new Error('there is no cover at all');
  return art;
}

export function bookCoverPicture(n: number): string {
  const art = artOf(n);
  const design = covers[art.key];
  if (design === undefined) throw new Error(`the book ${art.key} has no cover`);
  return drawCover(art, design);
}
export const bookBannerPicture = (n: number): string => bookBanner(artOf(n), n);

import { coverArtOf } from '@demo/content/bookCovers';
import { bookBanner, bookCover, type CoverArt } from './bookCover';

/** What a number beyond the catalogue shows: some book of it, so that every address draws. */
function artOf(n: number): CoverArt {
  const art = coverArtOf(n) ?? coverArtOf(0);
  if (art === undefined) throw new Error('there is no cover at all');
  return art;
}

export const bookCoverPicture = (n: number): string => bookCover(artOf(n), n);
export const bookBannerPicture = (n: number): string => bookBanner(artOf(n), n);

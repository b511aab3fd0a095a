import { coverArtOf } from '@demo/content/bookCovers';
import { covers } from './catalogue';
import type { CoverDesign } from './cover';
import { type CoverArt, drawCover, drawWide } from './drawCover';

/** What a number beyond the catalogue shows: some book of it, so that every address draws. */
function designOf(n: number): { art: CoverArt; design: CoverDesign } {
  const art = coverArtOf(n) ?? coverArtOf(0);
  const design = art && covers[art.key];
  if (art === undefined || design === undefined) throw new Error(`book ${n} has no cover`);
  return { art, design };
}

export function bookCoverPicture(n: number): string {
  const { art, design } = designOf(n);
  return drawCover(art, design);
}

export function bookWidePicture(n: number): string {
  const { art, design } = designOf(n);
  return drawWide(art, design);
}

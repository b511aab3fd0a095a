import type { CoverArt } from '@demo/art/covers/drawCover';
import { comics } from './comics';
import { lighthouseCard } from './lighthouseCard';
import { novels } from './novels';

/** The log, which has no content file of its own; nobody stands on its cover. */
const lighthouse: CoverArt = {
  key: 'lighthouse',
  author: lighthouseCard.author,
  cast: {},
};

/** Arts of all covers by their pictures' numbers: the log, the novels from 1, the comics from 100. */
export function coverArtOf(n: number): CoverArt | undefined {
  if (n === 0) return lighthouse;
  return n < 100 ? novels[n - 1] : comics[n - 100];
}

/** The number of a book's pictures. */
export const coverNumber = {
  log: 0,
  novel: (at: number) => at + 1,
  comic: (at: number) => at + 100,
} as const;

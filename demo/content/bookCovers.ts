import type { CoverArt } from '@demo/art/comics/bookBanner';
import { comics } from './comics';
import { lighthouseCard } from './lighthouseCard';
import { novels } from './novels';

/** The cover of the log, which has no content file of its own. */
const lighthouse: CoverArt = {
  key: 'lighthouse',
  author: lighthouseCard.author,
  format: 'page',
  hue: 235,
  place: 'shore',
  night: true,
  cast: {
    A: {
      hair: 10,
      back: 'short',
      fringe: 'short',
      wear: 'scarf',
      top: 235,
      skin: 2,
      gear: 'cap',
      trait: 'beard',
      slim: true,
    },
    B: { beast: 'cat', v: 0, scarf: 20 },
  },
};

/** Arts of all covers by their pictures' numbers: the log, the novels from 1, the comics from 100. */
export function coverArtOf(n: number): CoverArt | undefined {
  if (n === 0) return lighthouse;
  const novel = novels[n - 1];
  return n < 100 ? novel && { ...novel, format: 'page' } : comics[n - 100];
}

/** The number of a book's pictures. */
export const coverNumber = { log: 0, novel: (at: number) => at + 1, comic: (at: number) => at + 100 } as const;

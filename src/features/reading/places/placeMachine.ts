import type { ReadingPlace } from '@/contract/book';
import type { LocalPlace } from '@/shell/places/localPlace';

/** Where somebody stands in one book, and how far the server knows (pages 16). */
export type PlaceState =
  /** No reader of this book is open, or nothing is known yet. */
  | { at: 'closed' }
  /** The server is asked what other devices wrote; `moved` when the member went on reading meanwhile. */
  | { at: 'looking'; place: LocalPlace | null; version: number; moved: boolean; waited: boolean }
  /** Everybody knows the same; a guest's place is always so. */
  | { at: 'kept'; place: LocalPlace | null; version: number }
  /** Further than the server knows; it is told after a pause. */
  | { at: 'moved'; place: LocalPlace; version: number }
  /** `next`: where the member went while the answer was on its way. */
  | { at: 'sending'; place: LocalPlace; version: number; force: boolean; next: LocalPlace | null }
  /** It could not be sent; this device keeps it and tries again. */
  | { at: 'stranded'; place: LocalPlace; version: number }
  /** Another device is elsewhere: the member is asked. */
  | { at: 'torn'; place: LocalPlace; theirs: ReadingPlace };

export const placeStart = 'closed';

const over = { forgotten: ['closed'], ended: ['closed'] } as const;
const opened = ['looking', 'kept'] as const;

export const placeTable = {
  closed: { opened },
  looking: {
    looked: ['kept', 'moved', 'torn'],
    lookFailed: ['kept', 'stranded'],
    waited: ['looking'],
    rested: ['looking'],
    ...over,
  },
  kept: { opened, rested: ['kept', 'moved'], ...over },
  moved: { opened, rested: ['moved'], due: ['sending'], ...over },
  sending: { rested: ['sending'], sent: ['kept', 'moved'], clashed: ['moved', 'torn'], failed: ['stranded'], ...over },
  stranded: { opened, rested: ['moved'], due: ['sending'], ...over },
  torn: { rested: ['torn'], keptMine: ['sending'], tookTheirs: ['kept'], ...over },
} as const;

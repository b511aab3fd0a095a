import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from './navigationSlice';
import type { Place } from './place';

/** At most this many pages are kept alive, the one on screen included (spec 9, C7). */
export const KEPT_PAGES = 10;
/** Of so many pages that were given up it is still known where they rested, for whoever goes back to them. */
const LEFT_PAGES = 50;

/** Where a page rests: the item at its top edge and that item's distance from it, in CSS px. */
export interface RestingPlace {
  item: string;
  offset: number;
  /** The scroll position, for pages without items. */
  top: number;
  /** From before the page was loaded again: what was there is still on its way. */
  isKept?: true;
}

export interface KeptPage {
  /** The page's own last place: hidden pages keep their own address. */
  place: Place;
  resting?: RestingPlace;
}

export interface PageCacheState {
  /** Least recently used first; the last one is on screen. */
  pages: readonly KeptPage[];
  /** Pages that are not alive any more, the latest last. */
  left: readonly LeftPage[];
}

/** A page and where it rests. */
export interface LeftPage {
  page: string;
  resting: RestingPlace;
}

const initialState: PageCacheState = { pages: [], left: [] };

/** What is remembered of pages that were alive before and are not now. */
const leftOf = (before: readonly KeptPage[], now: readonly KeptPage[]): LeftPage[] =>
  before.flatMap(({ place: { page }, resting }) =>
    resting && !now.some(({ place }) => place.page === page) ? [{ page, resting }] : [],
  );

/** Another member must never see what the last one left on screen. */
const forgotten = ({ pages }: PageCacheState): PageCacheState => ({
  pages: pages.slice(-1).map(({ place }) => ({ place })),
  left: [],
});

/** Which pages stay alive: a pure LRU over arrivals (C7). */
export const pageCacheSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    /** A page came to rest after scrolling. */
    rested: (state, { payload: { page, ...resting } }: PayloadAction<{ page: string } & RestingPlace>) => ({
      ...state,
      pages: state.pages.map((kept) => (kept.place.page === page ? { ...kept, resting } : kept)),
    }),
    /** Where pages rested before this load of the page is known: those it has, and others. */
    restored: (_state, { payload }: PayloadAction<PageCacheState>) => payload,
  },
  extraReducers: (builder) =>
    builder
      .addCase(navigationEvents.arrived, (state, { payload: { place, how } }) => {
        const known = state.pages.find((kept) => kept.place.page === place.page);
        const others = state.pages.filter((kept) => kept !== known && kept.place.keepAlive);
        // Back on a page that was given up: it is made anew, at the place where it rested.
        const before = how === 'pop' && !known ? state.left.find(({ page }) => page === place.page) : undefined;
        const pages = [...others, { ...known, ...(before && { resting: before.resting }), place }].slice(-KEPT_PAGES);
        const left = state.left.filter(({ page }) => page !== place.page);
        return { pages, left: [...left, ...leftOf(state.pages, pages)].slice(-LEFT_PAGES) };
      })
      .addCase(sessionEnded, forgotten)
      .addCase(sessionStarted, forgotten),
  selectors: {
    selectPages: (state) => state.pages,
  },
});

export const pageEvents = pageCacheSlice.actions;
export const { selectPages } = pageCacheSlice.selectors;

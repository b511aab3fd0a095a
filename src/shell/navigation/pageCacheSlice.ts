import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionFacts';
import { navigationEvents } from './navigationSlice';
import type { Place } from './place';

/** At most this many pages are kept alive, the one on screen included (spec 9, C7). */
export const KEPT_PAGES = 10;

/** Where a page rests: the item at its top edge and that item's distance from it, in CSS px. */
export interface RestingPlace {
  item: string;
  offset: number;
  /** The scroll position, for pages without items. */
  top: number;
}

export interface KeptPage {
  /** The page's own last place: hidden pages keep their own address. */
  place: Place;
  resting?: RestingPlace;
}

export interface PageCacheState {
  /** Least recently used first; the last one is on screen. */
  pages: readonly KeptPage[];
}

const initialState: PageCacheState = { pages: [] };

/** Which pages stay alive: a pure LRU over arrivals (C7). */
export const pageCacheSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    /** A page came to rest after scrolling. */
    rested: (state, { payload }: PayloadAction<{ page: string } & RestingPlace>) => ({
      pages: state.pages.map((kept) =>
        kept.place.page === payload.page
          ? { ...kept, resting: { item: payload.item, offset: payload.offset, top: payload.top } }
          : kept,
      ),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(navigationEvents.arrived, (state, { payload: { place } }) => {
        const known = state.pages.find((kept) => kept.place.page === place.page);
        const others = state.pages.filter((kept) => kept !== known && kept.place.keepAlive);
        return { pages: [...others, { ...known, place }].slice(-KEPT_PAGES) };
      })
      // Another member must never see what the last one left on screen.
      .addMatcher(
        (action) => sessionEnded.match(action) || sessionStarted.match(action),
        (state) => ({ pages: state.pages.slice(-1).map(({ place }) => ({ place })) }),
      ),
  selectors: {
    selectPages: (state) => state.pages,
  },
});

export const pageEvents = pageCacheSlice.actions;
export const { selectPages } = pageCacheSlice.selectors;

export const pageRecording: RecordingRules<typeof pageEvents> = { rested: 'keep' };

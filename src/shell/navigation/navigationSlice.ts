import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Place } from './place';

/** A wish to go somewhere, before guards and overlays have had their say. */
export interface Wish {
  to: string;
  how: 'push' | 'replace';
}

export interface NavigationState {
  /** Where the member is; before the first arrival, the home page. */
  place: Place;
  /** How the member got here; `none` until the first arrival. */
  arrival: 'none' | 'first' | 'push' | 'replace' | 'pop';
  /** How often the tab of a page on screen was tapped again; the page on screen follows it (C1). */
  topTaps: number;
  /** The member was asked whether to leave this page and said yes. */
  mayLeave?: true;
}

const initialState: NavigationState = {
  place: { pathname: '/', search: '', hash: '', route: 'home', params: {}, page: '/', keepAlive: true, index: 0 },
  arrival: 'none',
  topTaps: 0,
};

/** The route as state: what the app shows follows this, and the address bar follows it too. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    /** A link, a tab or an effect asked to go somewhere. */
    asked: (_state, _action: PayloadAction<Wish>) => undefined,
    /** The back button of a page was pressed. */
    backAsked: () => undefined,
    /** What this entry stood in the way of is the one below it: the browser takes one step back. */
    stepBackAsked: () => undefined,
    /** The tab of the page on screen was tapped again (C1). */
    tabTappedAgain: (state) => ({ ...state, topTaps: state.topTaps + 1 }),
    /** Asked by the page's leave rule, the member wants to go all the same; good for one way. */
    leaveAllowed: (state) => ({ ...state, mayLeave: true as const }),
    /** The browser is there now. */
    arrived: (
      { topTaps },
      { payload }: PayloadAction<{ place: Place; how: 'first' | 'push' | 'replace' | 'pop' }>,
    ) => ({ place: payload.place, arrival: payload.how, topTaps }),
  },
  selectors: {
    selectMayLeave: (state) => state.mayLeave === true,
    selectPlace: (state) => state.place,
    selectRouteName: (state) => state.place.route,
    selectArrival: (state) => state.arrival,
    selectTopTaps: (state) => state.topTaps,
  },
});

export const navigationEvents = navigationSlice.actions;
export const { selectPlace, selectRouteName, selectArrival, selectMayLeave, selectTopTaps } = navigationSlice.selectors;

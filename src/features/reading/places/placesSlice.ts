import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReadingPlace } from '@/contract/book';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { isSamePlace, type LocalPlace } from '@/shell/places/localPlace';
import { type PlaceState, placeTable } from './placeMachine';
import { localOf, settle } from './settlePlaces';

const { step } = machine<PlaceState>()(placeTable);

/** The overlay that asks which of two places counts. */
export const ELSEWHERE = 'reading-elsewhere';

type Places = Readonly<Record<string, PlaceState>>;
const none: Places = {};
const closed: Extract<PlaceState, { at: 'closed' }> = { at: 'closed' };

function move(places: Places, bookId: number, apply: (place: PlaceState) => PlaceState): Places {
  const before = places[bookId] ?? closed;
  const after = apply(before);
  if (after === before) return places;
  if (after.at !== 'closed') return { ...places, [bookId]: after };
  const { [bookId]: _gone, ...others } = places;
  return others;
}

/** Reading on here, although another device is elsewhere. */
const stay = ({ place, theirs }: Extract<PlaceState, { at: 'torn' }>): Extract<PlaceState, { at: 'sending' }> => ({
  at: 'sending',
  place,
  version: theirs.version,
  force: true,
  next: null,
});

interface Known {
  place: LocalPlace | null;
  version: number;
  unsent: boolean;
}

/** Whose place is forgotten: of some books, or of all but some. */
export type Forgotten = { bookIds: readonly number[] } | { allBut: readonly number[] };

export const isForgotten = (gone: Forgotten, bookId: number): boolean =>
  'bookIds' in gone ? gone.bookIds.includes(bookId) : !gone.allBut.includes(bookId);

/** The places of the books opened in this visit. */
export const placesSlice = createSlice({
  name: 'places',
  initialState: none,
  reducers: {
    /** A reader opened; `known` is what this device remembers. A guest has nobody to ask. */
    opened: (
      places,
      { payload: { bookId, known, ask } }: PayloadAction<{ bookId: number; known: Known; ask: boolean }>,
    ) =>
      move(places, bookId, (place) =>
        step(place, 'opened', () => {
          const { place: at, version, unsent } = known;
          if (ask) return { at: 'looking', place: at, version, moved: unsent, waited: false };
          return { at: 'kept', place: at, version };
        }),
      ),
    /** The server said where the member was last. */
    looked: (places, { payload }: PayloadAction<{ bookId: number; server: ReadingPlace | null; device: string }>) =>
      move(places, payload.bookId, (place) =>
        step(place, 'looked', ({ place: mine, version, moved, waited }) => {
          // Who read on meanwhile is not moved by a late answer; a place that is forgotten there is forgotten here.
          const unsent = moved || (waited && mine !== null && payload.server !== null);
          return settle({ place: mine, version, unsent }, payload.server, payload.device);
        }),
      ),
    lookFailed: (places, { payload }: PayloadAction<{ bookId: number }>) =>
      move(places, payload.bookId, (place) =>
        step(place, 'lookFailed', ({ place: mine, version, moved }) =>
          mine && moved ? { at: 'stranded', place: mine, version } : { at: 'kept', place: mine, version },
        ),
      ),
    /** The answer takes long: the member reads on from what this device knows. */
    waited: (places, { payload }: PayloadAction<{ bookId: number }>) =>
      move(places, payload.bookId, (place) => step(place, 'waited', (from) => ({ ...from, waited: true }))),
    /** The member rests at a place; `tell`: the server is to know. */
    rested: (
      places,
      { payload: { bookId, place: now, tell } }: PayloadAction<{ bookId: number; place: LocalPlace; tell: boolean }>,
    ) =>
      move(places, bookId, (place) =>
        step(place, 'rested', (from) => {
          switch (from.at) {
            case 'looking':
              return { ...from, place: now, moved: true };
            case 'sending':
              return { ...from, next: now };
            case 'torn':
              return { ...from, place: now };
            case 'kept':
            case 'moved':
            case 'stranded':
              return tell
                ? { at: 'moved', place: now, version: from.version }
                : { at: 'kept', place: now, version: from.version };
          }
        }),
      ),
    /** The pause is over, or the page is about to hide. */
    due: (places, { payload }: PayloadAction<{ bookId: number }>) =>
      move(places, payload.bookId, (place) =>
        step(place, 'due', ({ place: mine, version }) => ({
          at: 'sending',
          place: mine,
          version,
          force: false,
          next: null,
        })),
      ),
    sent: (places, { payload }: PayloadAction<{ bookId: number; version: number }>) =>
      move(places, payload.bookId, (place) =>
        step(place, 'sent', ({ place: mine, next }) =>
          next
            ? { at: 'moved', place: next, version: payload.version }
            : { at: 'kept', place: mine, version: payload.version },
        ),
      ),
    /** Nothing was written, because another device had written meanwhile. */
    clashed: (places, { payload: { bookId, theirs } }: PayloadAction<{ bookId: number; theirs: ReadingPlace }>) =>
      move(places, bookId, (place) =>
        step(place, 'clashed', ({ place: sent, next }) => {
          const mine = next ?? sent;
          return isSamePlace(mine, theirs)
            ? { at: 'moved', place: mine, version: theirs.version }
            : { at: 'torn', place: mine, theirs };
        }),
      ),
    failed: (places, { payload }: PayloadAction<{ bookId: number }>) =>
      move(places, payload.bookId, (place) =>
        step(place, 'failed', ({ place: mine, next, version }) => ({ at: 'stranded', place: next ?? mine, version })),
      ),
    /** Asked, the member stays here. */
    keptMine: (places, { payload }: PayloadAction<{ bookId: number }>) =>
      move(places, payload.bookId, (place) => step(place, 'keptMine', stay)),
    /** Asked, the member goes where the other device is. */
    tookTheirs: (places, { payload }: PayloadAction<{ bookId: number }>) =>
      move(places, payload.bookId, (place) =>
        step(place, 'tookTheirs', ({ theirs }) => ({ at: 'kept', place: localOf(theirs), version: theirs.version })),
      ),
    /** The member had places forgotten: nothing of them is sent any more. */
    forgotten: (places, { payload }: PayloadAction<Forgotten>) =>
      Object.keys(places)
        .map(Number)
        .filter((bookId) => isForgotten(payload, bookId))
        .reduce((all, bookId) => move(all, bookId, (place) => step(place, 'forgotten', () => closed)), places),
  },
  extraReducers: (builder) =>
    builder
      // Closed without an answer, the question is answered by reading on here.
      .addCase(overlayEvents.closed, (places, { payload }) => {
        if (payload.kind !== ELSEWHERE) return places;
        return Object.keys(places).reduce<Places>(
          (all, id) => move(all, Number(id), (place) => step(place, 'keptMine', stay)),
          places,
        );
      })
      .addCase(sessionEnded, () => none)
      .addCase(sessionStarted, () => none),
  selectors: {
    selectPlaces: (places) => places,
    /** Where the reader of a book begins; undefined while that is not known. */
    selectStartPlace: (places, bookId: number): LocalPlace | null | undefined => {
      const here = places[bookId] ?? closed;
      if (here.at === 'closed' || (here.at === 'looking' && !here.waited)) return undefined;
      return here.place;
    },
  },
}).injectInto(lateReducer);

export const placeEvents = placesSlice.actions;
export const { selectPlaces, selectStartPlace } = placesSlice.selectors;

export const placesRecording: RecordingRules<typeof placeEvents> = {
  opened: 'keep',
  looked: { bookId: 'keep', server: 'keep', device: 'pseudonym' },
  lookFailed: 'keep',
  waited: 'keep',
  rested: 'keep',
  due: 'keep',
  sent: 'keep',
  clashed: { bookId: 'keep', theirs: 'shape' },
  failed: 'keep',
  keptMine: 'keep',
  tookTheirs: 'keep',
  forgotten: 'keep',
};

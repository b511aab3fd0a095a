import type { LocalPlace } from '@/shell/places/localPlace';
import { buildReadingPlace } from '@/testing/builders/book';
import { describeMachine } from '@/ui/testing/describeMachine';
import { type PlaceState, placeStart, placeTable } from './placeMachine';
import { placeEvents, placesSlice } from './placesSlice';
import { localOf } from './settlePlaces';

const theirs = buildReadingPlace({ page: 30, version: 9, device: 'other' });
const mine: LocalPlace = localOf(buildReadingPlace({ page: 3 }));
const near: LocalPlace = localOf(theirs);
const bookId = 71;

const samples: { readonly [At in PlaceState['at']]: Extract<PlaceState, { at: At }> } = {
  closed: { at: 'closed' },
  looking: { at: 'looking', place: mine, version: 4, moved: true, waited: false },
  kept: { at: 'kept', place: mine, version: 4 },
  moved: { at: 'moved', place: mine, version: 4 },
  sending: { at: 'sending', place: mine, version: 4, force: false, next: null },
  stranded: { at: 'stranded', place: mine, version: 4 },
  torn: { at: 'torn', place: mine, theirs },
};

const known = { place: mine, version: 4, unsent: true };
type Event = { type: string; payload?: unknown } | ((state: PlaceState) => PlaceState);
const through = (state: PlaceState, action: { type: string }): PlaceState => {
  const places = placesSlice.reducer(state.at === 'closed' ? {} : { [bookId]: state }, action);
  return places[bookId] ?? (state.at === 'closed' ? state : { at: 'closed' });
};
/** The same event against a state that differs in one field, for arms that a field decides. */
const from =
  (over: object, action: { type: string }): Event =>
  (state) => {
    const varied = state.at === 'closed' ? state : ({ ...state, ...over } as PlaceState);
    const after = through(varied, action);
    return after === varied ? state : after;
  };
const fellow = placeEvents.looked({ bookId, server: theirs, device: 'me' });
const clash = placeEvents.clashed({ bookId, theirs });

const events: Readonly<Record<string, readonly Event[]>> = {
  opened: [placeEvents.opened({ bookId, known, ask: true }), placeEvents.opened({ bookId, known, ask: false })],
  looked: [fellow, from({ moved: false }, fellow), placeEvents.looked({ bookId, server: null, device: 'me' })],
  lookFailed: [placeEvents.lookFailed({ bookId }), from({ moved: false }, placeEvents.lookFailed({ bookId }))],
  waited: [placeEvents.waited({ bookId })],
  rested: [
    placeEvents.rested({ bookId, place: mine, tell: true }),
    (state) => through(state, placeEvents.rested({ bookId, place: mine, tell: state.at !== 'kept' })),
  ],
  due: [placeEvents.due({ bookId })],
  sent: [placeEvents.sent({ bookId, version: 5 }), from({ next: mine }, placeEvents.sent({ bookId, version: 5 }))],
  clashed: [clash, from({ place: near }, clash)],
  failed: [placeEvents.failed({ bookId })],
  keptMine: [placeEvents.keptMine({ bookId })],
  tookTheirs: [placeEvents.tookTheirs({ bookId })],
  forgotten: [placeEvents.forgotten({ bookIds: [bookId] }), placeEvents.forgotten({ allBut: [] })],
  ended: [
    (state) =>
      state.at === 'closed' ? state : through(state, { type: 'session/ended', payload: { by: 'logout' } } as never),
  ],
};

describeMachine<PlaceState, Event>('place', {
  table: placeTable,
  start: placeStart,
  sample: (at) => samples[at],
  events: (event) => events[event] ?? [],
  step: (state, event) => (typeof event === 'function' ? event(state) : through(state, event)),
});

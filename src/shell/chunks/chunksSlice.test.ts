import { connectionEvents, connectionSlice, selectIsOffline } from '@/shell/connection/connectionSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import {
  chunkEvents,
  chunksSlice,
  isOverlayChunk,
  overlayChunk,
  overlayOf,
  selectChunk,
  selectChunks,
} from './chunksSlice';

const name = 'faq';
const { arrived, gaveUp, preloadFailed, triedAgain, wanted } = chunkEvents;
const stateAfter = (...actions: Parameters<typeof chunksSlice.reducer>[1][]) =>
  actions.reduce(chunksSlice.reducer, chunksSlice.getInitialState());
const failed = [preloadFailed({ name }), triedAgain({ name })];
const broken = [wanted({ name }), ...failed, ...failed, preloadFailed({ name }), gaveUp({ name })];

describe('C8: the code of a page', () => {
  it('is tried twice more with a pause before each, then a newer app is looked for, then it is broken', () => {
    const states = broken.map((_event, n) => selectChunk({ chunks: stateAfter(...broken.slice(0, n + 1)) }, name));
    expect(states).toEqual([
      { at: 'loading', tries: 0 },
      { at: 'retrying', tries: 1 },
      { at: 'loading', tries: 1 },
      { at: 'retrying', tries: 2 },
      { at: 'loading', tries: 2 },
      { at: 'renewing' },
      { at: 'broken' },
    ]);
  });

  it('that is broken is loaded anew when it is wanted again; what loads or is there stays as it is', () => {
    expect(stateAfter(...broken, wanted({ name })).faq).toEqual({ at: 'loading', tries: 0 });
    const loading = stateAfter(wanted({ name }));
    expect(chunksSlice.reducer(loading, wanted({ name }))).toBe(loading);
    const ready = stateAfter(wanted({ name }), arrived({ name }));
    expect(ready.faq).toEqual({ at: 'ready' });
    for (const action of [wanted({ name }), arrived({ name }), ...failed])
      expect(chunksSlice.reducer(ready, action)).toBe(ready);
  });

  it('nobody wanted cannot arrive', () => {
    const none = stateAfter();
    for (const action of [arrived({ name }), ...failed]) expect(chunksSlice.reducer(none, action)).toBe(none);
  });

  it('is wanted by arriving and by opening', () => {
    const at = { pathname: '/faq', search: '', hash: '', params: {}, page: '/faq', keepAlive: true, index: 0 };
    const opened = overlayEvents.opened({ kind: 'kefu' });
    const chunks = stateAfter(navigationEvents.arrived({ place: { ...at, route: 'faq' }, how: 'push' }), opened);
    expect(selectChunks({ chunks })).toEqual({
      faq: { at: 'loading', tries: 0 },
      'overlay:kefu': { at: 'loading', tries: 0 },
    });
    expect(chunksSlice.reducer(chunks, chunkEvents.slicesArrived())).toBe(chunks);
  });

  it('an overlay’s has a name of its own', () => {
    expect(overlayOf(overlayChunk('kefu'))).toBe('kefu');
    expect([isOverlayChunk(overlayChunk('kefu')), isOverlayChunk('faq'), isOverlayChunk('an overlay:')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('the network is there until it is lost, and again when it is found', () => {
  const { lost, found } = connectionEvents;
  const stateAfter = (...actions: ReturnType<typeof lost | typeof found>[]) =>
    actions.reduce(connectionSlice.reducer, connectionSlice.getInitialState());
  const offline = (...actions: ReturnType<typeof lost | typeof found>[]) =>
    selectIsOffline({ connection: stateAfter(...actions) });
  expect([offline(), offline(lost()), offline(lost(), found())]).toEqual([false, true, false]);
  const online = stateAfter();
  expect(connectionSlice.reducer(online, found())).toBe(online);
});

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '@/lib/machine/machine';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { type ChunkState, chunkTable } from './chunkMachine';

/** Tries after the first one (C8). */
const CHUNK_RETRIES = 2;

type Chunks = Readonly<Record<string, ChunkState>>;
const { step } = machine<ChunkState>()(chunkTable);

const OVERLAY = 'overlay:';
/** The name of an overlay's chunk; a page's chunk has its route's name. */
export const overlayChunk = (kind: string) => `${OVERLAY}${kind}`;
/** The kind of overlay behind a chunk's name. */
export const overlayOf = (name: string) => name.slice(OVERLAY.length);
export const isOverlayChunk = (name: string) => name.startsWith(OVERLAY);

function want(state: Chunks, name: string): Chunks {
  const chunk = state[name];
  const next = chunk
    ? step(chunk, 'wanted', () => ({ at: 'loading', tries: 0 }))
    : { at: 'loading' as const, tries: 0 };
  return next === chunk ? state : { ...state, [name]: next };
}

function move(state: Chunks, name: string, apply: (chunk: ChunkState) => ChunkState): Chunks {
  const chunk = state[name];
  const next = chunk && apply(chunk);
  return next === undefined || next === chunk ? state : { ...state, [name]: next };
}

/** The lazy code of pages and overlays: wanted by arriving or opening, loaded by an effect. */
export const chunksSlice = createSlice({
  name: 'chunks',
  initialState: {} as Chunks,
  reducers: {
    /** The late slices are in the state from here on. */
    slicesArrived: (state) => state,
    /** Prefetched, or asked for again after it broke. */
    wanted: (state, { payload }: PayloadAction<{ name: string }>) => want(state, payload.name),
    arrived: (state, { payload }: PayloadAction<{ name: string }>) =>
      move(state, payload.name, (chunk) => step(chunk, 'arrived', () => ({ at: 'ready' }))),
    /** The specification's preload-error event (spec 8). */
    preloadFailed: (state, { payload }: PayloadAction<{ name: string }>) =>
      move(state, payload.name, (chunk) =>
        step(chunk, 'preloadFailed', ({ tries }) =>
          tries < CHUNK_RETRIES ? { at: 'retrying', tries: tries + 1 } : { at: 'renewing' },
        ),
      ),
    triedAgain: (state, { payload }: PayloadAction<{ name: string }>) =>
      move(state, payload.name, (chunk) => step(chunk, 'triedAgain', ({ tries }) => ({ at: 'loading', tries }))),
    /** No newer app was to be had, or this page may not be loaded again. */
    gaveUp: (state, { payload }: PayloadAction<{ name: string }>) =>
      move(state, payload.name, (chunk) => step(chunk, 'gaveUp', () => ({ at: 'broken' }))),
  },
  extraReducers: (builder) =>
    builder
      .addCase(navigationEvents.arrived, (state, { payload }) => want(state, payload.place.route))
      .addCase(overlayEvents.opened, (state, { payload }) => want(state, overlayChunk(payload.kind))),
  selectors: {
    selectChunks: (chunks) => chunks,
    selectChunk: (chunks, name: string): ChunkState | undefined => chunks[name],
  },
});

export const chunkEvents = chunksSlice.actions;
export const { selectChunks, selectChunk } = chunksSlice.selectors;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type CloseWay, type OverlayState, overlayTable } from './overlayMachine';

const { step } = machine<OverlayState>()(overlayTable);

export interface OverlaysState {
  /** Bottom first; the last one has the focus. */
  stack: readonly OverlayState[];
  opened: number;
}

const initialState: OverlaysState = { stack: [], opened: 0 };

function move(state: OverlaysState, id: string, apply: (overlay: OverlayState) => OverlayState): OverlaysState {
  const stack = state.stack
    .map((overlay) => (overlay.id === id ? apply(overlay) : overlay))
    .filter((overlay) => overlay.at !== 'closed');
  return stack.length === state.stack.length && stack.every((overlay, at) => overlay === state.stack[at])
    ? state
    : { ...state, stack };
}

/** The dialogs and sheets on screen as data (F3). The same kind is never open twice. */
export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    opened: (
      state,
      { payload }: PayloadAction<{ kind: string; data?: Readonly<Record<string, unknown>>; search?: string }>,
    ): OverlaysState => {
      if (state.stack.some((overlay) => overlay.kind === payload.kind)) return state;
      const opened = state.opened + 1;
      const overlay: OverlayState = {
        at: 'open',
        id: `o${opened}`,
        kind: payload.kind,
        data: payload.data ?? {},
        ...(payload.search === undefined ? {} : { search: payload.search }),
      };
      return { stack: [...state.stack, overlay], opened };
    },
    /** Somebody wants it closed: its before-close rule answers with `closed` or `closeDenied`. */
    closeAsked: (state, { payload }: PayloadAction<{ id: string; way: CloseWay }>) =>
      move(state, payload.id, (overlay) =>
        step(overlay, 'closeAsked', (from) => ({ ...from, at: 'asking', way: payload.way })),
      ),
    closeDenied: (state, { payload }: PayloadAction<{ id: string }>) =>
      move(state, payload.id, (overlay) =>
        step(overlay, 'closeDenied', ({ way: _way, ...from }) => ({ ...from, at: 'open' })),
      ),
    closed: (state, { payload }: PayloadAction<{ id: string; kind: string }>) =>
      move(state, payload.id, (overlay) => step(overlay, 'closed', (from) => ({ ...from, at: 'closed' }))),
    /** Its code could not be had: an effect closes it, so that whoever opened it hears of that as of any closing. */
    lost: (_state, _action: PayloadAction<{ id: string; kind: string }>) => undefined,
    /** The app itself takes an overlay away, because what it was about is over. */
    withdrawn: (state, { payload }: PayloadAction<{ kind: string }>): OverlaysState => {
      const stack = state.stack.filter((overlay) => overlay.kind !== payload.kind);
      return stack.length === state.stack.length ? state : { ...state, stack };
    },
    /** The member went elsewhere: every overlay goes. */
    cleared: (state) => (state.stack.length === 0 ? state : { ...state, stack: [] }),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => (state.stack.length === 0 ? state : { ...state, stack: [] })),
  selectors: {
    selectOverlays: (state) => state.stack,
    selectHasOverlay: (state) => state.stack.length > 0,
  },
});

export const overlayEvents = overlaysSlice.actions;
export const { selectOverlays, selectHasOverlay } = overlaysSlice.selectors;

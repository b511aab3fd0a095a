import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** The overlay of the image viewer; its data is that of `openViewer`. */
export const VIEWER = 'images';

export interface ViewerState {
  /** Which picture is on screen, from 0. */
  index: number;
}

const initialState: ViewerState = { index: 0 };

/** Where the image viewer stands; opening it again starts at the picture that was tapped. */
export const viewerSlice = createSlice({
  name: 'viewer',
  initialState,
  reducers: {
    turned: (_state, { payload }: PayloadAction<{ index: number }>): ViewerState => ({ index: payload.index }),
  },
  extraReducers: (builder) =>
    builder.addCase(overlayEvents.opened, (state, { payload: { kind, data } }) =>
      kind === VIEWER ? { index: Number(data?.index ?? 0) } : state,
    ),
  selectors: { selectViewerIndex: ({ index }) => index },
}).injectInto(lateReducer);

export const viewerEvents = viewerSlice.actions;
export const { selectViewerIndex } = viewerSlice.selectors;

export const viewerRecording: RecordingRules<typeof viewerEvents> = { turned: 'keep' };

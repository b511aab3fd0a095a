import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';

/** What is known of the app's place on the home screen. */
export interface InstallState {
  /** The browser offers to ask. */
  offered: boolean;
  /** The app was opened from there, or has just been put there. */
  installed: boolean;
  /** When the member last said no, epoch ms; 0 for never. */
  declinedAt: number;
}

const initialState: InstallState = { offered: false, installed: false, declinedAt: 0 };

/** The home screen: what the browser offers, and what the member answered. */
export const installSlice = createSlice({
  name: 'install',
  initialState,
  reducers: {
    /** A view that offers it is on screen, or the browser changed its mind. */
    looked: (_state, { payload }: PayloadAction<InstallState>) => payload,
    agreed: (state) => ({ ...state, offered: false, installed: true }),
    declined: (state, { payload: { now } }: PayloadAction<{ now: number }>) => ({
      ...state,
      offered: false,
      declinedAt: now,
    }),
  },
  selectors: { selectInstall: (state) => state },
}).injectInto(lateReducer);

export const installEvents = installSlice.actions;
export const { selectInstall } = installSlice.selectors;

export const installRecording: RecordingRules<typeof installEvents> = {
  looked: 'keep',
  agreed: 'keep',
  declined: 'keep',
};

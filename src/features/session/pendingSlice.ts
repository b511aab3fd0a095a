import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice } from '@/kernel/createSlice';
import type { RecordingRules } from '@/kernel/recording';

export interface PendingState {
  /** What the member tapped before login came in between: a plain action, dispatched again once (C5). */
  action: UnknownAction | null;
}

const initialState: PendingState = { action: null };

/** The one thing to go on with after login (C5). The latest tap holds. */
export const pendingSlice = createSlice({
  name: 'pending',
  initialState,
  reducers: {
    /**
     * The member is being sent to login in the middle of something: dispatch this, then ask for the login page.
     * The action's type has to be listed in `app/effects/resumable.ts`.
     */
    remembered: (_state, { payload }: PayloadAction<{ action: UnknownAction }>) => ({ action: payload.action }),
    /** It is going on now. */
    taken: () => initialState,
    /** The member went elsewhere. */
    forgotten: () => initialState,
  },
  selectors: { selectPending: (pending) => pending.action },
});

export const pendingEvents = pendingSlice.actions;
export const { selectPending } = pendingSlice.selectors;

export const pendingRecording: RecordingRules<typeof pendingEvents> = {
  remembered: { action: 'shape' },
  taken: 'keep',
  forgotten: 'keep',
};

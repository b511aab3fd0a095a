import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded } from '@/kernel/sessionEvents';

export interface PendingState {
  /** What the member tapped before login came in between: a plain action, dispatched again once (C5). */
  action: UnknownAction | null;
  /** The member who began it, for whom alone it goes on; a guest's tap has none and goes on for whoever signs in. */
  uid?: string;
  /** Whose session expired last. */
  expired?: string;
}

const initialState: PendingState = { action: null };

/** The one thing to go on with after login (C5). The latest tap holds. */
export const pendingSlice = createSlice({
  name: 'pending',
  initialState,
  reducers: {
    /**
     * The member is being sent to login in the middle of something: dispatch this, then ask for the login page.
     * The action's type has to be listed in `app/effects/resumable.ts`. `interrupted`: by a session that expired just now,
     * so it is that member's; `uid`: a member's who is, or was, known.
     */
    remembered: (
      { expired },
      {
        payload: { action, uid, interrupted },
      }: PayloadAction<{ action: UnknownAction; uid?: string; interrupted?: true }>,
    ): PendingState => {
      const owner = interrupted ? expired : uid;
      return { action, ...(owner && { uid: owner }), ...(expired && { expired }) };
    },
    /** It is going on now. */
    taken: () => initialState,
    /** The member went elsewhere. */
    forgotten: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state, { payload: { uid } }) => (uid ? { ...state, expired: uid } : state)),
  selectors: { selectPending: (pending) => pending.action, selectPendingUid: (pending) => pending.uid },
}).injectInto(lateReducer);

export const pendingEvents = pendingSlice.actions;
export const { selectPending, selectPendingUid } = pendingSlice.selectors;

export const pendingRecording: RecordingRules<typeof pendingEvents> = {
  remembered: { action: 'shape', uid: 'pseudonym', interrupted: 'keep' },
  taken: 'keep',
  forgotten: 'keep',
};

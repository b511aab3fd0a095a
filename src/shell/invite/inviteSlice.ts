import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';

/** Who invited this visitor: waits for the next registration or phone login (A3). */
export const inviteSlice = createSlice({
  name: 'invite',
  initialState: { code: '' },
  reducers: {
    /** In the address, or kept from an earlier visit. */
    found: (_state, { payload }: PayloadAction<{ code: string }>) => ({ code: payload.code }),
    /** An account was opened or entered with it. */
    used: () => ({ code: '' }),
  },
  selectors: { selectInviteCode: (invite) => invite.code },
}).injectInto(lateReducer);

export const inviteEvents = inviteSlice.actions;
export const { selectInviteCode } = inviteSlice.selectors;

export const inviteRecording: RecordingRules<typeof inviteEvents> = { found: { code: 'drop' }, used: 'keep' };

import { createSlice } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { Crop } from '@/kernel/ports';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { type AvatarFault, type AvatarState, avatarTable } from './avatarMachine';

/** The sheet in which an avatar is chosen and cropped. */
export const AVATAR_SHEET = 'avatar';
/** Bytes a picture may have before anybody tries to decode it. */
const MOST_BYTES = 20 * 1024 * 1024;

const { on, step } = machine<AvatarState>()(avatarTable);

/** The member's new picture on its way. */
export const avatarSlice = createSlice({
  name: 'avatar',
  initialState: { at: 'idle' } as AvatarState,
  reducers: {
    /** A file was chosen or taken; too large ones are never decoded. */
    chosen: on('chosen', (_from, { id, url, bytes }: { id: string; url: string; bytes: number }) =>
      bytes > MOST_BYTES ? { at: 'failed', id, url, why: 'size' } : { at: 'cropping', id, url },
    ),
    confirmed: on('confirmed', ({ id, url }, { crop }: { crop: Crop }) => ({
      at: 'working',
      phase: 'shrink',
      id,
      url,
      crop,
    })),
    shrunk: on('shrunk', (from) => ({ ...from, phase: 'upload' })),
    uploaded: on('uploaded', () => ({ at: 'idle' })),
    failed: on('failed', (from, { why }: { why: AvatarFault }) => {
      const { id, url } = from;
      return { at: 'failed', id, url, why, ...(from.at === 'working' && why === 'upload' && { crop: from.crop }) };
    }),
    retried: on('retried', (from) =>
      from.crop ? { at: 'working', phase: 'shrink', id: from.id, url: from.url, crop: from.crop } : from,
    ),
  },
  extraReducers: (builder) =>
    builder
      // A picture that is on its way already goes on; anything else is put away with the sheet.
      .addCase(overlayEvents.closed, (state, { payload: { kind } }) =>
        kind === AVATAR_SHEET ? step(state, 'closed', () => ({ at: 'idle' })) : state,
      )
      .addCase(overlayEvents.cleared, (state) => step(state, 'closed', () => ({ at: 'idle' })))
      .addCase(sessionStarted, (state) => step(state, 'ended', () => ({ at: 'idle' })))
      .addCase(sessionEnded, (state) => step(state, 'ended', () => ({ at: 'idle' }))),
  selectors: { selectAvatar: (avatar) => avatar },
}).injectInto(lateReducer);

export const avatarEvents = avatarSlice.actions;
export const { selectAvatar } = avatarSlice.selectors;

export const avatarRecording: RecordingRules<typeof avatarEvents> = {
  chosen: { id: 'keep', bytes: 'keep', url: 'drop' },
  confirmed: 'keep',
  shrunk: 'keep',
  uploaded: 'keep',
  failed: 'keep',
  retried: 'keep',
};

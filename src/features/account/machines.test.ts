import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { buildAccount } from '@/testing/builders/member';
import { describeMachine } from '@/ui/testing/describeMachine';
import { type AvatarState, avatarStart, avatarTable } from './avatarMachine';
import { AVATAR_SHEET, avatarEvents, avatarSlice } from './avatarSlice';
import { type EditState, editStart, editTable } from './editMachine';
import { editEvents, editSlice } from './editSlice';

const held = { id: 'p1', url: 'blob:p1' };
const crop = { x: 0, y: 10, size: 100 };

const avatars: Record<AvatarState['at'], AvatarState> = {
  idle: { at: 'idle' },
  cropping: { at: 'cropping', ...held },
  working: { at: 'working', phase: 'shrink', crop, ...held },
  failed: { at: 'failed', why: 'upload', crop, ...held },
};
const ended = sessionEnded({ by: 'expired' });
const started = sessionStarted({ account: buildAccount(), by: 'login' });

interface AvatarCase {
  action: UnknownAction;
  /** A picture that never came to a crop has nothing to try again. */
  uncropped?: true;
}
const avatarActions: Record<string, AvatarCase[]> = {
  chosen: [
    { action: avatarEvents.chosen({ ...held, bytes: 1_000 }) },
    { action: avatarEvents.chosen({ ...held, bytes: 21 * 1024 * 1024 }) },
  ],
  confirmed: [{ action: avatarEvents.confirmed({ crop }) }],
  shrunk: [{ action: avatarEvents.shrunk() }],
  uploaded: [{ action: avatarEvents.uploaded() }],
  failed: [{ action: avatarEvents.failed({ why: 'upload' }) }],
  retried: [{ action: avatarEvents.retried() }, { action: avatarEvents.retried(), uncropped: true }],
  closed: [{ action: overlayEvents.closed({ id: 'o1', kind: AVATAR_SHEET }) }, { action: overlayEvents.cleared() }],
  ended: [{ action: ended }, { action: started }],
};

describeMachine<AvatarState, AvatarCase>('a new avatar', {
  table: avatarTable,
  start: avatarStart,
  sample: (at) => avatars[at],
  events: (event) => avatarActions[event] ?? [],
  step: (state, { action, uncropped }) => {
    if (state.at !== 'failed' || !uncropped) return avatarSlice.reducer(state, action);
    const { crop: _crop, ...bare } = state;
    return avatarSlice.reducer({ ...bare, why: 'size' }, action);
  },
});

const edits: Record<EditState['at'], EditState> = { resting: { at: 'resting' }, saving: { at: 'saving', value: 2 } };
const editActions: Record<string, UnknownAction> = {
  submitted: editEvents.submitted({ field: 'sex', value: 2 }),
  accepted: editEvents.accepted({ field: 'sex' }),
  refused: editEvents.refused({ field: 'sex' }),
  ended,
};

describeMachine<EditState, UnknownAction>('a detail being saved', {
  table: editTable,
  start: editStart,
  sample: (at) => edits[at],
  events: (event) => [editActions[event] as UnknownAction],
  step: (state, action) => editSlice.reducer({ sex: state }, action).sex as EditState,
});

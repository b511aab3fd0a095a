import { createSlice } from '@reduxjs/toolkit';
import type { Bulletin } from '@/contract/bulletin';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type BulletinState, bulletinTable } from './bulletinMachine';

const { on } = machine<BulletinState>()(bulletinTable);

/** The start-up bulletin (F1). */
export const bulletinSlice = createSlice({
  name: 'bulletin',
  initialState: { at: 'hidden' } as BulletinState,
  reducers: {
    checkDue: on('checkDue', () => ({ at: 'checking' })),
    arrived: on('arrived', (_from, bulletin: Bulletin) => ({ at: 'waiting', bulletin })),
    nothingNew: on('nothingNew', () => ({ at: 'hidden' })),
    /** A past bulletin was picked from the ticker. */
    picked: on('picked', (_from, bulletin: Bulletin) => ({ at: 'waiting', bulletin, picked: true })),
    /** Nothing covers the page that it must not be laid over. */
    cleared: on('cleared', ({ bulletin }) => ({ at: 'shown', bulletin, notToday: false })),
    notTodayTicked: on('notTodayTicked', (from, { ticked }: { ticked: boolean }) => ({ ...from, notToday: ticked })),
    closed: on('closed', () => ({ at: 'hidden' })),
  },
  // All overlays go with the session, this one too, and nothing else says so.
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => (state.at === 'shown' ? { at: 'hidden' } : state)),
  selectors: {
    selectBulletin: (bulletin) => bulletin,
  },
}).injectInto(lateReducer);

export const bulletinEvents = bulletinSlice.actions;
export const { selectBulletin } = bulletinSlice.selectors;

export const bulletinRecording: RecordingRules<typeof bulletinEvents> = {
  checkDue: 'keep',
  arrived: 'keep',
  nothingNew: 'keep',
  picked: 'keep',
  cleared: 'keep',
  notTodayTicked: 'keep',
  closed: 'keep',
};

import { createSlice } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { machine } from '@/lib/machine/machine';
import { type ConnectionState, connectionTable } from './connectionMachine';

const { on } = machine<ConnectionState>()(connectionTable);

/** Whether the browser has a network; pages keep what they show and say why writing has to wait. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { at: 'online' } as ConnectionState,
  reducers: {
    lost: on('lost', () => ({ at: 'offline' })),
    found: on('found', () => ({ at: 'online' })),
  },
  selectors: {
    selectIsOffline: (connection) => connection.at === 'offline',
  },
}).injectInto(lateReducer);

export const connectionEvents = connectionSlice.actions;
export const { selectIsOffline } = connectionSlice.selectors;

export const connectionRecording: RecordingRules<typeof connectionEvents> = { lost: 'keep', found: 'keep' };

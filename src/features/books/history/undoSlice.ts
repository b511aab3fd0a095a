import { createSlice } from '@reduxjs/toolkit';
import type { LocalEntry } from '@/features/reading/history/localHistorySlice';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type UndoState, undoTable } from './undoMachine';

const { on, step } = machine<UndoState>()(undoTable);

const ended = (state: UndoState) => step(state, 'ended', () => ({ at: 'resting' }));

/** The way back for what was deleted from the history last (pages 17). */
export const undoSlice = createSlice({
  name: 'historyUndo',
  initialState: { at: 'resting' } as UndoState,
  reducers: {
    deleted: on('deleted', (_from, gone: { bookIds: readonly number[]; local: readonly LocalEntry[] }) => ({
      at: 'offered',
      ...gone,
    })),
    undone: on('undone', ({ bookIds, local }) => ({ at: 'restoring', bookIds, local })),
    restored: on('restored', () => ({ at: 'resting' })),
    /** It stays offered for another while. */
    failed: on('failed', ({ bookIds, local }) => ({ at: 'offered', bookIds, local })),
    /** Nobody wanted it back in time. */
    expired: on('expired', () => ({ at: 'resting' })),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, ended).addCase(sessionStarted, ended),
  selectors: { selectUndo: (undo) => undo },
}).injectInto(lateReducer);

export const undoEvents = undoSlice.actions;
export const { selectUndo } = undoSlice.selectors;

export const undoRecording: RecordingRules<typeof undoEvents> = {
  deleted: 'keep',
  undone: 'keep',
  restored: 'keep',
  failed: 'keep',
  expired: 'keep',
};

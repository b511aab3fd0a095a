import { createSlice } from '@reduxjs/toolkit';
import type { CaseFrom } from '@/contract/support';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type RecordingFigures, type SupportCaseState, supportCaseTable, type WithheldWhy } from './supportCaseMachine';

const { on } = machine<SupportCaseState>()(supportCaseTable);
const initialState = { at: 'idle' } as SupportCaseState;

/** The recording that a member sends, or has sent, to support. */
export const supportCaseSlice = createSlice({
  name: 'supportCase',
  initialState,
  reducers: {
    asked: on('asked', (_from, { from, trace }: { from: CaseFrom; trace?: string }) => ({
      at: 'preparing',
      from,
      ...(trace === undefined ? {} : { trace }),
    })),
    prepared: on('prepared', (wanted, made: { requestId: string; figures: RecordingFigures }) => ({
      ...wanted,
      ...made,
      at: 'ready',
    })),
    withheld: on('withheld', (wanted, { why }: { why: WithheldWhy }) => ({ ...wanted, at: 'withheld', why })),
    /** The member agrees, and wants it sent. */
    confirmed: on('confirmed', ({ from, trace, requestId, figures }) => ({
      at: 'sending',
      percent: 0,
      ...{ from, requestId, figures },
      ...(trace === undefined ? {} : { trace }),
    })),
    progressed: on('progressed', (sending, { percent }: { percent: number }) =>
      percent > sending.percent ? { ...sending, percent } : sending,
    ),
    taken: on('taken', ({ from, trace }, { number, expiresAt }: { number: string; expiresAt: number }) => ({
      at: 'sent',
      ...{ from, number, expiresAt },
      ...(trace === undefined ? {} : { trace }),
    })),
    refused: on('refused', ({ percent: _percent, ...made }, { text }: { text: string }) => ({
      ...made,
      at: 'refused',
      text,
    })),
    dropped: on('dropped', () => ({ at: 'idle' })),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, (): SupportCaseState => ({ at: 'idle' })),
  selectors: { selectSupportCase: (state) => state },
}).injectInto(lateReducer);

export const supportCaseEvents = supportCaseSlice.actions;
export const { selectSupportCase } = supportCaseSlice.selectors;

export const supportCaseRecording: RecordingRules<typeof supportCaseEvents> = {
  asked: 'keep',
  prepared: 'keep',
  withheld: 'keep',
  confirmed: 'keep',
  progressed: 'keep',
  taken: 'keep',
  refused: { text: 'length' },
  dropped: 'keep',
};

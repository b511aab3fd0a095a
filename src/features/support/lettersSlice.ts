import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InputOf } from '@/contract/call';
import type { supportCalls } from '@/contract/calls/support';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type LetterState, letterTable } from './letterMachine';

/** What each form sends; the device is added on the way. */
export interface Letters {
  lead: Omit<InputOf<typeof supportCalls.lead>, 'deviceID'>;
  feedback: Omit<InputOf<typeof supportCalls.feedback>, 'deviceID'>;
}
export type LetterKind = keyof Letters;

/** Where a refusal without a field of its own is shown. */
export const LETTER_FAULT = 'form';

type Letter = { [Kind in LetterKind]: { kind: Kind; letter: Letters[Kind]; attach?: boolean } }[LetterKind];

/** The forms are named as what they send. */
export interface LettersState {
  lead: LetterState<Letters['lead']>;
  feedback: LetterState<Letters['feedback']>;
}

const { step } = machine<LetterState<Letters[LetterKind]>>()(letterTable);
const initialState: LettersState = { lead: { at: 'writing' }, feedback: { at: 'writing' } };

function move(
  state: LettersState,
  kind: LetterKind,
  apply: (from: LetterState<Letters[LetterKind]>) => LetterState<Letters[LetterKind]>,
): LettersState {
  const after = apply(state[kind]);
  return after === state[kind] ? state : ({ ...state, [kind]: after } as LettersState);
}

type Which = PayloadAction<{ kind: LetterKind }>;

/** A cooperation lead and a feedback on their way to the operator (pages 23). */
export const lettersSlice = createSlice({
  name: 'letters',
  initialState,
  reducers: {
    /** `attach`: the recording that was shown goes with it. */
    submitted: (state, { payload: { kind, letter, attach } }: PayloadAction<Letter>) =>
      move(state, kind, (from) => step(from, 'submitted', () => ({ at: attach ? 'attaching' : 'sending', letter }))),
    /** The server has the recording. */
    attached: (state, { payload: { kind, number } }: PayloadAction<{ kind: 'feedback'; number: string }>) =>
      move(state, kind, (from) =>
        step(from, 'attached', ({ letter }) => ({ at: 'sending', letter: { ...letter, caseNumber: number } })),
      ),
    taken: (state, { payload: { kind, letterId } }: PayloadAction<{ kind: LetterKind; letterId?: number }>) =>
      move(state, kind, (from) =>
        step(from, 'taken', () => ({ at: 'sent', ...(letterId !== undefined && { letterId }) })),
      ),
    refused: (state, { payload: { kind } }: Which) =>
      move(state, kind, (from) => step(from, 'refused', () => ({ at: 'writing' }))),
    begunAnew: (state, { payload: { kind } }: Which) =>
      move(state, kind, (from) => step(from, 'begunAnew', () => ({ at: 'writing' }))),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
  selectors: {
    selectLead: ({ lead }) => lead,
    selectFeedback: ({ feedback }) => feedback,
  },
}).injectInto(lateReducer);

export const letterEvents = lettersSlice.actions;
export const { selectLead, selectFeedback } = lettersSlice.selectors;

export const lettersRecording: RecordingRules<typeof letterEvents> = {
  submitted: { kind: 'keep', letter: 'length', attach: 'keep' },
  attached: 'keep',
  taken: { kind: 'keep', letterId: 'pseudonym' },
  refused: 'keep',
  begunAnew: 'keep',
};

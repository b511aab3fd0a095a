import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RecordingRules } from '@/kernel/recording';

/** Plain values only; a secret is never drafted, its field tells length and validity (design 3, Forms). */
export type Draft = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface FormState {
  draft: Draft;
  /** What is wrong, by field; shown at the field. */
  errors: Readonly<Record<string, string>>;
}

type Forms = Readonly<Record<string, FormState>>;

const empty: FormState = { draft: {}, errors: {} };

/** What members have typed and not sent yet, by form (design 1.1). Drafts survive the end of a session (D4). */
export const formsSlice = createSlice({
  name: 'forms',
  initialState: {} as Forms,
  reducers: {
    /** After 300 ms of quiet, or on leaving a field. */
    drafted: (state, { payload }: PayloadAction<{ form: string; draft: Draft }>) => {
      const form = state[payload.form] ?? empty;
      return { ...state, [payload.form]: { ...form, draft: { ...form.draft, ...payload.draft } } };
    },
    /** Checked, here or by the server; an empty text clears the field's fault. */
    judged: (state, { payload }: PayloadAction<{ form: string; errors: Readonly<Record<string, string>> }>) => {
      const form = state[payload.form] ?? empty;
      const errors = Object.fromEntries(
        Object.entries({ ...form.errors, ...payload.errors }).filter(([, text]) => text),
      );
      return { ...state, [payload.form]: { ...form, errors } };
    },
    /** The server said yes, or the member threw it away. */
    settled: (state, { payload }: PayloadAction<{ form: string }>) => {
      const { [payload.form]: _done, ...others } = state;
      return others;
    },
  },
  selectors: {
    selectForm: (forms, form: string): FormState => forms[form] ?? empty,
    /** Whether anything typed would be lost by a reload. */
    selectHasDraft: (forms) =>
      Object.values(forms).some(({ draft }) => Object.values(draft).some((value) => value !== '' && value !== false)),
  },
});

export const formEvents = formsSlice.actions;
export const { selectForm, selectHasDraft } = formsSlice.selectors;

export const formsRecording: RecordingRules<typeof formEvents> = {
  drafted: { form: 'keep', draft: 'length' },
  judged: { form: 'keep', errors: 'keep' },
  settled: 'keep',
};

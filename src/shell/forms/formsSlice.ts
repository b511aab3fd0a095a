import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { rehydrated } from '@/kernel/rehydrated';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { isEmpty, lostByReload } from './keptDrafts';

/** Plain values only; a secret is never drafted, its field tells length and validity. */
export type Draft = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface FormState {
  draft: Draft;
  /** What is wrong, by field; shown at the field. */
  errors: Readonly<Record<string, string>>;
  /** The server takes nothing from this form before then (epoch ms; 1004, 2005). */
  lockedUntil?: number;
}

export interface FormsState {
  /** Whose drafts these are; empty while only a guest has typed. */
  owner: string;
  byName: Readonly<Record<string, FormState>>;
}

const initialState: FormsState = { owner: '', byName: {} };
const empty: FormState = { draft: {}, errors: {} };

function change(state: FormsState, name: string, apply: (form: FormState) => FormState): FormsState {
  return { ...state, byName: { ...state.byName, [name]: apply(state.byName[name] ?? empty) } };
}

/** Another member never finds what somebody else has typed; the same one, and a guest who signs in, find it again. */
function ownedBy(state: FormsState, uid: string): FormsState {
  if (state.owner === uid) return state;
  return { owner: uid, byName: state.owner === '' ? state.byName : {} };
}

/** What members have typed and not sent yet, by form. Drafts survive the end of a session (D4). */
export const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    /** After 300 ms of quiet, or on leaving a field. */
    drafted: (state, { payload }: PayloadAction<{ form: string; draft: Draft }>) =>
      change(state, payload.form, (form) => ({ ...form, draft: { ...form.draft, ...payload.draft } })),
    /** Checked, here or by the server; an empty text clears the field's fault. */
    judged: (state, { payload }: PayloadAction<{ form: string; errors: Readonly<Record<string, string>> }>) =>
      change(state, payload.form, (form) => ({
        ...form,
        errors: Object.fromEntries(Object.entries({ ...form.errors, ...payload.errors }).filter(([, text]) => text)),
      })),
    /** The server wants a pause (1004, 2005); 0 lifts it. */
    locked: (state, { payload }: PayloadAction<{ form: string; until: number }>) =>
      change(state, payload.form, (form) => ({ ...form, lockedUntil: payload.until })),
    /** Drafts of an earlier visit are back; what stands in a form already wins. */
    restored: (state, { payload }: PayloadAction<{ drafts: Readonly<Record<string, Draft>> }>) => {
      const kept = Object.entries(payload.drafts).map(([name, draft]) => [name, { draft, errors: {} }]);
      return { ...state, byName: { ...Object.fromEntries(kept), ...state.byName } };
    },
    /** The server said yes, or the member threw it away. */
    settled: (state, { payload }: PayloadAction<{ form: string }>) => {
      const { [payload.form]: _done, ...byName } = state.byName;
      return { ...state, byName };
    },
    /** Their owner has logged out in another tab. */
    forgotten: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state, { payload }) => ownedBy(state, payload.account.uid))
      // Who logs out leaves nothing behind; who is thrown out comes back to their drafts (D3, D4).
      .addCase(sessionEnded, (state, { payload }) => (payload.by === 'logout' ? initialState : state))
      .addMatcher(rehydrated<Account>(ACCOUNT_KEY), (state, { payload }) =>
        payload?.uid ? ownedBy(state, payload.uid) : state,
      ),
  selectors: {
    selectForm: ({ byName }, form: string): FormState => byName[form] ?? empty,
    selectForms: ({ byName }) => byName,
    selectDraftOwner: ({ owner }) => owner,
    /** Whether anything typed would be lost by a reload; kept drafts are not. */
    selectHasDraft: ({ byName }) =>
      Object.entries(byName).some(([name, { draft }]) => !isEmpty(lostByReload(name, draft))),
    /** Whether anything is typed at all. */
    selectHasTyped: ({ byName }) => Object.values(byName).some(({ draft }) => !isEmpty(draft)),
  },
}).injectInto(lateReducer);

export const formEvents = formsSlice.actions;
export const { selectForm, selectForms, selectDraftOwner, selectHasDraft, selectHasTyped } = formsSlice.selectors;

export const formsRecording: RecordingRules<typeof formEvents> = {
  drafted: { form: 'keep', draft: 'length' },
  judged: { form: 'keep', errors: 'keep' },
  locked: 'keep',
  restored: { drafts: 'shape' },
  settled: 'keep',
  forgotten: 'keep',
};

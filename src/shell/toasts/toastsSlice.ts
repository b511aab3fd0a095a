import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { machine } from '@/lib/machine/machine';
import { type ToastState, type ToastType, toastTable } from './toastMachine';

const { step } = machine<ToastState>()(toastTable);

export interface ToastsState {
  /** Oldest first. */
  byId: Readonly<Record<string, ToastState>>;
  /** Makes ids without asking the world. */
  raised: number;
}

const initialState: ToastsState = { byId: {}, raised: 0 };

/** Applies one event to one toast; a toast that is gone leaves the map. */
function move({ byId }: Draft<ToastsState>, id: string, apply: (toast: ToastState) => ToastState): void {
  const toast = byId[id];
  if (!toast) return;
  const next = apply(toast);
  if (next.at === 'gone') delete byId[id];
  else byId[id] = next;
}

/** The toasts on screen (F2): the same type and text while visible raises a counter instead of a second toast. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    raised: (state, { payload: { type, text } }: PayloadAction<{ type: ToastType; text: string }>) => {
      const same = Object.values(state.byId).find((toast) => toast.type === type && toast.text === text);
      if (same) {
        return move(state, same.id, (toast) =>
          step(toast, 'raisedAgain', (from) => ({ ...from, count: from.count + 1, round: from.round + 1 })),
        );
      }
      state.raised += 1;
      const id = `t${state.raised}`;
      state.byId[id] = { at: 'shown', id, type, text, count: 1, round: 0 };
    },
    held: (state, { payload }: PayloadAction<{ id: string }>) =>
      move(state, payload.id, (toast) => step(toast, 'held', (from) => ({ ...from, at: 'held' }))),
    released: (state, { payload }: PayloadAction<{ id: string }>) =>
      move(state, payload.id, (toast) =>
        step(toast, 'released', (from) => ({ ...from, at: 'shown', round: from.round + 1 })),
      ),
    timedOut: (state, { payload }: PayloadAction<{ id: string }>) =>
      move(state, payload.id, (toast) => step(toast, 'timedOut', (from) => ({ ...from, at: 'gone' }))),
    dismissed: (state, { payload }: PayloadAction<{ id: string }>) =>
      move(state, payload.id, (toast) => step(toast, 'dismissed', (from) => ({ ...from, at: 'gone' }))),
    /** Esc with no overlay open. */
    newestDismissed: (state) => {
      const newest = Object.keys(state.byId).slice(-1)[0];
      if (newest) move(state, newest, (toast) => step(toast, 'dismissed', (from) => ({ ...from, at: 'gone' })));
    },
  },
  selectors: {
    selectToasts: (state) => state.byId,
  },
}).injectInto(lateReducer);

export const toastEvents = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;

export const toastsRecording: RecordingRules<typeof toastEvents> = {
  raised: { type: 'keep', text: 'words' },
  held: 'keep',
  released: 'keep',
  timedOut: 'keep',
  dismissed: 'keep',
  newestDismissed: 'keep',
};

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type DeedState, deedTable } from './deedMachine';
import { type ReadAllState, readAllTable } from './readAllMachine';

const deed = machine<DeedState>()(deedTable);
const readAll = machine<ReadAllState>()(readAllTable);

export interface MessagesState {
  /** By message id, for as long as a request is on its way. */
  deeds: Readonly<Record<string, DeedState>>;
  all: ReadAllState;
}

const initialState: MessagesState = { deeds: {}, all: { at: 'idle' } };
const none: DeedState = { at: 'none' };

/** A message, and whether it counts as unread. */
export interface Touched {
  id: number;
  unread: boolean;
}

function move(state: MessagesState, id: number, apply: (from: DeedState) => DeedState): MessagesState {
  const before = state.deeds[id] ?? none;
  const after = apply(before);
  if (after === before) return state;
  const { [id]: _before, ...others } = state.deeds;
  return { ...state, deeds: after.at === 'none' ? others : { ...others, [id]: after } };
}

function moveAll(state: MessagesState, apply: (from: ReadAllState) => ReadAllState): MessagesState {
  const all = apply(state.all);
  return all === state.all ? state : { ...state, all };
}

/** What the member does with messages while the server has not yet said so, laid over its lists (pages 22). */
export const messagesSlice = createSlice({
  name: 'messages',
  initialState,
  reducers: {
    /** Opened, or 已读 was tapped. */
    opened: (state, { payload: { id, unread } }: PayloadAction<Touched>) =>
      unread ? move(state, id, (from) => deed.step(from, 'opened', () => ({ at: 'reading' }))) : state,
    readTaken: (state, { payload: { id } }: PayloadAction<{ id: number }>) =>
      move(state, id, (from) => deed.step(from, 'readTaken', () => none)),
    readRefused: (state, { payload: { id } }: PayloadAction<{ id: number }>) =>
      move(state, id, (from) => deed.step(from, 'readRefused', () => none)),
    removeAsked: (state, { payload: { id, unread } }: PayloadAction<Touched>) =>
      move(state, id, (from) => deed.step(from, 'removeAsked', () => ({ at: 'removing', wasRead: !unread }))),
    removeTaken: (state, { payload: { id } }: PayloadAction<{ id: number }>) =>
      move(state, id, (from) => deed.step(from, 'removeTaken', () => none)),
    removeRefused: (state, { payload: { id } }: PayloadAction<{ id: number }>) =>
      move(state, id, (from) => deed.step(from, 'removeRefused', () => none)),
    /** 全部已读; `asOf` is the newest message the lists know of. */
    allAsked: (state, { payload: { asOf } }: PayloadAction<{ asOf: number }>) =>
      moveAll(state, (from) => readAll.step(from, 'allAsked', () => ({ at: 'sending', asOf }))),
    allTaken: (state) => moveAll(state, (from) => readAll.step(from, 'allTaken', () => ({ at: 'idle' }))),
    allRefused: (state) => moveAll(state, (from) => readAll.step(from, 'allRefused', () => ({ at: 'idle' }))),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, () => initialState).addCase(sessionStarted, () => initialState),
  selectors: {
    selectMessages: (messages) => messages,
    selectMessageDeeds: ({ deeds }) => deeds,
    selectReadAll: ({ all }) => all,
  },
}).injectInto(lateReducer);

export const messageEvents = messagesSlice.actions;
export const { selectMessages, selectMessageDeeds, selectReadAll } = messagesSlice.selectors;

export const messagesRecording: RecordingRules<typeof messageEvents> = {
  opened: 'keep',
  readTaken: 'keep',
  readRefused: 'keep',
  removeAsked: 'keep',
  removeTaken: 'keep',
  removeRefused: 'keep',
  allAsked: 'keep',
  allTaken: 'keep',
  allRefused: 'keep',
};

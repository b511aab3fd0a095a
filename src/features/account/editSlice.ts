import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type EditField, type EditState, editTable } from './editMachine';

const { step } = machine<EditState>()(editTable);

type Edits = Readonly<Partial<Record<EditField, EditState>>>;
const resting = { at: 'resting' } as const;

/** The form of a field; its draft is what was typed and not saved yet. */
export const formOf = (field: EditField) => `user:${field}`;

function move(edits: Edits, field: EditField, apply: (edit: EditState) => EditState): Edits {
  const before = edits[field] ?? resting;
  const after = apply(before);
  return after === before ? edits : { ...edits, [field]: after };
}

const end = (edits: Edits): Edits =>
  (Object.keys(edits) as EditField[]).reduce(
    (all, field) => move(all, field, (edit) => step(edit, 'ended', () => resting)),
    edits,
  );

/** The member's details on their way to the server, each by itself (pages 20). */
export const editSlice = createSlice({
  name: 'edit',
  initialState: {} as Edits,
  reducers: {
    submitted: (edits, { payload }: PayloadAction<{ field: EditField; value: string | number }>) =>
      move(edits, payload.field, (edit) => step(edit, 'submitted', () => ({ at: 'saving', value: payload.value }))),
    accepted: (edits, { payload }: PayloadAction<{ field: EditField }>) =>
      move(edits, payload.field, (edit) => step(edit, 'accepted', () => resting)),
    refused: (edits, { payload }: PayloadAction<{ field: EditField }>) =>
      move(edits, payload.field, (edit) => step(edit, 'refused', () => resting)),
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, end).addCase(sessionEnded, end),
  selectors: {
    selectEdits: (edits) => edits as Readonly<Record<string, EditState>>,
    selectEdit: (edits, field: EditField): EditState => edits[field] ?? resting,
  },
}).injectInto(lateReducer);

export const editEvents = editSlice.actions;
export const { selectEdits, selectEdit } = editSlice.selectors;

export const editRecording: RecordingRules<typeof editEvents> = {
  submitted: {
    $by: 'field',
    of: {
      name: { field: 'keep', value: 'pseudonym' },
      intro: { field: 'keep', value: 'length' },
      age: { field: 'keep', value: 'drop' },
      sex: { field: 'keep', value: 'drop' },
    },
  },
  accepted: 'keep',
  refused: 'keep',
};

import * as v from 'valibot';
import { Id, Time } from '@/contract/fields';

/** Characters of a note. */
export const NOTE_LONGEST = 500;

/** What one of the staff writes down for the others. */
export const NoteText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NOTE_LONGEST));

/** A note as the staff read it. */
export const StaffNote = v.object({ id: Id, staff: v.string(), text: v.string(), at: Time });
export type StaffNote = v.InferOutput<typeof StaffNote>;

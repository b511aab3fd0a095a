import type { Subject } from '@/contract/desk/acts';
import type { RoomId } from '@/desk/roomPlaces';

/** The room that shows a subject by its id. */
export const SUBJECT_ROOM: Partial<Record<Subject, RoomId>> = {
  member: 'members',
  letter: 'letters',
  recording: 'recordings',
  report: 'moderation',
  order: 'money',
  content: 'content',
};

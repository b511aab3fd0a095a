import { isSubject, type Subject } from './subjects';

/** What is said on the channel of changes: of everybody's answers, or of what one member wrote. */
export interface Saying {
  subject: Subject;
  /** null: the answers of everybody. */
  userId: number | null;
}

export const written = ({ subject, userId }: Saying): string => (userId === null ? subject : `${subject} ${userId}`);

/** null for words of another kind: an echo, or a newer version's. */
export function readSaying(text: string): Saying | null {
  const [, word = '', id] = /^(\w+)(?: (\d+))?$/.exec(text) ?? [];
  return isSubject(word) ? { subject: word, userId: id === undefined ? null : Number(id) } : null;
}

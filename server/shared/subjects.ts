/**
 * What the answers that are the same for everybody are made of. The triggers of `0032_changes.sql` say one of these names
 * when an operator, an import or a job changes its rows; counters that every visitor moves say nothing.
 */
export const subjects = [
  'activities',
  'books',
  'bulletins',
  'config',
  'games',
  'gifts',
  'help',
  'home',
  'products',
  'rules',
  'search',
  'square',
  'tasks',
  'welfare',
] as const;

export type Subject = (typeof subjects)[number];

/** Narrows a word that came over the wire. */
export const isSubject = (word: string): word is Subject => subjects.some((subject) => subject === word);

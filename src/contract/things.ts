/** What is judged: texts, somebody's page (name, picture, introduction), a nickname that waits. */
export const THING_KINDS = ['post', 'comment', 'review', 'bookComment', 'user', 'name'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

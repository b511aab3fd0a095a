/** A longer keyword is cut, as the app does at fifty: no title is longer, and the database would compare all of it. */
const KEYWORD_LONGEST = 100;

/** A keyword as it is searched for; empty without one. */
export const keywordOf = (typed = ''): string =>
  // Cut twice: by characters as a reader counts them, and before that by what is surely enough for them.
  [...typed.trim().slice(0, 2 * KEYWORD_LONGEST)].slice(0, KEYWORD_LONGEST).join('');

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The `like` pattern for texts that contain a member's words, in which `%` and `_` are just characters. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** The same for texts that begin with them. */
export const beginning = (text: string): string => `${escaped(text)}%`;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The `like` pattern for texts that contain a member's words, in which `%` and `_` are just characters. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** The same for texts that begin with them. */
export const beginning = (text: string): string => `${escaped(text)}%`;

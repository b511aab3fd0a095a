const DOT = '•';

/** A text of the same length without its letters. */
export const masked = (text: string): string => DOT.repeat([...text].length);

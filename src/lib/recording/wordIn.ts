import { isApart, replacedApart } from './apart';

const classes = [/[A-Za-z]/, /\d/];
const kindOf = (letter: string) => classes.find((one) => one.test(letter));

/** A name where it stands as a word of its own. */
export interface WordIn {
  isIn(text: string): boolean;
  /** The text with another word in its place. */
  replaced(text: string, by: string): string;
}

/**
 * Finds a name where it stands as a word of its own: `load` is not in `download`. No letter may stand beside a letter, no digit beside a
 * digit. Chinese has no gaps between words.
 */
export function wordIn(word: string): WordIn {
  const text = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const after = kindOf(word[word.length - 1] ?? '');
  const before = kindOf(word[0] ?? '');
  const pattern = new RegExp(after ? `${text}(?!${after.source})` : text, 'g');
  const isPart = (_found: string, letter: string) => before?.test(letter) ?? false;
  return {
    isIn: (where) => isApart(where, pattern, isPart),
    replaced: (where, by) => replacedApart(where, pattern, isPart, () => by),
  };
}

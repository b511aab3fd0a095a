/** One piece of a text, and whether it is a word to look at. */
export interface Piece {
  text: string;
  bad: boolean;
  /** Where it begins, as a key. */
  at: number;
}

/** Cuts a text at the words of a list, whatever their case; the longest word at a place wins. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const sought = [...new Set(words.map((word) => word.trim()).filter(Boolean))].sort((a, b) => b.length - a.length);
  const lower = text.toLowerCase();
  const pieces: Piece[] = [];
  let plain = 0;
  for (let at = 0; at < text.length; ) {
    const word = sought.find((one) => lower.startsWith(one.toLowerCase(), at));
    if (!word) {
      at += 1;
      continue;
    }
    if (at > plain) pieces.push({ text: text.slice(plain, at), bad: false, at: plain });
    pieces.push({ text: text.slice(at, at + word.length), bad: true, at });
    at += word.length;
    plain = at;
  }
  if (plain < text.length) pieces.push({ text: text.slice(plain), bad: false, at: plain });
  return pieces;
}

/** The words of a list that stand in a text, each once. */
export const wordsIn = (text: string, words: readonly string[]): string[] => [
  ...new Set(
    piecesOf(text, words)
      .filter(({ bad }) => bad)
      .map(({ text: word }) => word),
  ),
];

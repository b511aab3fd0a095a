/** The words of the list that a text holds, whatever their case; each once, in the order of the list. */
export function findWords(text: string, words: readonly string[]): string[] {
  const lower = text.toLowerCase();
  return words.filter((word, at) => word !== '' && words.indexOf(word) === at && lower.includes(word.toLowerCase()));
}

/** A text cut where one of the words stands, to be marked: the pieces in order. */
export function cutAtWords(text: string, words: readonly string[]): readonly { text: string; marked: boolean }[] {
  const lower = text.toLowerCase();
  const wanted = words.map((word) => word.toLowerCase()).filter((word) => word !== '');
  const pieces: { text: string; marked: boolean }[] = [];
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const word = wanted.filter((one) => lower.startsWith(one, at)).sort((a, b) => b.length - a.length)[0];
    if (word === undefined) {
      at += 1;
      continue;
    }
    if (at > from) pieces.push({ text: text.slice(from, at), marked: false });
    at += word.length;
    pieces.push({ text: text.slice(at - word.length, at), marked: true });
    from = at;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

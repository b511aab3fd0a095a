const classes = [/[A-Za-z]/, /\d/];
/** Nothing may stand beside an edge that would make the word a longer one: no letter beside a letter, no digit beside a digit. */
function edge(letter: string, side: '<!' | '!'): string {
  const beside = classes.find((one) => one.test(letter));
  return beside ? `(?${side}${beside.source})` : '';
}

/** Finds a name where it stands as a word of its own: `load` is not in `download`. Chinese has no gaps between words. */
export function wordPattern(word: string): RegExp {
  const text = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(edge(word.at(0) ?? '', '<!') + text + edge(word.at(-1) ?? '', '!'), 'g');
}

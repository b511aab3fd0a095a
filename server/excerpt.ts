/** The beginning of a text in one line, for where it is only mentioned; whole signs, at most so many. */
export function excerptOf(text: string, length = 60): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('')}…`;
}

/** A count with its measure word: `386 次浏览`, but `1.2 万次浏览`, since 万 and 亿 are written close to it. */
export const measured = (count: string, word: string): string =>
  /\d$/.test(count) ? `${count} ${word}` : `${count}${word}`;

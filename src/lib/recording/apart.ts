/*
 * What a pattern finds where nothing stands directly before it that would make it part of something longer. A regular expression could
 * say so itself (lookbehind), but in a browser older than Safari 16.4 the whole file that holds one does not run.
 */

/** Every find of a global pattern, unless `isPart` says that it goes on to the left: what was found, the character before. */
function* finds(text: string, pattern: RegExp, isPart: (found: string, before: string) => boolean) {
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [all] = found;
    if (isPart(all, text[found.index - 1] ?? '')) pattern.lastIndex = found.index + 1;
    else yield { all, index: found.index };
  }
}

type IsPart = Parameters<typeof finds>[2];

export const isApart = (text: string, pattern: RegExp, isPart: IsPart): boolean =>
  finds(text, pattern, isPart).next().done !== true;

export function replacedApart(text: string, pattern: RegExp, isPart: IsPart, by: (found: string) => string): string {
  let out = '';
  let from = 0;
  for (const { all, index } of finds(text, pattern, isPart)) {
    out += text.slice(from, index) + by(all);
    from = index + all.length;
  }
  return out + text.slice(from);
}

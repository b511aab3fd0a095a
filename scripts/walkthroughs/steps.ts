/** One thing a reader of a walk-through does. */
export type Step =
  | { does: 'write'; file: string; text: string }
  /** Each hunk: lines that begin with a space, `-` or `+`, as in a diff. */
  | { does: 'edit'; file: string; hunks: readonly string[][] }
  | { does: 'run'; command: string };

const FENCE = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/**
 * What a document tells to do, in its order: a fence with language and path is a new file, ```diff with a path a change
 * (`@@` between hunks), ```sh commands, one a line. Any other fence is only read.
 */
export function stepsOf(markdown: string): Step[] {
  return [...markdown.matchAll(FENCE)].flatMap(([, language, file, body = '']): Step[] => {
    if (language === 'sh') {
      const commands = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      return commands.map((command) => ({ does: 'run', command }));
    }
    if (file === undefined) return [];
    if (language !== 'diff') return [{ does: 'write', file, text: body }];
    const hunks = body.replace(/\n$/, '').split(/^@@.*\n/m);
    return [
      {
        does: 'edit',
        file,
        hunks: hunks.filter((hunk) => hunk !== '').map((hunk) => hunk.replace(/\n$/, '').split('\n')),
      },
    ];
  });
}

const side = (hunk: readonly string[], signs: string): string[] =>
  hunk.filter((line) => line === '' || signs.includes(line.charAt(0))).map((line) => line.slice(1));

/** The text with every hunk in place; one that fits nowhere, or at two places, is refused. */
export function edited(file: string, text: string, hunks: readonly (readonly string[])[]): string {
  return hunks.reduce((before, hunk) => {
    const lines = before.split('\n');
    const old = side(hunk, ' -');
    const places = lines.flatMap((_line, start) => (old.every((line, i) => lines[start + i] === line) ? [start] : []));
    const [place, second] = places;
    if (place === undefined || second !== undefined) {
      throw new Error(`${file}: ${place === undefined ? 'nowhere' : 'twice'}:\n${old.join('\n')}`);
    }
    return lines.toSpliced(place, old.length, ...side(hunk, ' +')).join('\n');
  }, text);
}

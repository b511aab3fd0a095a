import { readFileSync } from 'node:fs';

type Given = Readonly<Record<string, string | undefined>>;

/** How many letters have to be added, left out, changed or swapped with their neighbour to make one word of the other. */
function distance(one: string, other: string): number {
  const rows: number[][] = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (rows[i - 1]?.[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped =
        one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : changed;
      row[j] = Math.min(changed, swapped, (rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

const bare = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The environment is everybody's: of a short name only other case or underscores are a slip, of a long one two letters. */
function isSlip(name: string, meant: string): boolean {
  const most = meant.length < 6 ? 0 : meant.length < 9 ? 1 : 2;
  return bare(name) === bare(meant) || distance(name, meant) <= most;
}

/** Names that look like one of ours which is not set: a default would stand in silently for what was meant. */
export function misspelt(given: Given, known: readonly string[]): string[] {
  const missing = known.filter((name) => given[name] === undefined);
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = missing.find((each) => isSlip(name, each));
      return meant === undefined ? [] : [`${name} is no variable of Plaza: did you mean ${meant}?`];
    });
}

/** The variables of `names` that are given as `NAME_FILE`, as files of secrets are mounted; blanks around them do not count. */
export function readSecretFiles(
  given: Given,
  names: readonly string[],
): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    try {
      values[name] = readFileSync(file, 'utf8').trim();
      if (given[name] !== undefined) problems.push(`${name} and ${name}_FILE are both set: keep one`);
      else if (values[name] === '') problems.push(`${name}_FILE is empty (${file})`);
    } catch (error) {
      problems.push(`${name}_FILE cannot be read: ${error instanceof Error ? error.message : file}`);
    }
  }
  return { values, problems };
}

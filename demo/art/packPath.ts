/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /[a-z]|-?(?:\d+(?:\.\d+)?|\.\d+)/gi;
const LETTER = /[a-z]/i;

const short = (v: number): string => String(Math.round(v * 100) / 100).replace(/^(-?)0\./, '$1.');
const joined = (numbers: readonly number[]): string =>
  numbers.map(short).reduce((text, next) => text + (text === '' || next.startsWith('-') ? '' : ' ') + next, '');

/** Which of the pen's two places a number of a command is counted from; an arc's first five are no places. */
const axisOf = (kind: string, at: number): 'x' | 'y' | null => {
  if (kind === 'h' || kind === 'v') return kind === 'h' ? 'x' : 'y';
  if (kind === 'a' && at < 5) return null;
  return (kind === 'a' ? at - 5 : at) % 2 === 0 ? 'x' : 'y';
};

/** A line as what it is: along one axis where the other does not change. */
function plain(kind: string, steps: number[]): readonly [string, number[]] {
  const [dx = 0, dy = 0] = steps;
  if (kind !== 'l') return [kind, steps];
  if (short(dx) === '0') return ['v', [dy]];
  return short(dy) === '0' ? ['h', [dx]] : ['l', steps];
}

/**
 * A path's data in fewer bytes, as steps from point to point: a page of a comic weighs a twentieth less. Numbers have two
 * decimals at most, and an arc's flags stand apart.
 */
export function packPath(data: string): string {
  const tokens = data.match(TOKEN) ?? [];
  const pen = { x: 0, y: 0 };
  let start = { x: 0, y: 0 };
  let command = '';
  let written = '';
  let packed = '';
  for (let at = 0; at < tokens.length; ) {
    if (LETTER.test(tokens[at] ?? '')) command = tokens[at++] ?? '';
    const kind = command.toLowerCase();
    const count = TAKES[kind] ?? 0;
    const isFixed = command !== kind;
    const numbers = tokens.slice(at, at + count).map(Number);
    at += count;
    if (kind === 'z') {
      Object.assign(pen, start);
      packed += 'z';
      written = kind;
      continue;
    }
    const steps = numbers.map((v, i) => {
      const axis = axisOf(kind, i);
      return isFixed && axis ? v - pen[axis] : v;
    });
    for (const i of [count - 2, count - 1]) {
      const axis = i < 0 ? null : axisOf(kind, i);
      if (axis) pen[axis] += steps[i] ?? 0;
    }
    if (kind === 'm') {
      start = { ...pen };
      packed += `M${joined([pen.x, pen.y])}`;
      // Pairs that follow a move are lines.
      command = isFixed ? 'L' : 'l';
      written = '';
      continue;
    }
    const [as, shown] = plain(kind, steps);
    const text = joined(shown);
    packed += as !== written ? as + text : text.startsWith('-') ? text : ` ${text}`;
    written = as;
  }
  return packed;
}

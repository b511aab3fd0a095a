import type { Face } from './face';
import outlines from './letters.json';

/** Units of an em in letters.json. */
export const EM = 400;

/** One letter's outline, y down, and the box of its ink. */
export interface Letter {
  path: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const kept: Record<Face, Readonly<Record<string, string>>> = outlines;
const read = new Map<string, Letter>();

/** The outline of a letter. Throws when letters.json does not hold it: `npm run letters` writes it anew. */
export function letterOf(face: Face, char: string): Letter {
  const key = face + char;
  const known = read.get(key);
  if (known) return known;
  const [, x, y, w, h, path] = /^(-?\d+) (-?\d+) (\d+) (\d+) (.*)$/.exec(kept[face][char] ?? '') ?? [];
  if (path === undefined) throw new Error(`there is no outline of ${char} in ${face}`);
  const letter = { path, x: Number(x), y: Number(y), w: Number(w), h: Number(h) };
  read.set(key, letter);
  return letter;
}

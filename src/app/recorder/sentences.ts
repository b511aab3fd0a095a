import { masked } from '@/lib/recording/masks';
import { application } from './plaza';

/** A sentence of the application's own. */
export interface Sentence {
  /** Its name in the catalogue. */
  key: string;
  /** As a file may hold it: figures as they are, dots for any other thing that was put in. */
  text: string;
}

/** No sentence is longer, with all that is put in. */
const LONGEST = 160;
/** An amount, a count, a price. Longer figures may be somebody's number. */
const FIGURE = /^[+-]?\d{1,5}(\.\d{1,2})?$/;

interface Table {
  whole: ReadonlyMap<string, string>;
  /** Those with the most words of their own first. */
  around: readonly { key: string; fixed: readonly string[] }[];
}

let made: Table | undefined;

function table(): Table {
  if (made) return made;
  const whole = new Map<string, string>();
  const around: { key: string; fixed: readonly string[] }[] = [];
  for (const [key, ...fixed] of application.sentences) {
    if (fixed.length > 1) around.push({ key, fixed });
    else whole.set(fixed[0] ?? '', key);
  }
  const own = ({ fixed }: { fixed: readonly string[] }) => fixed.join('').length;
  around.sort((one, other) => own(other) - own(one));
  made = { whole, around };
  return made;
}

/** The text with everything that is not fixed hidden; undefined where it is another sentence. */
function fitted(text: string, fixed: readonly string[]): string | undefined {
  const last = fixed.length - 1;
  let at = 0;
  let out = '';
  for (const [nth, part] of fixed.entries()) {
    const found =
      nth === 0 ? (text.startsWith(part) ? 0 : -1) : nth === last ? ends(text, part, at) : text.indexOf(part, at);
    if (found < 0) return undefined;
    if (nth > 0) out += putIn(text.slice(at, found));
    out += part;
    at = found + part.length;
  }
  return at === text.length ? out : undefined;
}

const ends = (text: string, part: string, from: number): number =>
  text.endsWith(part) && text.length - part.length >= from ? text.length - part.length : -1;

const putIn = (value: string): string => (FIGURE.test(value) ? value : masked(value));

/** The sentence of the catalogue that a text is; undefined for whatever else anybody wrote. */
export function sentenceOf(text: string): Sentence | undefined {
  if (text === '' || text.length > LONGEST) return undefined;
  const { whole, around } = table();
  const key = whole.get(text);
  if (key !== undefined) return { key, text };
  for (const { key: name, fixed } of around) {
    const out = fitted(text, fixed);
    if (out !== undefined) return { key: name, text: out };
  }
  return undefined;
}

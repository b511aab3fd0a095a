import { replacedApart } from '@/lib/recording/apart';

/**
 * One sentence of the catalogue: its name there, such as `claimsText.gained`, and the fixed texts around what is put into it. One fixed
 * text: nothing is.
 */
export type SentenceParts = readonly [key: string, ...fixed: string[]];

/** Longer ones are paragraphs: nothing that is said or pressed. */
const LONGEST = 80;
/** A sentence has so many words of its own that nobody else's text passes for it. */
const FEWEST_HAN = 2;
const HAN = /\p{Script=Han}/gu;

/** Stand for what is put in: texts that no catalogue has, and figures that no sentence of ours names. */
const TEXTS = ['\uE000', '\uE001', '\uE002', '\uE003'];
const FIGURES = [613, 719, 827, 937];
const PUT_IN = /[\uE000-\uE003]|(?:613|719|827|937)(?!\d)/g;
const isPart = (found: string, before: string) => /\d/.test(found) && /\d/.test(before);
/** What comes of a figure where a text was meant, or the other way round. */
const NONSENSE = /NaN|undefined|\[object|Invalid/;

type Say = (...put: readonly unknown[]) => unknown;

/** What a sentence's function says, of as many kinds of values as tell its branches apart. */
function saidBy(say: Say): string[] {
  const arity = Math.max(say.length, 1);
  const all = (value: unknown) => Array.from({ length: arity }, () => value);
  const sets = [TEXTS, FIGURES, all(0), all(1), all(true), all(false), all('')];
  // One of them nothing, as "no diamonds" and "none left" are.
  for (let at = 0; at < arity; at++) sets.push(FIGURES.map((figure, place) => (place === at ? 0 : figure)));
  return sets.flatMap((put) => {
    try {
      const said = say(...put.slice(0, arity));
      return typeof said === 'string' && !NONSENSE.test(said) ? [said] : [];
    } catch {
      return [];
    }
  });
}

function* walk(key: string, node: unknown): Generator<SentenceParts> {
  if (typeof node === 'string') {
    if (node.length <= LONGEST && /[\p{L}\d]/u.test(node)) yield [key, node];
  } else if (typeof node === 'function') {
    for (const said of new Set(saidBy(node as Say))) {
      const fixed = replacedApart(said, PUT_IN, isPart, () => '\uE000').split('\uE000');
      const own = fixed.join('');
      if (own.length <= LONGEST && (own.match(HAN)?.length ?? 0) >= FEWEST_HAN) yield [key, ...fixed];
    }
  } else if (typeof node === 'object' && node !== null) {
    for (const [name, inner] of Object.entries(node)) yield* walk(key ? `${key}.${name}` : name, inner);
  }
}

/** All sentences of some modules of the catalogue, each once. */
export function sentenceParts(modules: readonly object[]): SentenceParts[] {
  const known = new Map<string, SentenceParts>();
  for (const module of modules) {
    for (const parts of walk('', { ...module })) {
      const text = parts.slice(1).join('\uE000');
      if (!known.has(text)) known.set(text, parts);
    }
  }
  return [...known.values()];
}

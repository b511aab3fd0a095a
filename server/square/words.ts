import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { Publisher } from '@server/sanctions/publisher';
import { code } from '@/contract/codes';
import { isPassedOver, settled } from './signs';

/** A word of the operator's list: 1 is masked, 2 refused, 3 waits for approval. */
export interface Word {
  word: string;
  level: 1 | 2 | 3;
}

/** One step into the words; `ends` holds the word that is complete here. */
interface Node {
  next: Map<string, Node>;
  ends: Word | null;
}

/** A text's characters as they are compared, each with the place it stood at. */
function folded(characters: readonly string[]): { sign: string; at: number }[] {
  return characters.flatMap((character, at) =>
    isPassedOver(character) ? [] : [...character.normalize('NFKC').toLowerCase()].map((sign) => ({ sign, at })),
  );
}

function trieOf(words: readonly Word[]): Node {
  const root: Node = { next: new Map(), ends: null };
  for (const word of words) {
    let node = root;
    for (const { sign } of folded([...word.word])) {
      const next = node.next.get(sign) ?? { next: new Map(), ends: null };
      node.next.set(sign, next);
      node = next;
    }
    if (node !== root) node.ends = word;
  }
  return root;
}

/** Where a word stands in a text, in whole characters; `to` is the one after its last. */
export interface Hit extends Word {
  from: number;
  to: number;
}

/** Every place where a word of a list stands; upper case, wide letters, spaces and what nobody sees do not hide one. */
export function wordFinder(words: readonly Word[]): (text: string) => Hit[] {
  const root = trieOf(words);
  return (text) => {
    const signs = folded([...text]);
    const hits: Hit[] = [];
    for (let start = 0; start < signs.length; start += 1) {
      let node: Node | undefined = root;
      for (let end = start; end < signs.length; end += 1) {
        node = node.next.get(signs[end]?.sign ?? '');
        if (node === undefined) break;
        if (node.ends !== null) hits.push({ ...node.ends, from: signs[start]?.at ?? 0, to: (signs[end]?.at ?? 0) + 1 });
      }
    }
    return hits;
  };
}

/** A text with the words of level 1 starred; what is passed over between their letters stays. */
function masked(text: string, hits: readonly Hit[]): string {
  const characters = [...text];
  for (const { level, from, to } of hits) {
    if (level !== 1) continue;
    for (let at = from; at < to; at += 1) if (!isPassedOver(characters[at] ?? '')) characters[at] = '*';
  }
  return characters.join('');
}

/** Texts as they may be stored, where they stand, and what holds them. */
export interface Judged<T extends readonly string[]> {
  texts: { [K in keyof T]: string };
  auditState: 'passed' | 'pending';
  /** Words for which somebody has to look at it first. */
  held: string[];
}

/** The operator's list. */
export async function wordList(reader: Reader): Promise<Word[]> {
  return reader.selectFrom('sensitiveWords').select(['word', 'level']).execute();
}

/** Judges the texts of who may publish; 1005 with the words when there are any that are refused. */
export async function moderate<T extends readonly string[]>(
  reader: Reader,
  _publisher: Publisher,
  texts: T,
): Promise<Judged<T>> {
  const find = wordFinder(await wordList(reader));
  const clean = texts.map(settled);
  const found = clean.map(find);
  const ofLevel = (level: Word['level']) => [
    ...new Set(found.flatMap((hits) => hits.filter((hit) => hit.level === level).map(({ word }) => word))),
  ];
  const refused = ofLevel(2);
  if (refused.length > 0) throw new ProductError(code.sensitiveWord, 'sensitive', { words: refused });
  const held = ofLevel(3);
  return {
    texts: clean.map((text, n) => masked(text, found[n] ?? [])) as Judged<T>['texts'],
    auditState: held.length > 0 ? 'pending' : 'passed',
    held,
  };
}

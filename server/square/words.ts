import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
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

/** What the words make of a text. */
export interface Judged {
  /** The text with masked words starred. */
  text: string;
  /** Words that must not be there. */
  refused: string[];
  /** Somebody has to look at it first. */
  pending: boolean;
}

/** Judges a text by a list of words; upper case, wide letters, spaces and what nobody sees do not hide one. */
function judge(text: string, words: readonly Word[]): Judged {
  const root = trieOf(words);
  const characters = [...text];
  const signs = folded(characters);
  const refused = new Set<string>();
  let pending = false;
  for (let start = 0; start < signs.length; start += 1) {
    let node: Node | undefined = root;
    for (let end = start; end < signs.length; end += 1) {
      node = node.next.get(signs[end]?.sign ?? '');
      if (node === undefined) break;
      if (node.ends === null) continue;
      const { word, level } = node.ends;
      if (level === 2) refused.add(word);
      if (level === 3) pending = true;
      if (level === 1) for (const { at } of signs.slice(start, end + 1)) characters[at] = '*';
    }
  }
  return { text: characters.join(''), refused: [...refused], pending };
}

/** Texts as they may be stored, and their audit state; 1005 with the words when there are any that are refused. */
export async function moderate<T extends readonly string[]>(
  reader: Reader,
  texts: T,
): Promise<{ texts: { [K in keyof T]: string }; auditState: 'passed' | 'pending' }> {
  const words = await reader.selectFrom('sensitiveWords').select(['word', 'level']).execute();
  const judged = texts.map((text) => judge(settled(text), words));
  const refused = [...new Set(judged.flatMap((one) => one.refused))];
  if (refused.length > 0) throw new ProductError(code.sensitiveWord, 'sensitive', { words: refused });
  return {
    texts: judged.map(({ text }) => text) as { [K in keyof T]: string },
    auditState: judged.some(({ pending }) => pending) ? 'pending' : 'passed',
  };
}

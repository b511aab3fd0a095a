import { lettersText } from '@server/text/letters';
import type { LetterCategory } from '@/contract/desk/letters';
import type { FeedbackKind } from '@/contract/support';

const OF_KIND: Readonly<Record<FeedbackKind, LetterCategory>> = {
  bug: 'fault',
  idea: 'idea',
  content: 'content',
  other: 'other',
};

const { payment, account } = lettersText.words;
const has = (text: string, words: readonly string[]) => words.some((word) => text.includes(word));

/** Where a letter is put until somebody knows better: by its words, else by what its writer called it. */
export function categoryOf(kind: FeedbackKind, content: string): LetterCategory {
  if (kind === 'idea') return 'idea';
  if (has(content, payment)) return 'payment';
  return has(content, account) ? 'account' : OF_KIND[kind];
}

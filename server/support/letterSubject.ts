import { excerptOf } from '@server/excerpt';

/** Characters of a letter's first words that stand for it, at most; a first clause shorter than four says too little. */
const LENGTH = 24;
const CLAUSE = /^[^，。！？；,!?;\n]{4,24}(?=[，。！？；,!?;\n])/u;

/** What a letter is called: its first clause. */
export function subjectOf(content: string): string {
  const text = content.trim();
  return CLAUSE.exec(text)?.[0] ?? excerptOf(text, LENGTH);
}

/** What a letter says beyond what it is called; all of it where that is only its beginning. */
export function restOf(content: string): string {
  const text = content.trim();
  const subject = CLAUSE.exec(text)?.[0];
  return subject === undefined ? text : text.slice(subject.length).replace(/^[，。！？；,!?;\s]+/u, '');
}

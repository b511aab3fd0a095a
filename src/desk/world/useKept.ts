import { useState } from 'react';
import { kept } from './kept';

/** Words that are being written, under a name: they outlive the page, and the end of a session. '' forgets them. */
export function useKept(key: string): [string, (words: string) => void] {
  const [words, setWords] = useState(() => kept.read(key) ?? '');
  const write = (next: string) => {
    setWords(next);
    kept.write(key, next === '' ? null : next);
  };
  return [words, write];
}

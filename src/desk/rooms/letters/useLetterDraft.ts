import { useState } from 'react';
import { kept } from '@/desk/world/kept';

export type Writing = 'reply' | 'note';

/** What is being written into a letter: it outlives the page, and the end of a session. */
export function useLetterDraft(id: number, writing: Writing) {
  const key = `letter:${id}:${writing}`;
  const [draft, setDraft] = useState(() => ({ key, text: kept.read(key) ?? '' }));
  const text = draft.key === key ? draft.text : (kept.read(key) ?? '');
  const write = (next: string) => {
    setDraft({ key, text: next });
    kept.write(key, next === '' ? null : next);
  };
  return [text, write] as const;
}

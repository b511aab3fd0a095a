import { useState } from 'react';
import { kept } from '@/desk/world/kept';

/** What is written: to the member, or to colleagues. */
export type Writing = 'reply' | 'note';
type Drafts = Readonly<Record<Writing, string>>;

const keyOf = (id: number, writing: Writing) => `letter:${id}:${writing}`;
const read = (id: number): Drafts => ({
  reply: kept.read(keyOf(id, 'reply')) ?? '',
  note: kept.read(keyOf(id, 'note')) ?? '',
});

/** What is being written into a letter, both ways: it outlives the page, and the end of a session. */
export function useLetterDrafts(id: number): [Drafts, (writing: Writing, text: string) => void] {
  const [drafts, setDrafts] = useState(() => read(id));
  const write = (writing: Writing, text: string) => {
    setDrafts((before) => ({ ...before, [writing]: text }));
    kept.write(keyOf(id, writing), text === '' ? null : text);
  };
  return [drafts, write];
}

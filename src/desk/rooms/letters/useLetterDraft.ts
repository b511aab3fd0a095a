import { useKept } from '@/desk/world/useKept';

/** What is written: to the member, or to colleagues. */
export type Writing = 'reply' | 'note';
type Drafts = Readonly<Record<Writing, string>>;

/** What is being written into a letter, both ways. */
export function useLetterDrafts(id: number): [Drafts, (writing: Writing, text: string) => void] {
  const [reply, writeReply] = useKept(`letter:${id}:reply`);
  const [note, writeNote] = useKept(`letter:${id}:note`);
  return [{ reply, note }, (writing, text) => (writing === 'reply' ? writeReply : writeNote)(text)];
}

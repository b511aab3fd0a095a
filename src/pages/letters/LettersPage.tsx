import { usePageParams } from '@/shell/navigation/usePageParams';
import { LetterList } from './LetterList';
import { Thread } from './Thread';

/** 我的来信: all of them, or one with what was written to and fro. */
export function LettersPage() {
  const { id } = usePageParams();
  return id ? <Thread key={id} id={Number(id)} /> : <LetterList />;
}

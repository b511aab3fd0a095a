import { useLocation } from 'react-router';
import { QueueRoom } from './QueueRoom';
import { WordsRoom } from './WordsRoom';

/** 审核: what was reported and what is held, judged one after the other; and the words that hold. */
export function Room() {
  const { pathname } = useLocation();
  return pathname.split('/')[2] === 'words' ? <WordsRoom /> : <QueueRoom />;
}

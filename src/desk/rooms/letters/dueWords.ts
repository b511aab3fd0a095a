import type { DeskLetterRow } from '@/contract/desk/letters';
import { momentText, spanText } from '@/desk/kit/time/timeText';
import { deskLettersText } from '@/text/desk/letters';

const text = deskLettersText.due;
const MINUTE_MS = 60_000;
/** From here on what is left is amber. */
const SOON_MS = 20 * MINUTE_MS;

/** What a row says of time, and whether somebody has to hurry. */
export interface Due {
  words: string;
  tone?: 'red' | 'amber';
}

/** When a letter is due, as its row says it. */
export function dueWords(letter: DeskLetterRow, now: number): Due {
  const { state, orderAt, answerDueAt, answered, lastAt } = letter;
  if (state === 'closed') return { words: text.closed(momentText(orderAt, now)) };
  if (state !== 'open') return { words: text.waiting(spanText(now - lastAt)) };
  if (orderAt > answerDueAt && orderAt > now) return { words: text.later(momentText(orderAt, now)) };
  const left = answerDueAt - now;
  if (left < 0) return { words: text.late(spanText(-left)), tone: 'red' };
  const words = answered ? text.left(spanText(left)) : text.first(spanText(left));
  return left < SOON_MS ? { words, tone: 'amber' } : { words };
}

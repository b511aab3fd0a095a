import { dayText } from './calendarDay';

/** The words of F7, from the text layer. */
export interface RelativeTimeWords {
  now: string;
  seconds: (count: number) => string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** F7: how long ago `at` was, both in epoch ms; the future is now, a day or more is the local date `YYYY-MM-DD`. */
export function relativeTime(at: number, now: number, words: RelativeTimeWords): string {
  const seconds = Math.floor((now - at) / 1000);
  if (seconds <= 0) return words.now;
  if (seconds < minute) return words.seconds(seconds);
  if (seconds < hour) return words.minutes(Math.floor(seconds / minute));
  if (seconds < day) return words.hours(Math.floor(seconds / hour));
  return dayText(at);
}

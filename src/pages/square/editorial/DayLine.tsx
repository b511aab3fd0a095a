import { businessDate, businessDayEnd, businessDayOf } from '@/lib/time/businessDay';
import { solarTerm } from '@/lib/time/solarTerm';
import { editorialText as text } from '@/text/editorial';

/** A day as people say it: its date, its solar term, and a few words of whoever recommends. */
export function DayLine({ at, note }: { at: number; note: string }) {
  const day = businessDayOf(at);
  const { month, date } = businessDate(day);
  const term = text.terms[solarTerm(businessDayEnd(day))];
  return <p>{[text.day(month, date), term, note].filter(Boolean).join(' · ')}</p>;
}

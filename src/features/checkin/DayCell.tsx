import { Check } from 'lucide-react';
import type { CheckinDay } from '@/contract/checkin';
import { checkinText as text } from '@/text/checkin';
import { Spoken } from '@/ui/a11y/a11y.styles';
import Gem from '@/ui/art/gem.svg';
import Gift from '@/ui/art/gift.svg';
import { Ring } from '@/ui/spinner/spinner.styles';
import { DayBox } from './days.styles';
import { dayWords } from './dayWords';

export interface DayCellProps {
  day: CheckinDay;
  /** What stands above: a weekday or a date. */
  label: string;
  /** The chest of the cycle stands on it. */
  chest: boolean;
  /** It is being made up. */
  busy: boolean;
  /** The member asks to make it up; only where the server says it may be. */
  onMakeUp: (day: string) => void;
}

/** What is read aloud of a day. */
function spokenOf({ day, state, reward, milestone }: CheckinDay): string {
  const words = dayWords(day);
  const plus = milestone ? text.spoken.milestone(milestone) : '';
  if (state === 'signed' || state === 'claimable' || state === 'future') {
    return `${text.spoken[state](words, reward)}${plus}`;
  }
  return text.spoken[state](words);
}

/** The picture in the middle of a day. */
function Picture({ day, chest }: Pick<DayCellProps, 'day' | 'chest'>) {
  if (day.state === 'signed' || day.state === 'madeUp') return <Check aria-hidden="true" />;
  if (chest && day.state !== 'missed' && day.state !== 'outside') return <Gift aria-hidden="true" />;
  return <Gem aria-hidden="true" />;
}

/** The words below it. */
function wordsOf({ state, reward, milestone, makeup }: CheckinDay): string {
  if (state === 'missed') return makeup ? text.makeup : text.missed;
  if (state === 'madeUp') return text.makeup;
  if (state === 'outside') return text.outside;
  return text.plus(reward + (milestone ?? 0));
}

/** One day of the strip or of the month; a missed day that may be made up is a button. */
export function DayCell({ day, label, chest, busy, onMakeUp }: DayCellProps) {
  const face = (
    <>
      <span aria-hidden="true">{label}</span>
      <em>{busy ? <Ring aria-hidden="true" /> : <Picture day={day} chest={chest} />}</em>
      <b aria-hidden="true">{wordsOf(day)}</b>
      <Spoken>{day.makeup ? text.spoken.makeup(dayWords(day.day)) : spokenOf(day)}</Spoken>
    </>
  );
  const looks = { 'data-state': day.state, 'data-special': chest || Boolean(day.milestone) || undefined };
  return (
    <li>
      {day.makeup ? (
        <DayBox as="button" type="button" {...looks} aria-busy={busy || undefined} onClick={() => onMakeUp(day.day)}>
          {face}
        </DayBox>
      ) : (
        <DayBox {...looks} aria-current={day.state === 'claimable' ? 'date' : undefined}>
          {face}
        </DayBox>
      )}
    </li>
  );
}

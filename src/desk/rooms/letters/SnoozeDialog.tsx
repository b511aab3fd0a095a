import { useState } from 'react';
import type { DeskLetter } from '@/contract/desk/letters';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { SelectField } from '@/desk/kit/field/SelectField';
import { momentText } from '@/desk/kit/time/timeText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { clock } from '@/desk/world/clock';
import { deskLettersText as text } from '@/text/desk/letters';
import { letterFault } from './letterFault';
import { useSnoozeLetterMutation } from './lettersApi';

const HOUR_MS = 3_600_000;

function tomorrowAtNine(now: number): number {
  const day = new Date(now);
  day.setDate(day.getDate() + 1);
  return day.setHours(9, 0, 0, 0);
}

const untilOf = {
  hour: (now: number) => now + HOUR_MS,
  four: (now: number) => now + 4 * HOUR_MS,
  tomorrow: tomorrowAtNine,
  days: (now: number) => now + 72 * HOUR_MS,
} as const;
type Choice = keyof typeof untilOf;
const choices = Object.keys(untilOf) as Choice[];

/** Puts a letter off. */
export function SnoozeDialog({ letter: { id }, onClose }: { letter: DeskLetter; onClose: () => void }) {
  const say = useToast();
  const [choice, setChoice] = useState<Choice>('hour');
  const [snooze, { error, isLoading }] = useSnoozeLetterMutation();
  const now = clock.now();
  const at = momentText(untilOf[choice](now), now);
  const run = async () => {
    const { data } = await snooze({ id, until: untilOf[choice](clock.now()) });
    if (!data) return;
    onClose();
    say(text.snoozedNow(at));
  };
  return (
    <Dialog
      title={text.snoozeTitle}
      note={text.snoozeNote}
      recorded={text.snoozeRecorded(id, at)}
      fault={error !== undefined && letterFault(error)}
      main={{ label: text.snoozeTitle, busy: isLoading, run: () => void run() }}
      onClose={onClose}
    >
      <SelectField
        label={text.snoozeUntil}
        first
        value={choice}
        options={choices.map((value) => ({ value, label: text.snoozeIn[value] }))}
        onChange={setChoice}
      />
    </Dialog>
  );
}

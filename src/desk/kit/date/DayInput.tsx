import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Input } from '@/desk/kit/field/field.styles';
import { kitText } from '@/text/desk/kit';
import { Opener, Popup, Positioner, Room, Whole } from './date.styles';
import { readDay, shownDay } from './typedDay';

const Calendar = lazy(() =>
  import(/* webpackChunkName: "desk-calendar" */ './Calendar').then((m) => ({ default: m.Calendar })),
);

export interface DayInputProps {
  /** `2026-11-26`, with the time `2026-11-26T20:00`; empty for none. */
  value: string;
  /** Hears what is typed as it is while that is no day: whoever takes it has to say so, and nobody takes it for nothing. */
  onChange: (value: string) => void;
  withTime?: boolean;
  /** Where no label stands beside it. */
  label?: string;
  id?: string;
  disabled?: boolean | undefined;
  invalid?: boolean;
  /** 28 px, in a row of filters. */
  low?: boolean;
}

/** A day, typed or chosen from a calendar; by the clock of this computer. */
export function DayInput({ value, onChange, withTime = false, label, id, disabled, invalid, low }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const read = readDay(typed ?? shownDay(value), withTime);
  const type = (text: string) => {
    setTyped(text);
    onChange(readDay(text, withTime) ?? text);
  };
  const choose = (day: string) => {
    setTyped(undefined);
    setOpen(false);
    const [, time = '00:00'] = value.split('T');
    onChange(withTime && day !== '' ? `${day}T${time}` : day);
  };
  return (
    <Whole data-low={low ? '' : undefined}>
      <Input
        id={id}
        aria-label={label}
        value={typed ?? shownDay(value)}
        placeholder={withTime ? kitText.momentLike : kitText.dayLike}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        aria-invalid={invalid || read === undefined || undefined}
        data-low={low ? '' : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => read !== undefined && setTyped(undefined)}
      />
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Opener aria-label={kitText.calendar} disabled={disabled}>
          <CalendarDays aria-hidden="true" />
        </Opener>
        <Popover.Portal>
          <Positioner sideOffset={4} align="end">
            <Popup aria-label={kitText.calendar}>
              <Suspense fallback={<Room />}>
                <Calendar value={read ?? ''} onChoose={choose} />
              </Suspense>
            </Popup>
          </Positioner>
        </Popover.Portal>
      </Popover.Root>
    </Whole>
  );
}

import { useId } from 'react';
import { DayInput } from '@/desk/kit/date/DayInput';
import { fromLocal, toLocal } from '@/desk/rooms/content/localMoment';
import { contentDeskText as text } from '@/text/desk/content';
import { Named, type One } from './Named';

/** A moment by the clock of this computer. */
export function Moment(props: One) {
  const { kind, field, value, onChange, problem, disabled } = props;
  const id = useId();
  return (
    <Named {...props}>
      <label htmlFor={id}>{text.field(kind, field.name)}</label>
      <DayInput
        withTime
        id={id}
        value={toLocal(value)}
        disabled={disabled}
        invalid={problem !== undefined}
        onChange={(local) => onChange(fromLocal(local) ?? (local || undefined))}
      />
    </Named>
  );
}

import { useId } from 'react';
import { Input } from '@/desk/kit/field/field.styles';
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
      <Input
        id={id}
        type="datetime-local"
        value={toLocal(value)}
        disabled={disabled}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => onChange(fromLocal(event.target.value))}
      />
    </Named>
  );
}

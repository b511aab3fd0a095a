import { useId, useState } from 'react';
import { Input } from '@/desk/kit/field/field.styles';
import { contentDeskText as text } from '@/text/desk/content';
import { Named, type One } from './Named';

/** A number with its unit; cash is written in yuan and kept in fen. */
export function Amount(props: One) {
  const { kind, field, value, onChange, problem, disabled } = props;
  const id = useId();
  const by = field.kind === 'fen' ? 100 : 1;
  const known = typeof value === 'number' ? String(value / by) : '';
  const [typed, setTyped] = useState(known);
  const isKnown = typed !== '' && Math.round(Number(typed) * by * 100) === Math.round(Number(value) * 100);
  const unit = field.kind === 'fen' ? text.yuan : field.kind === 'diamonds' ? text.diamonds : null;
  const name = text.field(kind, field.name);
  return (
    <Named {...props}>
      <label htmlFor={id}>
        {name}
        {unit !== null && unit !== name && text.unit(unit)}
      </label>
      <Input
        id={id}
        inputMode="decimal"
        value={isKnown || value === undefined ? typed : known}
        disabled={disabled}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = Number(target.value);
          if (target.value === '') onChange(undefined);
          else if (!Number.isNaN(number)) onChange(by === 1 ? number : Math.round(number * by));
        }}
      />
    </Named>
  );
}

import { useId } from 'react';
import { Field } from '@/desk/kit/field/field.styles';
import { DayInput, type DayInputProps } from './DayInput';

/** A day under its name. */
export function DayField({ label, ...rest }: Omit<DayInputProps, 'id' | 'label'> & { label: string }) {
  const id = useId();
  return (
    <Field as="div">
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} {...rest} />
    </Field>
  );
}

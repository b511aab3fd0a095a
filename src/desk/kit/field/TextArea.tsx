import type { Ref, TextareaHTMLAttributes } from 'react';
import { Area, Field } from './field.styles';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  first?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Lines of text under their name; grows with them. */
export function TextArea({ label, onChange, first, ref, ...rest }: TextAreaProps) {
  return (
    <Field>
      <span>{label}</span>
      <Area
        ref={ref}
        data-first={first ? '' : undefined}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </Field>
  );
}

import type { InputHTMLAttributes, Ref } from 'react';
import { Field, Input } from './field.styles';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it; drawn under it and said. */
  problem?: string | undefined;
  /** It has the focus when its dialog opens. */
  first?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text under its name. */
export function TextField({ label, onChange, problem, first, ref, ...rest }: TextFieldProps) {
  return (
    <Field>
      <span>{label}</span>
      <Input
        ref={ref}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        data-first={first ? '' : undefined}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {problem && (
        <span data-problem="" role="alert">
          {problem}
        </span>
      )}
    </Field>
  );
}

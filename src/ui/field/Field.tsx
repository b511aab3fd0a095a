import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldLook } from './FieldFrame';
import { Entry } from './field.styles';

type Native<T extends 'input' | 'textarea'> = Omit<
  ComponentPropsWithRef<T>,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'className'
>;

export interface FieldProps extends FieldLook, Native<'input'> {
  /** What members see of the label: without it the field is an empty box. */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Characters allowed; shows a counter, and lets members go over so that a paste is not cut silently. */
  limit?: number;
}

/** One line of text, controlled. Secrets use `SecretField`. */
export function Field({ label, prefix, action, error, hint, className, value, onChange, limit, ...rest }: FieldProps) {
  const count = limit === undefined ? undefined : { used: [...value].length, limit };
  return (
    <FieldFrame {...{ label, prefix, action, error, hint, className, count }} disabled={rest.disabled}>
      {(ties) => (
        <Entry type="text" {...rest} {...ties} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}

export interface TextAreaProps extends FieldLook, Native<'textarea'> {
  value: string;
  onChange: (value: string) => void;
  limit?: number;
}

/** Several lines of text, controlled. */
export function TextArea({
  label,
  prefix,
  action,
  error,
  hint,
  className,
  value,
  onChange,
  limit,
  ...rest
}: TextAreaProps) {
  const count = limit === undefined ? undefined : { used: [...value].length, limit };
  return (
    <FieldFrame {...{ label, prefix, action, error, hint, className, count }} disabled={rest.disabled} multiline>
      {(ties) => (
        <Entry
          as="textarea"
          {...(rest as object)}
          {...ties}
          value={value}
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

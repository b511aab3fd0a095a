import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { fieldsText } from '@/text/fields';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { FieldFrame, type FieldLook } from './FieldFrame';
import { Entry } from './field.styles';

/** All that leaves a secret field while the member types; the text itself stays in the input. */
export interface SecretFacts {
  length: number;
  valid: boolean;
}

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'className' | 'type'
>;

export interface SecretFieldProps extends FieldLook, Native {
  /** A password can be shown; a code is digits and is offered from the SMS. */
  kind: 'password' | 'code';
  /** The rule of the form; the field reports its verdict, never the text. */
  rule: (text: string) => boolean;
  onFacts: (facts: SecretFacts) => void;
}

const codeInput = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 } as const;

/** A password or SMS code: uncontrolled, read once through its ref or form when it is sent. */
export function SecretField({
  kind,
  rule,
  onFacts,
  label,
  prefix,
  action,
  error,
  hint,
  className,
  ...rest
}: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const reveal = kind === 'password' && (
    <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
      <Icon aria-hidden="true" />
      <Spoken>{shown ? fieldsText.conceal : fieldsText.reveal}</Spoken>
    </button>
  );
  return (
    <FieldFrame {...{ label, prefix, error, hint, className }} action={reveal || action} disabled={rest.disabled}>
      {(ties) => (
        <Entry
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...(kind === 'code' ? codeInput : undefined)}
          {...rest}
          {...ties}
          type={kind === 'code' || shown ? 'text' : 'password'}
          onChange={({ target }) => onFacts({ length: target.value.length, valid: rule(target.value) })}
        />
      )}
    </FieldFrame>
  );
}

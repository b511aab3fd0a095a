import { type ReactNode, useId } from 'react';
import { fieldsText } from '@/text/fields';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Action, Below, Counter, Fault, Prefix, Shell } from './field.styles';

export interface FieldLook {
  /** Spoken name; the placeholder is what members see. */
  label: string;
  /** Before the text, such as `+86`. */
  prefix?: ReactNode;
  /** After the text: a button such as 获取验证码. */
  action?: ReactNode;
  /** What is wrong; announced, and tied to the input. */
  error?: string;
  /** Help that stays while nothing is wrong. */
  hint?: ReactNode;
  className?: string;
}

interface FrameProps extends FieldLook {
  disabled?: boolean;
  multiline?: boolean;
  /** Characters used and allowed. */
  count?: { used: number; limit: number };
  /** Draws the input with what ties it to its label and messages. */
  children: (ties: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

/** The look all fields share: label, shell, prefix, action, and the line below. */
export function FieldFrame({ label, prefix, action, error, hint, count, className, children, ...state }: FrameProps) {
  const id = useId();
  const below = `${id}below`;
  const bad = error !== undefined && error !== '';
  const at = state.disabled ? 'off' : bad ? 'bad' : 'ready';
  const message = bad || hint !== undefined;
  return (
    <div className={className}>
      <Spoken as="label" htmlFor={id}>
        {label}
      </Spoken>
      <Shell data-at={at} data-multiline={state.multiline || undefined}>
        {prefix !== undefined && <Prefix>{prefix}</Prefix>}
        {children({ id, 'aria-invalid': bad, 'aria-describedby': message ? below : undefined })}
        {action !== undefined && <Action>{action}</Action>}
      </Shell>
      {(message || count) && (
        <Below>
          <div id={below} aria-live="polite">
            {bad ? <Fault>{error}</Fault> : hint}
          </div>
          {count && (
            <Counter data-at={count.used > count.limit ? 'full' : 'free'}>
              {fieldsText.counter(count.used, count.limit)}
            </Counter>
          )}
        </Below>
      )}
    </div>
  );
}

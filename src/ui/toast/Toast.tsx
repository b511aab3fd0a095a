import type { ComponentPropsWithRef } from 'react';
import { toastsText } from '@/text/toasts';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { ToneSign } from './Sign';
import { Repeats, Root, Sign, Words } from './toast.styles';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastProps extends ComponentPropsWithRef<'div'> {
  tone: ToastTone;
  text: string;
  /** How often the same was said while visible; shown from 2 on (F2). */
  count?: number;
}

/** One message, in a live region. Warnings and errors interrupt a screen reader; for the others that region speaks, or they would be said twice. */
export function Toast({ tone, text, count = 1, ...rest }: ToastProps) {
  const urgent = tone === 'warning' || tone === 'error';
  return (
    <Root {...rest} role={urgent ? 'alert' : undefined} aria-atomic data-tone={tone}>
      <Sign>
        <ToneSign tone={tone} />
      </Sign>
      <Words>{text}</Words>
      {count > 1 && (
        <>
          <Repeats aria-hidden="true">{toastsText.repeated(count)}</Repeats>
          <Spoken>{toastsText.repeatedSpoken(count)}</Spoken>
        </>
      )}
    </Root>
  );
}

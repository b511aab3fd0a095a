import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Box, Root } from './tick.styles';

export interface TickProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'className'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is agreed to; links inside lead on without ticking. */
  children: ReactNode;
  tone?: 'plain' | 'vip';
  /** The answer to the last tap is under way: it keeps its focus, and further taps do nothing. */
  busy?: boolean;
  className?: string;
}

/** A consent box; its owner starts it unticked. */
export function Tick({ checked, onChange, children, tone = 'plain', busy, className, ...rest }: TickProps) {
  return (
    <Root className={className} data-tone={tone}>
      <Box
        {...rest}
        type="checkbox"
        checked={checked}
        aria-disabled={busy || undefined}
        onChange={(event) => busy || onChange(event.target.checked)}
      />
      <span>{children}</span>
    </Root>
  );
}

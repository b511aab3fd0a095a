import type { ComponentPropsWithRef } from 'react';
import { Root } from './switch.styles';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'onChange'> {
  checked: boolean;
  onChange: (on: boolean) => void;
  /** The answer to the last tap is under way: it keeps its focus, and further taps do nothing. */
  busy?: boolean;
}

/** Something that is on or off at once; stand it inside the `label` that says what. */
export function Switch({ onChange, busy, ...rest }: SwitchProps) {
  return (
    <Root
      {...rest}
      type="checkbox"
      role="switch"
      aria-disabled={busy || undefined}
      onChange={(event) => busy || onChange(event.target.checked)}
    />
  );
}

import type { ComponentPropsWithRef } from 'react';
import { Root } from './switch.styles';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'onChange'> {
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off at once; stand it inside the `label` that says what. */
export function Switch({ onChange, ...rest }: SwitchProps) {
  return <Root {...rest} type="checkbox" role="switch" onChange={(event) => onChange(event.target.checked)} />;
}

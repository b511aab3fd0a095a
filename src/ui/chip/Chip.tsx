import type { ComponentPropsWithRef } from 'react';
import { Root } from './chip.styles';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** One of a set that is switched on or off; leave out for a chip that only leads somewhere. */
  on?: boolean;
  /** `soft` on white, `tint` for topics. */
  tone?: 'plain' | 'soft' | 'tint';
}

/** A small pill to filter by or to follow a topic. */
export function Chip({ on, tone = 'plain', ...rest }: ChipProps) {
  return <Root type="button" {...rest} data-tone={tone} aria-pressed={on} />;
}

import type { ComponentPropsWithRef } from 'react';
import { Root } from './card.styles';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** 14 inside; default none. */
  pad?: boolean;
  /** Only what floats casts a shadow. */
  raised?: boolean;
  /** Navy with a facet: VIP only. */
  tone?: 'plain' | 'vip';
  /** Hairlines between its children. */
  lines?: boolean;
}

/** One idea on a white ground. */
export function Card({ pad, raised, tone = 'plain', lines, ...rest }: CardProps) {
  return (
    <Root
      {...rest}
      data-pad={pad || undefined}
      data-raised={raised || undefined}
      data-tone={tone}
      data-lines={lines || undefined}
    />
  );
}

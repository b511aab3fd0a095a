import type { ComponentPropsWithRef } from 'react';
import { groupThousands } from '@/lib/format/groupThousands';
import { kitText } from '@/text/kit';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Gem, Root } from './price.styles';

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** In diamonds. */
  diamonds: number;
  /** The price before a reduction, struck through. */
  before?: number;
  /** `hero` is the one large number of a screen. */
  size?: 'normal' | 'hero';
  /** `+` before a reward. */
  sign?: string;
}

/** A price is always a gem and a number. */
export function Price({ diamonds, before, size = 'normal', sign = '', ...rest }: PriceProps) {
  const shown = `${sign}${groupThousands(diamonds)}`;
  return (
    <Root {...rest} data-size={size}>
      <Gem data-gem aria-hidden="true" />
      <span aria-hidden="true">{shown}</span>
      <Spoken>{kitText.diamondsCount(shown)}</Spoken>
      {before !== undefined && <s aria-hidden="true">{groupThousands(before)}</s>}
    </Root>
  );
}

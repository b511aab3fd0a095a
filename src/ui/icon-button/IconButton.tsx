import type { ComponentPropsWithRef } from 'react';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Face } from './icon-button.styles';
import { News, type NewsProps } from './News';

export interface IconButtonProps extends ComponentPropsWithRef<'button'>, NewsProps {
  /** Spoken name; the icon itself is decoration. */
  label: string;
  /** Dark glass, for standing on a picture. */
  glass?: boolean;
}

/** A round button with an icon only, 44 × 44 to the finger. */
export function IconButton({ label, glass, news, children, ...rest }: IconButtonProps) {
  return (
    <Face type="button" aria-label={news ? undefined : label} {...rest} data-glass={glass || undefined}>
      {children}
      {news ? <Spoken>{label}</Spoken> : null}
      <News news={news} />
    </Face>
  );
}

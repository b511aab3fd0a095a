import type { AnchorHTMLAttributes, Ref } from 'react';
import { isPlainClick } from '@/lib/react/plainClick';
import { useGo } from './useGo';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address inside the app, as `href` spells it. */
  to: string;
  /** Takes the place of the present entry. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the app; a modifier key or a `target` leaves it to the browser. */
export function Link({ to, replace = false, target, onClick, ...rest }: LinkProps) {
  const go = useGo();
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || (target ?? '_self') !== '_self') return;
        event.preventDefault();
        go(to, replace ? 'replace' : 'push');
      }}
    />
  );
}

import type { AnchorHTMLAttributes, Ref } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Takes the place of the present entry. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the app. React Router's own brings the prefetching of a framework that is not ours, 1.5 KB of it. */
export function Link({ to, replace = false, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { replace, ...(target === undefined ? {} : { target }) });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}

import { Skip } from './a11y.styles';

export interface SkipLink {
  label: string;
  /** Selector of what takes the focus. */
  to: string;
}

function focusOn(to: string): void {
  const place = document.querySelector<HTMLElement>(to);
  // What is no link takes the focus only if it is told that it may.
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus();
}

/** Past what is long, by keyboard: each is seen while it has the focus (WCAG 2.4.1, B5). */
export function SkipLinks({ links }: { links: readonly SkipLink[] }) {
  return links.map(({ label, to }) => (
    <Skip key={to} type="button" onClick={() => focusOn(to)}>
      {label}
    </Skip>
  ));
}

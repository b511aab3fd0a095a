import { focusOn } from '@/lib/react/focusPlaces';
import { Skip } from './a11y.styles';

export interface SkipLink {
  label: string;
  /** Selector of what takes the focus. */
  to: string;
}

function goTo(to: string): void {
  const place = document.querySelector<HTMLElement>(to);
  if (place) focusOn(place);
}

/** Past what is long, by keyboard: each is seen while it has the focus (WCAG 2.4.1, B5). */
export function SkipLinks({ links }: { links: readonly SkipLink[] }) {
  return links.map(({ label, to }) => (
    <Skip key={to} type="button" onClick={() => goTo(to)}>
      {label}
    </Skip>
  ));
}

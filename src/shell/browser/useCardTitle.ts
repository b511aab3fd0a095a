import { useEffect } from 'react';
import { useAppSelector, usePorts } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { useQuery } from '@/shell/navigation/useQuery';
import { inAppBrowser } from './inApp';

/** The route's own title comes first, ms. */
const AFTER_ROUTE_MS = 150;

/**
 * Within an app the title of the document is that of the card somebody shares from its menu, so there it is the thing's own
 * name, as the server says it to whoever follows the link. Everywhere else it is the route's (A6).
 */
export function useCardTitle(name: string): void {
  const { title } = useAppSelector(selectConfig);
  const { clock, document, gate } = usePorts();
  // Another view of the page is an arrival too, which names the route again.
  const view = useQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view begins with the route's title
  useEffect(() => {
    if (!name || !inAppBrowser(document.userAgent)) return;
    return clock.after(AFTER_ROUTE_MS, () => {
      if (gate.isLive) document.setTitle(`${name} | ${title}`);
    });
  }, [clock, document, gate, name, title, view]);
}

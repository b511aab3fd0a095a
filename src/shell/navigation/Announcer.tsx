import { useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { lateText } from '@/text/late';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { selectArrival, selectPlace } from './navigationSlice';
import { useRoutes } from './RoutesContext';

/**
 * Says which page has come, to whoever cannot see it: without a new document no screen reader would. The page a visit begins
 * with is the browser's to read; a change of query, as tabs and filters make it, is no new page.
 */
export function Announcer() {
  const routes = useRoutes();
  const product = useAppSelector(selectConfig).title;
  const { page, route, index } = useAppSelector(selectPlace);
  const arrival = useAppSelector(selectArrival);
  // From the state alone, so that whoever travels finds what was said.
  const moved = arrival === 'push' || arrival === 'pop' || (arrival === 'replace' && index > 0);
  return (
    <Spoken aria-live="polite">
      {/* A new element each time: two games' pages have one title. */}
      {moved && <span key={page}>{lateText.arrived(routes.find(route)?.title ?? product)}</span>}
    </Spoken>
  );
}

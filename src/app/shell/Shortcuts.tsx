import { useAppSelector } from '@/kernel/hooks';
import { selectRouteName } from '@/shell/navigation/navigationSlice';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { lateText } from '@/text/late';
import { SkipLinks } from '@/ui/a11y/SkipLinks';

const links = [
  { label: lateText.skipToPage, to: 'main' },
  { label: lateText.skipToTabs, to: 'nav [aria-current]' },
];

/** Past the bar at the top and past the page, where both bars are (B5); elsewhere the page begins after one button. */
export function Shortcuts() {
  const routes = useRoutes();
  const isMain = useAppSelector((state) => (routes.find(selectRouteName(state))?.layout ?? 'main') === 'main');
  return isMain ? <SkipLinks links={links} /> : null;
}

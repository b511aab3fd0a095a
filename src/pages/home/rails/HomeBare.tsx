import { type ReactNode, Suspense } from 'react';
import { homeApi } from '@/api/homeApi';
import type { HomeFeed } from '@/contract/home';
import { useServerNow } from '@/shell/clock/useServerNow';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useLink } from '@/shell/navigation/useLink';
import { lateView } from '@/ui/late/lateView';
import { isDrawn } from './RailSection';
import { useRecentReads } from './useRecentReads';

// Hardly anybody ever sees it.
const BareState = lateView(() => import(/* webpackChunkName: "home-bare" */ './BareState').then((m) => m.BareState));

/** Says so when the operator's server has nothing that this home page draws. */
export function HomeBare() {
  const { data } = homeApi.endpoints.homeFeed.useQueryState();
  const hasAbove = useHasAbove();
  const routes = useRoutes();
  if (!data || hasAbove(data) || data.sections.some((section) => isDrawn(section, routes))) return null;
  const face = (
    <Suspense>
      <BareState />
    </Suspense>
  );
  const mayContinue = data.sections.some(({ type }) => type === 'continueReading');
  return mayContinue ? <UnlessReading>{face}</UnlessReading> : face;
}

/** Whether anything of the first screen is drawn: banners of today, shortcuts and promos that lead somewhere. */
function useHasAbove() {
  const linkTo = useLink();
  const now = useServerNow();
  return ({ banners, shortcuts, promos }: HomeFeed) =>
    banners.some(({ startTime, endTime }) => (startTime ?? 0) <= now && (endTime ?? now + 1) > now) ||
    [...shortcuts, ...promos].some(({ route }) => linkTo(route));
}

/** The rail of books in progress is drawn for whoever reads one. */
function UnlessReading({ children }: { children: ReactNode }) {
  return useRecentReads().length === 0 && children;
}

import { type ComponentType, lazy, Suspense } from 'react';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerView } from '@/shell/navigation/useScrollPerView';
import { PageSkeleton } from '@/ui/skeleton/PageSkeleton';
import { Centre } from './Centre';
import { LostView } from './LostView';
import type { ViewProps } from './views';

const Views = lazy<ComponentType<ViewProps>>(() =>
  import(/* webpackChunkName: "page-profile-views" */ './views').then(
    (chunk) => ({ default: chunk.Views }),
    () => ({ default: LostView }),
  ),
);

const GamesView = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "page-own-games" */ './games/GamesView').then(
    (chunk) => ({ default: chunk.GamesView }),
    () => ({ default: LostView }),
  ),
);

/** The member; with `?view=` their games, whom they follow, who follows them, whom they block, or the settings (pages 19, C10). */
export function ProfilePage() {
  const view = useQuery().get('view') ?? '';
  useScrollPerView(view);
  switch (view) {
    case 'follows':
    case 'fans':
    case 'blocked':
    case 'settings':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Views view={view} />
        </Suspense>
      );
    case 'games':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <GamesView />
        </Suspense>
      );
    default:
      return <Centre />;
  }
}

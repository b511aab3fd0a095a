import { useHomeFeedQuery } from '@/api/homeApi';
import type { Promo } from '@/contract/home';
import { FaultState } from '@/shell/faults/FaultState';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { homeText } from '@/text/home';
import { Wash } from '@/ui/wash/Wash';
import { HomeBanners } from './HomeBanners';
import { HomePromos } from './HomePromos';
import { HomeSearch } from './HomeSearch';
import { HomeShortcuts } from './HomeShortcuts';
import { HomeSkeleton } from './HomeSkeleton';
import { LazyRails } from './LazyRails';

/** The two pictures where the server's are not to be had (C2): they promise no figures. */
const ownPromos: readonly Promo[] = [
  { kind: 'checkin', ...homeText.ownPromos.checkin, route: '/checkin' },
  { kind: 'invite', ...homeText.ownPromos.invite, route: '/checkin?view=invite' },
];

/** An older answer is shown at once and renewed behind it (pages 1). */
const FRESH_SECONDS = 300;

/**
 * The home page: search, banners, shortcuts, promos, the latest notice, and the server's rails, each failing alone
 * (pages 1). What lies below the first screen comes in a chunk of its own.
 */
export function HomePage() {
  const { data, error, refetch } = useHomeFeedQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
  useTopTap(refetch);

  return (
    <>
      <Wash />
      <HomeSearch />
      {data ? (
        <>
          <HomeBanners banners={data.banners} />
          <HomeShortcuts shortcuts={data.shortcuts} />
          <HomePromos promos={data.promos} />
          <LazyRails sections={data.sections} />
        </>
      ) : error ? (
        <>
          <HomePromos promos={ownPromos} />
          <FaultState title={homeText.loadFailed} fault={error} onRetry={refetch} />
        </>
      ) : (
        <HomeSkeleton />
      )}
    </>
  );
}

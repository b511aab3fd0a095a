import { useHomeFeedQuery } from '@/api/platformApi';
import { sayFault } from '@/shell/faults/sayFault';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { homeText } from '@/text/home';
import { ErrorFace } from '@/ui/face/Face';
import { Wash } from '@/ui/wash/Wash';
import { HomeBanners } from './HomeBanners';
import { HomeNotice } from './HomeNotice';
import { HomeSection } from './HomeSection';
import { HomeShortcuts } from './HomeShortcuts';
import { HomeSkeleton } from './HomeSkeleton';

/** An older answer is shown at once and renewed behind it (pages 1). */
const FRESH_SECONDS = 300;

/** The home page: banners, shortcuts, the latest notice, and the server's rails, each failing alone (pages 1). */
export function HomePage() {
  const { data, error, refetch } = useHomeFeedQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
  useTopTap(refetch);

  return (
    <>
      <Wash />
      {data ? (
        <>
          <HomeBanners banners={data.banners} />
          <HomeShortcuts shortcuts={data.shortcuts} />
          <HomeNotice />
          {data.sections.map((section) => (
            <HomeSection key={`${section.type}:${section.title}`} section={section} onRetry={refetch} />
          ))}
        </>
      ) : error ? (
        <ErrorFace title={homeText.loadFailed} note={sayFault(error)} onRetry={refetch} />
      ) : (
        <HomeSkeleton />
      )}
    </>
  );
}

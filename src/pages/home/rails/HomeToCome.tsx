import { useHomeFeedQuery } from '@/api/homeApi';
import { RailBoxes } from '@/pages/home/LazyRails';
import { FaultState } from '@/shell/faults/FaultState';
import { homeText } from '@/text/home';

/** Below a top that the page brought by itself: boxes until the answer is there, or that it did not come. */
export function HomeToCome() {
  const { data, error, isFetching, refetch } = useHomeFeedQuery(undefined);
  if (!data || data.banners.length === 0 || data.sections.length > 0) return null;
  if (isFetching) return <RailBoxes types={['todayStory', 'newGifts']} notice={false} />;
  return error ? <FaultState title={homeText.railsLost} fault={error} onRetry={refetch} /> : null;
}

import { activityApi } from '@/api/activityApi';
import { momentText } from '@/lib/time/calendarDay';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { activityText as text } from '@/text/activity';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Block, RecordRow } from './detail.styles';

/** What the member earned, drew and took in an activity. */
export function Records({ id }: { id: number }) {
  const feed = useFeed(activityApi.endpoints.activityRecords, { id });
  return (
    <Block>
      <h2>{text.records}</h2>
      <InfiniteList
        phase={feed.phase}
        items={feed.items}
        keyOf={(record) => record.id}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        skeleton={<SkeletonRows count={3} pill={false} />}
        empty={<EmptyState inline {...text.recordsEmpty} />}
        error={<FaultState inline fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {({ title, points, tickets, coins, createTime }) => (
          <RecordRow>
            <div>
              <h3>{title}</h3>
              {createTime != null && <p>{momentText(createTime)}</p>}
            </div>
            <span>{text.recordGain(points, tickets, coins)}</span>
          </RecordRow>
        )}
      </InfiniteList>
    </Block>
  );
}

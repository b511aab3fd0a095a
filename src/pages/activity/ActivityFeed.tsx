import type { ReactNode } from 'react';
import { activityApi } from '@/api/activityApi';
import type { Activity } from '@/contract/activity';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { ActivityCard } from './ActivityCard';
import { BoneWords, Card } from './activity-card.styles';

interface ActivityFeedProps {
  scope: 'current' | 'past' | 'mine';
  /** Whether its tab is the one on screen. */
  active: boolean;
  /** Narrows what is shown; the list itself is the same. */
  wanted?: ((activity: Activity) => boolean) | undefined;
  empty: { title: string; note: string };
  action?: ReactNode;
}

/** So many are shown large, the others as rows. */
const LARGE = 2;

/** Activities of a scope; a card whose countdown ends asks for the list anew. */
export function ActivityFeed({ scope, active, wanted = () => true, empty, action }: ActivityFeedProps) {
  const feed = useFeed(activityApi.endpoints.activityList, { scope });
  const items = feed.items.filter(wanted);
  const none = <EmptyState {...empty} action={action} />;
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
      <InfiniteList
        phase={feed.phase}
        items={items}
        keyOf={({ id }) => id}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        windowed={false}
        disabled={!active}
        skeleton={<CardBones />}
        empty={none}
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(activity, index) => (
          <ActivityCard activity={activity} row={scope === 'past' || index >= LARGE} onTurned={feed.onRefresh} />
        )}
      </InfiniteList>
      {feed.phase === 'finished' && items.length === 0 && none}
    </PullRefresh>
  );
}

function CardBones() {
  return (
    <SkeletonFrame>
      {[0, 1, 2].map((card) => (
        <Card as="div" key={card}>
          <SkeletonBone shape="banner" />
          <BoneWords>
            <SkeletonBone shape="title" />
            <SkeletonBone shape="line" />
            <SkeletonBone shape="short" />
          </BoneWords>
        </Card>
      ))}
    </SkeletonFrame>
  );
}

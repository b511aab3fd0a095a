import { useEffect } from 'react';
import { checkinApi } from '@/api/checkinApi';
import type { Invited } from '@/contract/checkin';
import { useAppDispatch, useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { renewFeed } from '@/shell/feeds/renewFeed';
import { useFeed } from '@/shell/feeds/useFeed';
import { inviteText as text } from '@/text/invite';
import { timeAgo } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { Price } from '@/ui/price/Price';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { InvitedRow } from './checkin-page.styles';

const { inviteList } = checkinApi.endpoints;

/** Who came by one's code, the newest first; asked for anew on every visit, as the sums above it are. */
export function InvitedList() {
  const dispatch = useAppDispatch();
  const now = useNow();
  const feed = useFeed(inviteList, undefined);
  useEffect(() => dispatch(renewFeed(inviteList, undefined)), [dispatch]);
  return (
    <section aria-label={text.listTitle}>
      <SectionHeader title={text.listTitle} />
      <InfiniteList
        phase={feed.phase}
        items={feed.items}
        keyOf={({ id }) => id}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        skeleton={<SkeletonRows count={3} lead="avatar" pill={false} />}
        empty={<EmptyState inline title={text.emptyTitle} note={text.emptyNote} />}
        error={<FaultState inline title={text.listFailed} fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(invited) => <Row invited={invited} now={now} />}
      </InfiniteList>
    </section>
  );
}

function Row({ invited: { name, avatar, createTime, state, coins }, now }: { invited: Invited; now: number }) {
  return (
    <InvitedRow>
      <Avatar src={avatar} name={name} decorative />
      <div>
        <b>{name}</b>
        <small>{text.joined(timeAgo(createTime, now))}</small>
      </div>
      {state === 'rewarded' ? <Price diamonds={coins} sign="+" /> : <em>{text.states[state]}</em>}
    </InvitedRow>
  );
}

import { bulletinsApi } from '@/api/bulletinsApi';
import type { Bulletin } from '@/contract/bulletin';
import { kindIcons } from '@/features/messages/kindIcons';
import type { Letter } from '@/features/messages/MessageSheet';
import { useAppDispatch, useNow } from '@/kernel/hooks';
import { plainText } from '@/lib/html/plainText';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { messagesText as text } from '@/text/messages';
import { timeAgo } from '@/text/units';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Open, Row, Sign } from './message.styles';

const Icon = kindIcons.bulletin;

/** 公告: every bulletin there has been, past ones too (F1). */
export function BulletinTab({ active }: { active: boolean }) {
  const dispatch = useAppDispatch();
  const feed = useFeed(bulletinsApi.endpoints.bulletins, undefined);
  const now = useNow();
  const look = ({ title, content, createTime }: Bulletin) => {
    const letter: Letter = { title, content, createTime };
    dispatch(overlayEvents.opened({ kind: 'message', data: { ...letter } }));
  };
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
      <InfiniteList
        items={feed.items}
        phase={feed.phase}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        keyOf={({ id }) => id}
        disabled={!active}
        skeleton={<SkeletonRows pill={false} />}
        empty={<EmptyState {...text.empty.bulletins} />}
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(bulletin) => (
          <Row data-plain>
            <Sign data-kind="bulletin">
              <Icon aria-hidden="true" />
            </Sign>
            <Open type="button" onClick={() => look(bulletin)}>
              <b>{bulletin.title}</b>
              <span>{plainText(bulletin.content)}</span>
              <time>{timeAgo(bulletin.createTime, now)}</time>
            </Open>
          </Row>
        )}
      </InfiniteList>
    </PullRefresh>
  );
}

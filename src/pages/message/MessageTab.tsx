import { useMemo, useState } from 'react';
import { messageApi } from '@/api/messageApi';
import type { MessageGroup } from '@/contract/message';
import { messagesArg } from '@/features/messages/messagesArg';
import { selectMessages } from '@/features/messages/messagesSlice';
import { shownMessages } from '@/features/messages/shownMessages';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector, useNow } from '@/kernel/hooks';
import { dayGroup } from '@/lib/time/dayGroup';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { messagesText as text } from '@/text/messages';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { MessageRow } from './MessageRow';
import { DayHead } from './message.styles';

/** 系统 or 互动: what was sent to this member, the newest first. */
export function MessageTab({ group, active }: { group: MessageGroup; active: boolean }) {
  const uid = useAppSelector(selectUid);
  const feed = useFeed(messageApi.endpoints.messages, messagesArg(uid, group));
  const done = useAppSelector(selectMessages);
  const items = useMemo(() => shownMessages(feed.items, group, done), [feed.items, group, done]);
  const [open, setOpen] = useState<number>();
  const square = useRoutes().find('square')?.path;
  const now = useNow();
  useFillUp(feed, items.length, active);

  const empty = (
    <EmptyState
      {...text.empty[group]}
      action={
        group === 'social' &&
        square && (
          <LinkButton tone="tint" as={Link} to={square}>
            {text.toSquare}
          </LinkButton>
        )
      }
    />
  );
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
      <InfiniteList
        items={items}
        phase={feed.phase === 'finished' && items.length === 0 ? 'empty' : feed.phase}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        keyOf={({ id }) => id}
        disabled={!active}
        skeleton={<SkeletonRows pill={false} />}
        empty={empty}
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(message, index) => {
          const day = dayGroup(message.createTime, now);
          const before = items[index - 1];
          const isFirst = before === undefined || dayGroup(before.createTime, now) !== day;
          return (
            <>
              {isFirst && <DayHead>{text.days[day]}</DayHead>}
              <MessageRow
                message={message}
                now={now}
                open={open === message.id}
                onToggle={(on) => setOpen(on ? message.id : undefined)}
              />
            </>
          );
        }}
      </InfiniteList>
    </PullRefresh>
  );
}

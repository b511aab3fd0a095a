import type { ReactNode } from 'react';
import { welfareApi } from '@/api/welfareApi';
import type { WelfareItem, WelfareKind } from '@/contract/welfare';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { welfareText as text } from '@/text/welfare';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { WelfareCard } from './WelfareCard';
import { WelfareSkeleton } from './WelfareSkeleton';
import { Pair } from './welfare.styles';

/** The newest alone, the others two in a row. */
function rowsOf(items: readonly WelfareItem[]): WelfareItem[][] {
  const rows: WelfareItem[][] = items.length > 0 ? [items.slice(0, 1)] : [];
  for (let at = 1; at < items.length; at += 2) rows.push(items.slice(at, at + 2));
  return rows;
}

interface WelfareListProps {
  kind: WelfareKind;
  /** Whether its tab is the one on screen; others neither load nor refresh. */
  active: boolean;
  /** Above the cards, pulled along with them; `undefined` while it is not known, and the cards wait for it: it would push them down. */
  head: ReactNode | undefined;
}

/** Films or albums, with all states of a list. */
export function WelfareList({ kind, active, head }: WelfareListProps) {
  const feed = useFeed(welfareApi.endpoints.welfareList, { kind });
  useTopTap(() => {
    if (active) feed.onRefresh();
  });
  if (head === undefined) return <WelfareSkeleton />;
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
      {head}
      <InfiniteList
        phase={feed.phase}
        items={rowsOf(feed.items)}
        keyOf={([first]) => first?.id ?? 0}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        disabled={!active}
        skeleton={<WelfareSkeleton />}
        empty={
          <EmptyState
            title={text.emptyTitle[kind]}
            note={text.emptyNote}
            action={
              <LinkButton as={Link} to={href.square()} tone="tint">
                {text.emptyAction}
              </LinkButton>
            }
          />
        }
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(row, index) => (
          <Pair data-first={index === 0 || undefined}>
            {row.map((item) => (
              <WelfareCard key={item.id} item={item} eager={index < 2} />
            ))}
          </Pair>
        )}
      </InfiniteList>
    </PullRefresh>
  );
}

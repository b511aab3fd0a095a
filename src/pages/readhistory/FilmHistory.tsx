import { useMemo } from 'react';
import { welfareApi } from '@/api/welfareApi';
import type { WelfareHistoryEntry } from '@/contract/welfare';
import { useFreshList } from '@/features/books/useFreshList';
import { useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { filmHistoryText as text } from '@/text/filmHistory';
import { readHistoryText } from '@/text/readHistory';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { FilmItem } from './FilmItem';
import { HistoryState } from './HistoryState';
import { linesOf } from './historyRows';
import { GroupHead } from './readhistory.styles';

const { welfareHistory } = welfareApi.endpoints;
const filmLines = {
  keyOf: ({ id }: WelfareHistoryEntry) => id,
  timeOf: ({ updateTime }: WelfareHistoryEntry) => updateTime,
};

interface FilmHistoryProps {
  keyword: string;
  onWiden: () => void;
}

/** Films an account began and did not finish; asked anew on every visit. The contract has no search for them: it is made here. */
export function FilmHistory({ keyword, onWiden }: FilmHistoryProps) {
  const now = useNow();
  const feed = useFeed(welfareHistory, undefined);
  const wanted = keyword.toLowerCase();
  const rows = useMemo(
    () => feed.items.filter(({ item }) => item.title.toLowerCase().includes(wanted)),
    [feed.items, wanted],
  );
  const lines = useMemo(() => linesOf(rows, now, filmLines), [rows, now]);
  useFreshList(welfareHistory, undefined, 0);
  useFillUp(feed, rows.length, true);
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull}>
      <InfiniteList
        items={lines}
        keyOf={({ key }) => key}
        phase={rows.length === 0 && feed.phase === 'finished' ? 'empty' : feed.phase}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        skeleton={<SkeletonRows pill={false} />}
        empty={<HistoryState narrowed={keyword !== ''} onWiden={onWiden} empty={text.empty} to={href.welfare()} />}
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(line) =>
          line.kind === 'group' ? (
            <GroupHead>{readHistoryText.groups[line.group]}</GroupHead>
          ) : (
            <FilmItem entry={line.row} now={now} />
          )
        }
      </InfiniteList>
    </PullRefresh>
  );
}

/** A guest's films are known to this device by number alone: there is no list of them to show. */
export function GuestFilms() {
  return (
    <EmptyState
      title={text.guest.title}
      note={text.guest.note}
      action={
        <LinkButton as={Link} to={href.login()} tone="tint">
          {text.guest.action}
        </LinkButton>
      }
    />
  );
}

import { useCallback, useMemo, useState } from 'react';
import { DELETE_HISTORY, type HistoryDeletion } from '@/features/books/history/deleteHistory';
import { Foot } from '@/features/books/managed.styles';
import { KeptChapters } from '@/features/reading/kept/KeptChapters';
import { useAppDispatch, useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import type { FeedView } from '@/shell/feeds/useFeed';
import { href } from '@/shell/navigation/href';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { readHistoryText as text } from '@/text/readHistory';
import { Button } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import type { ListState } from '@/ui/infinite-list/listMachine';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { HistoryItem } from './HistoryItem';
import { HistoryState } from './HistoryState';
import { bookLines, type HistoryRow, linesOf } from './historyRows';
import { GroupHead } from './readhistory.styles';

export interface HistoryListProps {
  rows: readonly HistoryRow[];
  phase: ListState['at'];
  /** Behind a member's rows; a guest's are all here. */
  feed?: Pick<FeedView<unknown>, 'fault' | 'onNearEnd' | 'onRetry'>;
  /** A kind or keyword is chosen. */
  narrowed: boolean;
  onWiden: () => void;
  /** Rows are being chosen to be deleted. */
  managing: boolean;
  onManaged: () => void;
}

const nothing = () => {};

/** The rows under 今天, 昨天, 7 天内 and 更早, and below them what can be done with the chosen ones. */
export function HistoryList({ rows, phase, feed, narrowed, onWiden, managing, onManaged }: HistoryListProps) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const lines = useMemo(() => linesOf(rows, now, bookLines), [rows, now]);
  const ids = rows.map(({ book }) => book.id).filter((id) => chosen.has(id));
  const every = rows.length > 0 && ids.length === rows.length;

  const choose = useCallback((id: number, on: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const ask = (data: HistoryDeletion) => {
    dispatch(overlayEvents.opened({ kind: DELETE_HISTORY, data: { ...data } }));
    setChosen(new Set());
    onManaged();
  };
  return (
    <>
      <InfiniteList
        items={lines}
        keyOf={({ key }) => key}
        phase={rows.length === 0 && phase === 'finished' ? 'empty' : phase}
        onNearEnd={feed?.onNearEnd ?? nothing}
        onRetry={feed?.onRetry ?? nothing}
        skeleton={<SkeletonRows pill />}
        empty={<HistoryState narrowed={narrowed} onWiden={onWiden} empty={text.empty} to={href.animate()} />}
        error={
          <>
            <FaultState fault={feed?.fault} onRetry={feed?.onRetry ?? nothing} />
            <KeptChapters fault={feed?.fault} />
          </>
        }
      >
        {(line) =>
          line.kind === 'group' ? (
            <GroupHead>{text.groups[line.group]}</GroupHead>
          ) : (
            <HistoryItem
              row={line.row}
              now={now}
              chosen={managing ? chosen.has(line.row.book.id) : undefined}
              onChoose={choose}
            />
          )
        }
      </InfiniteList>
      {managing && rows.length > 0 && (
        <Foot>
          <Button size="s" onClick={() => setChosen(every ? new Set() : new Set(rows.map(({ book }) => book.id)))}>
            {every ? text.none : text.all}
          </Button>
          <Button size="s" onClick={() => ask({ what: 'all' })}>
            {text.clear}
          </Button>
          <Button tone="danger" disabled={ids.length === 0} onClick={() => ask({ what: 'some', bookIds: ids })}>
            {text.remove(ids.length)}
          </Button>
        </Foot>
      )}
    </>
  );
}

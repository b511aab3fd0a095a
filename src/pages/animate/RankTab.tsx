import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { useBookRankQuery } from '@/api/bookApi';
import type { Book, BookKind } from '@/contract/book';
import { useAllowedBooks } from '@/features/books/ageGate';
import { BookLine } from '@/features/books/BookLine';
import { FaultState } from '@/shell/faults/FaultState';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { animateText as text } from '@/text/animate';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { ChipRow } from '@/ui/chip/ChipRow';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Below, Moved, RankList, RankNumber } from './animate.styles';
import { type AnimateView, RANKS, type Rank } from './animateView';
import { KindChips } from './KindChips';

const chips = RANKS.map((rank) => ({ id: rank, label: text.rank[rank] }));
const none: readonly never[] = [];
const bookOf = ({ book }: { book: Book }) => book;

interface RankTabProps {
  rank: Rank;
  kind: BookKind | undefined;
  active: boolean;
  onShow: (change: Partial<AnimateView>) => void;
}

/** 排行: who stands where, and how far they came since yesterday. */
export function RankTab({ rank, kind, active, onShow }: RankTabProps) {
  const { currentData, error, refetch } = useBookRankQuery(
    { type: rank, ...(kind && { kind }) },
    { refetchOnMountOrArgChange: 300 },
  );
  const rows = useAllowedBooks(currentData ?? none, bookOf);
  useTopTap(() => {
    if (active) void refetch();
  });
  return (
    <Below>
      <ChipRow label={text.ranks} chips={chips} active={rank} onChoose={(id) => onShow({ rank: id as Rank })} />
      <KindChips kind={kind} onChoose={(chosen) => onShow({ kind: chosen })} />
      {!currentData && !error && <SkeletonRows pill={false} />}
      {!currentData && error && <FaultState fault={error} onRetry={() => void refetch()} />}
      {currentData && rows.length === 0 && <EmptyState title={text.rankEmpty} note={text.rankEmptyNote} />}
      <RankList>
        {rows.map(({ book, rank: place, moved }) => (
          <li key={book.id} {...{ [ITEM_ATTRIBUTE]: `rank-${book.id}` }}>
            <BookLine
              book={book}
              lead={
                <RankNumber data-rank={place}>
                  <span aria-hidden="true">{place}</span>
                  <Spoken>{text.rankAt(place)}</Spoken>
                  <Movement moved={moved} />
                </RankNumber>
              }
            />
          </li>
        ))}
      </RankList>
    </Below>
  );
}

/** Places won or lost since yesterday: an arrow and a number, and said in words. */
function Movement({ moved }: { moved: number | null | undefined }) {
  if (moved == null) {
    return (
      <Moved data-way="new">
        <span aria-hidden="true">{text.movedNew}</span>
        <Spoken>{text.moved.new}</Spoken>
      </Moved>
    );
  }
  if (moved === 0) {
    return (
      <Moved data-way="same">
        <Minus aria-hidden="true" />
        <Spoken>{text.moved.same}</Spoken>
      </Moved>
    );
  }
  const Arrow = moved > 0 ? ArrowUp : ArrowDown;
  const count = Math.abs(moved);
  return (
    <Moved data-way={moved > 0 ? 'up' : 'down'}>
      <Arrow aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <Spoken>{moved > 0 ? text.moved.up(count) : text.moved.down(count)}</Spoken>
    </Moved>
  );
}

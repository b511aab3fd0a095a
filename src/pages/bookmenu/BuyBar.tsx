import { useEffect, useMemo, useState } from 'react';
import { bookApi } from '@/api/bookApi';
import type { BookDetail, Chapter } from '@/contract/book';
import { bookMenuEvents, CHAPTERS_MOST } from '@/features/books/bookMenuSlice';
import { isForSale } from '@/features/books/chapters/chapterAt';
import { chaptersTarget } from '@/features/books/chapterUnlock';
import { selectIsMember } from '@/features/session/accountSlice';
import { askUnlock } from '@/features/unlock/askUnlock';
import { selectIsUnlocking } from '@/features/unlock/unlockSlice';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { chaptersText as text } from '@/text/chapters';
import { Button } from '@/ui/button/Button';
import { Price } from '@/ui/price/Price';
import { Foot, Sum } from './bookmenu.styles';

/** Quiet after the last tick before the sum is asked for. */
const QUIET_MS = 250;

interface BuyBarProps {
  book: BookDetail;
  all: readonly Chapter[];
  /** What is shown: 全选 takes from these. */
  chapters: readonly Chapter[];
  ticked: readonly number[];
  onDone: () => void;
}

/** Below the chapters while several are chosen: how many, the server's sum, and buying them. */
export function BuyBar({ book, all, chapters, ticked, onDone }: BuyBarProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const isMember = useAppSelector(selectIsMember);
  const busy = useAppSelector((state) => selectIsUnlocking(state, 'chapters', book.id));
  // What was bought meanwhile is no longer to be paid.
  const wanted = useMemo(() => {
    const sold = new Set(all.filter(isForSale).map(({ id }) => id));
    return ticked.filter((id) => sold.has(id)).sort((a, b) => a - b);
  }, [all, ticked]);
  const asked = useQuiet(wanted);
  const sum = bookApi.endpoints.chaptersPrice.useQuery(
    { id: book.id, chapterIds: [...asked] },
    { skip: !isMember || asked.length === 0 },
  );
  const price = asked === wanted && !sum.isFetching ? sum.currentData : undefined;

  const free = all.some(isForSale);
  const open = chapters.filter(isForSale).slice(0, CHAPTERS_MOST);
  const every = open.length > 0 && open.every(({ id }) => wanted.includes(id));
  const toggleAll = () =>
    dispatch(bookMenuEvents.ticked({ bookId: book.id, ids: every ? [] : open.map(({ id }) => id) }));
  const buy = () => {
    if (!isMember) go(href.login());
    else if (price) dispatch(askUnlock(chaptersTarget(book, price.chapterIds, price.price)));
  };
  if (!free) {
    return (
      <Foot>
        <Sum>{text.nothingToBuy}</Sum>
        <Button tone="tint" onClick={onDone}>
          {text.selectDone}
        </Button>
      </Foot>
    );
  }
  return (
    <Foot>
      <Button size="s" onClick={toggleAll}>
        {every ? text.selectNone : text.selectAll}
      </Button>
      <Sum aria-live="polite">
        {wanted.length === 0 ? text.selectEmpty : text.selectNote(book.kind, wanted.length)}
        {ticked.length >= CHAPTERS_MOST && <small>{text.selectMost(book.kind, CHAPTERS_MOST)}</small>}
        {price && wanted.length > 0 && (
          <span>
            <Price diamonds={price.price} {...(price.originPrice > price.price && { before: price.originPrice })} />
            {price.originPrice > price.price && <small>{text.saved(price.originPrice - price.price)}</small>}
          </span>
        )}
        {isMember && !price && wanted.length > 0 && !sum.isError && <small>{text.pricing}</small>}
        {sum.isError && !sum.isFetching && wanted.length > 0 && (
          <button type="button" onClick={() => void sum.refetch()}>
            {text.priceFailed}
          </button>
        )}
      </Sum>
      <Button tone="main" busy={busy} disabled={!busy && (wanted.length === 0 || (isMember && !price))} onClick={buy}>
        {text.buy}
      </Button>
    </Foot>
  );
}

/** The ticks as they were when the last finger rested. */
function useQuiet(ids: readonly number[]): readonly number[] {
  const { clock } = usePorts();
  const [quiet, setQuiet] = useState(ids);
  useEffect(() => clock.after(QUIET_MS, () => setQuiet(ids)), [clock, ids]);
  return quiet;
}

import { ArrowDownUp, LocateFixed, ShoppingCart } from 'lucide-react';
import type { Ref } from 'react';
import type { BookDetail, Chapter } from '@/contract/book';
import { bookPrefsEvents } from '@/features/books/bookPrefsSlice';
import { useAppDispatch } from '@/kernel/hooks';
import { booksText } from '@/text/books';
import { chaptersText as text } from '@/text/chapters';
import { Chip } from '@/ui/chip/Chip';
import { ChipRow } from '@/ui/chip/ChipRow';
import { Row as ChipStrip } from '@/ui/chip/chip.styles';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { Head, Sticky, Tool, Tools } from './bookmenu.styles';
import { FILTERS, type MenuFilter, rangesOf } from './menuRows';

const filters = FILTERS.map((id) => ({ id, label: text.filter[id] }));

interface MenuToolsProps {
  ref: Ref<HTMLDivElement>;
  book: BookDetail;
  /** All of the book, whatever is shown. */
  count: number;
  /** What is shown. */
  chapters: readonly Chapter[];
  turned: boolean;
  filter: MenuFilter;
  typed: string;
  current: number | undefined;
  selecting: boolean;
  canBuy: boolean;
  onTyped: (text: string) => void;
  onShow: (change: { filter?: MenuFilter; select?: boolean }) => void;
  onBring: (chapterId: number) => void;
}

/** Above the chapters, and staying there: how many, order, search, filters, ranges. */
export function MenuTools(props: MenuToolsProps) {
  const { ref, book, count, chapters, turned, filter, typed, current, selecting, canBuy } = props;
  const dispatch = useAppDispatch();
  const ranges = rangesOf(chapters);
  const order = turned ? text.order.desc : text.order.asc;
  const here = current !== undefined && chapters.some(({ id }) => id === current) ? current : undefined;
  return (
    <Sticky ref={ref}>
      <Head>
        <p>{text.head(book.kind, count, booksText.status[book.status])}</p>
        <Tools>
          {here !== undefined && (
            <Tool type="button" onClick={() => props.onBring(here)}>
              <LocateFixed aria-hidden="true" />
              {text.locate}
            </Tool>
          )}
          <Tool
            type="button"
            aria-label={text.turn(order)}
            onClick={() => dispatch(bookPrefsEvents.orderTurned({ bookId: book.id }))}
          >
            <ArrowDownUp aria-hidden="true" />
            {order}
          </Tool>
          {(canBuy || selecting) && (
            <Tool type="button" aria-pressed={selecting} onClick={() => props.onShow({ select: !selecting })}>
              <ShoppingCart aria-hidden="true" />
              {selecting ? text.selectDone : text.select}
            </Tool>
          )}
        </Tools>
      </Head>
      <SearchBox
        value={typed}
        onChange={props.onTyped}
        onSearch={() => {
          const [first] = chapters;
          if (typed !== '' && first) props.onBring(first.id);
        }}
        placeholder={text.search}
      />
      <ChipRow
        label={text.filters}
        chips={filters}
        active={filter}
        onChoose={(id) => props.onShow({ filter: id as MenuFilter })}
      />
      {ranges.length > 0 && (
        <ChipStrip role="group" aria-label={text.ranges}>
          {ranges.map(({ id, from, to, first }) => (
            <Chip key={id} tone="tint" onClick={() => props.onBring(first)}>
              {text.range(from, to)}
            </Chip>
          ))}
        </ChipStrip>
      )}
    </Sticky>
  );
}

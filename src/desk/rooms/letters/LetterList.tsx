import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { type DeskLetterRow, LETTER_CATEGORIES, type LetterFacts, type LetterView } from '@/contract/desk/letters';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { ButtonRows } from '@/desk/kit/list/ButtonRows';
import { RowLine } from '@/desk/kit/list/list.styles';
import { readOn } from '@/desk/kit/list/readOn';
import type { Marks } from '@/desk/kit/list/useMarks';
import { Bar } from '@/desk/kit/room/room.styles';
import { Empty } from '@/desk/kit/states/Empty';
import { useNow } from '@/desk/world/useNow';
import { usePoll } from '@/desk/world/usePoll';
import { attachmentsText } from '@/text/desk/attachments';
import { deskLettersText as text } from '@/text/desk/letters';
import { dueWords } from './dueWords';
import { Due, Face, Filters } from './letters.styles';
import { POLL_MS, useLettersInfiniteQuery } from './lettersApi';

const idOf = ({ id }: DeskLetterRow): string => String(id);

interface LetterListProps {
  view: LetterView;
  facts: LetterFacts | undefined;
  chosen: number | null;
  onOpen: (id: number) => void;
  /** Absent for who may not act on them. */
  marks: Marks<DeskLetterRow> | undefined;
}

/** Letters by what is due first; a category of the head narrows them. */
export function LetterList({ view, facts, chosen, onOpen, marks }: LetterListProps) {
  const now = useNow();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('category');
  const category = v.is(v.picklist(LETTER_CATEGORIES), asked) ? asked : undefined;
  const letters = useLettersInfiniteQuery(
    { view, ...(category && { category }) },
    { pollingInterval: usePoll(POLL_MS), refetchOnMountOrArgChange: true },
  );
  const narrow = (next: string | undefined) =>
    setQuery(
      (now) => {
        const after = new URLSearchParams(now);
        if (next === undefined) after.delete('category');
        else after.set('category', next);
        return after;
      },
      { replace: true },
    );
  const isOpen = view !== 'waiting' && view !== 'closed';
  return (
    <>
      <Bar>
        <small>{text.order[isOpen ? 'open' : view]}</small>
        <Filters data-end="">
          {(isOpen ? (facts?.categories ?? []) : []).slice(0, 3).map(({ category: each, count }) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === category}
              onClick={() => narrow(each === category ? undefined : each)}
            >
              {text.categories[each]} {count}
            </button>
          ))}
        </Filters>
      </Bar>
      <Answer of={letters} what={text.letters} rows={9}>
        {({ pages }) => {
          const rows = pages.flatMap(({ records }) => records);
          return rows.length === 0 ? (
            <Nothing {...{ view, category, narrow }} onView={(next) => setQuery({ view: next }, { replace: true })} />
          ) : (
            <ButtonRows
              {...{ rows, idOf, marks }}
              chosen={chosen === null ? null : String(chosen)}
              onChoose={({ id }) => onOpen(id)}
              more={text.more}
              {...readOn(letters)}
            >
              {(row) => <Row row={row} now={now} />}
            </ButtonRows>
          );
        }}
      </Answer>
    </>
  );
}

interface NothingProps {
  view: LetterView;
  category: keyof typeof text.categories | undefined;
  narrow: (next: undefined) => void;
  onView: (view: LetterView) => void;
}

function Nothing({ view, category, narrow, onView }: NothingProps) {
  if (category !== undefined)
    return (
      <Empty
        title={text.empty.filtered(text.categories[category])}
        acts={<Button onClick={() => narrow(undefined)}>{text.empty.unfilter}</Button>}
      />
    );
  const next = view === 'mine' ? 'nobody' : view === 'nobody' ? 'all' : view === 'all' ? 'waiting' : 'all';
  return (
    <Empty
      title={text.empty[view]}
      acts={<Button onClick={() => onView(next)}>{text.empty.goTo(text.views[next])}</Button>}
    />
  );
}

function Row({ row, now }: { row: DeskLetterRow; now: number }) {
  const due = dueWords(row, now);
  return (
    <>
      <RowLine>
        <b>
          <Face src={row.avatar ?? undefined} />
          {row.name ?? text.guest}
        </b>
        <code>{row.id}</code>
        <Due data-end="" data-tone={due.tone}>
          {due.words}
        </Due>
      </RowLine>
      <RowLine>
        <span>{row.subject}</span>
        {row.priority === 'urgent' && <Chip tone="red">{text.priorities.urgent}</Chip>}
      </RowLine>
      <RowLine data-dim="">
        <span>
          {row.hasDoubles && <b>{text.withDoubles} · </b>}
          {row.hasPictures && <b>{attachmentsText.inList} · </b>}
          {row.hasRecording && <b>{text.withRecording} · </b>}
          {row.excerpt}
        </span>
        <span data-end="">{row.rating ? text.stars(row.rating) : (row.owner?.name ?? text.nobody)}</span>
      </RowLine>
    </>
  );
}

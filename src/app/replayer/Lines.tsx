import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { replayerText as text } from '@/text/replayer';
import { drawnLines, nearestTop, type Sight } from './lineWindow';
import { LINE_REM, Line, Scroller, Stretch, Tag, Tags, Tracks } from './list.styles';
import type { Row } from './rows';
import { seconds } from './times';

/** Rows that a Page key passes. */
const PAGE = 10;
/** Until the list has been measured. */
const UNSEEN: Sight = { top: 0, room: 12 };

interface LinesProps {
  rows: readonly Row[];
  s: number;
  moveTo: (s: number) => void;
}

/** Where the arrow keys lead from entry `s` among the rows that are shown. */
function nextRow(rows: readonly Row[], s: number, key: string): Row | undefined {
  const after = rows.findIndex((row) => row.s > s);
  const below = after < 0 ? rows.length : after;
  const here = rows[below - 1]?.s === s ? below - 1 : below - 0.5;
  const steps: Record<string, number> = {
    ArrowDown: Math.floor(here + 1),
    ArrowUp: Math.ceil(here - 1),
    PageDown: Math.floor(here + PAGE),
    PageUp: Math.ceil(here - PAGE),
    Home: 0,
    End: rows.length - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : rows[Math.min(Math.max(to, 0), rows.length - 1)];
}

const idOf = (s: number) => `entry-${s}`;

/**
 * The lines of the list, as many as are seen. All are of one height that is known beforehand, so a jump is one render: the
 * lines that are drawn say other words, and none is made, taken away or measured.
 */
export function Lines({ rows, s, moveTo }: LinesProps) {
  const index = useMemo(() => rows.findIndex((row) => row.s === s), [rows, s]);
  const [scroller, sight, look] = useSight(index, rows.length);
  const { first, count } = drawnLines(sight, rows.length);
  const press = (event: KeyboardEvent) => {
    const row = event.altKey || event.ctrlKey || event.metaKey ? undefined : nextRow(rows, s, event.key);
    if (!row) return;
    event.preventDefault();
    moveTo(row.s);
  };
  return (
    <Scroller
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={text.list}
      aria-activedescendant={index >= 0 ? idOf(s) : undefined}
      onKeyDown={press}
      onScroll={look}
    >
      <Stretch
        role="presentation"
        style={{ height: `${rows.length * LINE_REM}rem`, paddingTop: `${first * LINE_REM}rem` }}
      >
        {rows.slice(first, first + count).map((row, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line that is drawn stands for whatever entry is there now
          <LogLine key={slot} row={row} place={first + slot} all={rows.length} on={row.s === s} moveTo={moveTo} />
        ))}
      </Stretch>
    </Scroller>
  );
}

/** What is seen of the list, and goes to line `index` of `all` when that is another one. */
function useSight(index: number, all: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState(UNSEEN);
  const [followed, setFollowed] = useState(-1);
  if (followed !== index) {
    setFollowed(index);
    if (index >= 0) setSight({ ...sight, top: nearestTop(index, sight) });
  }
  const last = useRef({ index, sight });
  useLayoutEffect(() => {
    last.current = { index, sight };
  }, [index, sight]);
  // By what it came to: narrow windows have a smaller root, and ten thousand roundings would show.
  const linePx = useCallback(
    (element: HTMLElement) => (element.firstElementChild?.getBoundingClientRect().height ?? 0) / all,
    [all],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another line moves the list; whoever scrolls it is not held back
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && index >= 0) element.scrollTop = last.current.sight.top * linePx(element);
  }, [index]);
  const look = useCallback(() => {
    const element = scroller.current;
    // A pane that is not shown has no height.
    if (!element?.clientHeight) return;
    const [top, room] = [element.scrollTop / linePx(element), element.clientHeight / linePx(element)];
    setSight((before) => (before.top === top && before.room === room ? before : { top, room }));
  }, [linePx]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Shown again, or of another size: it stands where it stood, and a line that was seen still is.
    const observer = new ResizeObserver(() => {
      if (element.clientHeight === 0) return;
      const { index: line, sight: before } = last.current;
      const isSeen = line >= 0 && nearestTop(line, before) === before.top;
      const room = element.clientHeight / linePx(element);
      element.scrollTop = (isSeen ? nearestTop(line, { ...before, room }) : before.top) * linePx(element);
      look();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [look, linePx]);
  return [scroller, sight, look] as const;
}

interface LogLineProps {
  row: Row;
  place: number;
  all: number;
  on: boolean;
  moveTo: (s: number) => void;
}

/** Of the lines that stay where they are a step changes two. */
const LogLine = memo(function LogLine({ row, place, all, on, moveTo }: LogLineProps) {
  const { s, t, type, what, lane, touch, marks } = row;
  return (
    <Line
      id={idOf(s)}
      role="option"
      tabIndex={-1}
      aria-selected={on}
      aria-setsize={all}
      aria-posinset={place + 1}
      data-lane={lane}
      onClick={() => moveTo(s)}
    >
      <Tracks aria-hidden="true" />
      <span>
        <code>{what ? `${type} · ${what}` : type}</code>
        <small>{[s, `+${seconds(t)}`, text.lanes[lane], touch].filter((part) => part !== undefined).join(' · ')}</small>
      </span>
      <Tags>
        {marks.map(({ kind, text: said }) => (
          <Tag key={`${kind} ${said}`} data-kind={kind} title={said}>
            {text.marks[kind]}
          </Tag>
        ))}
      </Tags>
    </Line>
  );
});

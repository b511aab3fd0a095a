import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Lane } from '@/app/replay/lanes';
import { replayerText as text } from '@/text/replayer';
import { Chip } from '@/ui/chip/Chip';
import { LaneChips, LaneDot, LINE_REM, Line, Nothing, Scroller, Sieves, Tag, Tags, Tracks } from './list.styles';
import type { Log } from './openLog';
import { Pane } from './replayer.styles';
import { type Row, sifted } from './rows';
import { seconds } from './times';

/** Rows that a Page key passes. */
const PAGE = 10;
const ROOT_PX = 16;
const lanes = Object.entries(text.lanes) as [Lane, string][];

interface ActionListProps {
  log: Log;
  s: number;
  moveTo: (s: number) => void;
}

/** All actions, or those that were asked for, with the one looked at marked. */
export function ActionList({ log, s, moveTo }: ActionListProps) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<Lane>>(new Set());
  const rows = useMemo(() => sifted(log.rows, { words, lanes: chosen }), [log, words, chosen]);
  const toggle = (lane: Lane) => {
    const next = new Set(chosen);
    if (!next.delete(lane)) next.add(lane);
    setChosen(next);
  };
  return (
    <Pane data-pane="list" aria-label={text.list}>
      <Sieves>
        <input
          type="search"
          value={words}
          placeholder={text.filter}
          aria-label={text.filter}
          onChange={({ target }) => setWords(target.value)}
        />
        <LaneChips role="group" aria-label={text.lanesLabel}>
          {lanes.map(([lane, label]) => (
            <Chip key={lane} on={chosen.has(lane)} onClick={() => toggle(lane)}>
              <LaneDot data-lane={lane} aria-hidden="true" />
              {label}
            </Chip>
          ))}
        </LaneChips>
        <p role="status">{text.found(rows.length, log.rows.length)}</p>
      </Sieves>
      {rows.length > 0 ? <Lines rows={rows} s={s} moveTo={moveTo} /> : <Nothing>{text.none}</Nothing>}
    </Pane>
  );
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

function Lines({ rows, s, moveTo }: Pick<ActionListProps, 's' | 'moveTo'> & { rows: readonly Row[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<VirtualizerHandle>(null);
  const index = useMemo(() => rows.findIndex((row) => row.s === s), [rows, s]);
  useEffect(() => {
    if (index >= 0) handle.current?.scrollToIndex(index, { align: 'nearest' });
  }, [index]);
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
    >
      <Virtualizer ref={handle} scrollRef={scroller} data={rows as Row[]} itemSize={LINE_REM * ROOT_PX}>
        {(row, place) => (
          <LogLine key={row.s} row={row} place={place} all={rows.length} on={row.s === s} moveTo={moveTo} />
        )}
      </Virtualizer>
    </Scroller>
  );
}

interface LogLineProps {
  row: Row;
  place: number;
  all: number;
  on: boolean;
  moveTo: (s: number) => void;
}

/** Of all lines a jump changes two. */
const LogLine = memo(function LogLine({ row, place, all, on, moveTo }: LogLineProps) {
  const { s, t, type, what, lane, marks } = row;
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
        <code>
          {type}
          {what && ` · ${what}`}
        </code>
        <small>
          {s} · +{seconds(t)} · {text.lanes[lane]}
        </small>
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

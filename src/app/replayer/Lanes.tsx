import { memo, useMemo } from 'react';
import { replayerText as text } from '@/text/replayer';
import { Bar, Dot, LaneName, LaneRow, LanesRoot, Playhead } from './lanes.styles';
import type { Log } from './openLog';
import { type Stretch, timelineOf } from './timeline';

interface LanesProps {
  log: Log;
  s: number;
  moveTo: (s: number) => void;
}

/**
 * Pages, taps, states and calls one below the other over the same time. For the eye and the mouse: whoever uses keys or a screen reader
 * has the same in the list and the position.
 */
export function Lanes({ log, s, moveTo }: LanesProps) {
  const line = useMemo(() => timelineOf(log), [log]);
  return (
    <LanesRoot aria-hidden="true">
      <AllLanes line={line} moveTo={moveTo} />
      <Playhead style={{ transform: `translateX(${(line.places[s] ?? 0) * 100}%)` }} />
    </LanesRoot>
  );
}

/** A jump draws none of it again. */
const AllLanes = memo(function AllLanes({
  line,
  moveTo,
}: {
  line: ReturnType<typeof timelineOf>;
  moveTo: (s: number) => void;
}) {
  return (
    <>
      <Lane name={text.lanes.route} kind="route" bars={line.pages} moveTo={moveTo} />
      <Lane name={text.lanes.tap} kind="tap" bars={line.taps} moveTo={moveTo} />
      <Lane name={text.states(line.flow)} kind="machine" bars={line.states} moveTo={moveTo} />
      <Lane name={text.lanes.request} kind="request" bars={line.calls} moveTo={moveTo} />
    </>
  );
});

interface LaneProps {
  name: string;
  kind: 'route' | 'tap' | 'machine' | 'request';
  bars: readonly Stretch[];
  moveTo: (s: number) => void;
}

function Lane({ name, kind, bars, moveTo }: LaneProps) {
  const Mark = kind === 'tap' ? Dot : Bar;
  return (
    <LaneRow data-lane={kind}>
      <LaneName>{name}</LaneName>
      <div>
        {bars.map(({ from, to, s, text: said, tone }) => (
          <Mark
            key={s}
            type="button"
            tabIndex={-1}
            title={`#${s} ${said}`}
            data-tone={tone}
            style={{ left: `${from * 100}%`, width: kind === 'tap' ? undefined : `${(to - from) * 100}%` }}
            onClick={() => moveTo(s)}
          >
            {kind === 'tap' ? '' : said}
          </Mark>
        ))}
      </div>
    </LaneRow>
  );
}

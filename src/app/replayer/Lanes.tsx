import { memo, useMemo } from 'react';
import { replayerText as text } from '@/text/replayer';
import { Bar, Dot, Hatch, LaneName, LaneRow, LanesRoot, Playhead, Tick } from './lanes.styles';
import type { Log, ReplayerWorld } from './openLog';
import { type Stretch, timelineOf } from './timeline';

interface LanesProps {
  log: Log;
  s: number;
  moveTo: (s: number) => void;
  /** What the server's log says of the calls. */
  lines: ReplayerWorld['serverLines'];
}

/**
 * Pages, taps, states and calls one below the other over the same time. For the eye and the mouse: whoever uses keys or a screen reader
 * has the same in the list and the position.
 */
export function Lanes({ log, s, moveTo, lines }: LanesProps) {
  const line = useMemo(() => timelineOf(log, lines), [log, lines]);
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
  const { gaps } = line;
  return (
    <>
      <Lane name={text.lanes.route} kind="route" bars={line.pages} gaps={gaps} moveTo={moveTo} />
      <Lane name={text.lanes.tap} kind="tap" bars={line.taps} gaps={gaps} moveTo={moveTo} />
      <Lane name={text.states(line.flow)} kind="machine" bars={line.states} gaps={gaps} moveTo={moveTo} />
      <Lane name={text.lanes.request} kind="request" bars={line.calls} gaps={gaps} moveTo={moveTo} />
      {line.server.length > 0 && (
        <Lane name={text.server} kind="server" bars={line.server} gaps={gaps} moveTo={moveTo} />
      )}
    </>
  );
});

interface LaneProps {
  name: string;
  kind: 'route' | 'tap' | 'machine' | 'request' | 'server';
  bars: readonly Stretch[];
  gaps: readonly Stretch[];
  moveTo: (s: number) => void;
}

function Lane({ name, kind, bars, gaps, moveTo }: LaneProps) {
  const Mark = kind === 'tap' ? Dot : kind === 'server' ? Tick : Bar;
  return (
    <LaneRow data-lane={kind}>
      <LaneName>{name}</LaneName>
      <div>
        {gaps.map(({ from, to, s, text: said }) => (
          <Hatch key={s} title={said} style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
        ))}
        {bars.map(({ from, to, s, text: said, tone }) => (
          <Mark
            key={`${s} ${from}`}
            type="button"
            tabIndex={-1}
            title={`#${s} ${said}`}
            data-tone={tone}
            style={{ left: `${from * 100}%`, width: Mark !== Bar ? undefined : `${(to - from) * 100}%` }}
            onClick={() => moveTo(s)}
          >
            {Mark === Bar ? said : ''}
          </Mark>
        ))}
      </div>
    </LaneRow>
  );
}

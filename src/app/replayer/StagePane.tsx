import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { stageDocument } from '@/app/ports/stageFrame';
import type { SessionHeader } from '@/app/replay/sessionFile';
import { type Recorded, STAGE_EVENT, type Stage } from '@/app/stage/stage';
import { useFrameLater } from '@/lib/react/useFrameLater';
import { replayerText as text } from '@/text/replayer';
import { type Log, timeAt } from './openLog';
import { Frame, Glass, PaneHead, Sheet, StageRoot, TapRing } from './stage.styles';
import { zoneOf } from './times';
import { sayTouch, tapAt } from './touched';

/** A log of the DevTools says no size. */
const PHONE = [375, 812] as const;

/** What the stage is told of the member's own world; where the file does not say, a phone like most. */
const recordedWorld = (header: SessionHeader): Recorded => ({
  utcOffset: zoneOf(header),
  device: header.device ?? { system: header.viewport[0] < 600 ? 'android' : 'other', touch: true },
});

/**
 * The app as it was at entry `s`, in a frame of the member's own size, scaled to fit. The page around it is at `s` at once and
 * the app a frame later: another screen of it takes two or three to draw, and whoever steps fast is not held up by any (R16).
 */
export function StagePane({ log, s }: { log: Log; s: number }) {
  const { header } = log.file;
  const [stage, frame] = useStage();
  const here = useFrameLater(s);
  const moment = log.replay.states[here];
  const [failed, setFailed] = useState<typeof moment>();
  useEffect(() => {
    if (stage && moment) stage.show({ state: moment, at: timeAt(log, here) }).catch(() => setFailed(moment));
  }, [stage, moment, log, here]);
  const [width, height] = header.viewport[0] > 0 ? header.viewport : PHONE;
  const [room, scale] = useScale(width, height);
  const tap = useMemo(() => tapAt(log.file, here), [log, here]);
  return (
    <StageRoot data-pane="stage" aria-label={text.stage} aria-busy={here !== s}>
      <PaneHead>
        <h2>{text.stage}</h2>
        <p>{tap ? [sayTouch(tap), tap.odd && text.marks[tap.odd]].filter(Boolean).join(' · ') : text.stageNote}</p>
      </PaneHead>
      <Glass ref={room}>
        {!stage && <p role="status">{text.loadingStage}</p>}
        {failed && failed === moment && <p role="alert">{text.stageFailed}</p>}
        <Sheet style={{ width: width * scale, height: height * scale }}>
          <Frame
            ref={frame}
            title={text.stage}
            sandbox="allow-scripts allow-same-origin"
            data-recorded={JSON.stringify(recordedWorld(header))}
            style={{ width, height, transform: `scale(${scale})` }}
          />
          {tap && <TapRing data-odd={tap.odd} style={{ left: `${tap.x ?? 0}%`, top: `${tap.y ?? 0}%` }} />}
        </Sheet>
      </Glass>
    </StageRoot>
  );
}

/** The stage inside the frame, once it stands. */
function useStage() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const ready = (event: Event) => setStage((event as CustomEvent<Stage>).detail);
    element.addEventListener(STAGE_EVENT, ready);
    element.srcdoc = stageDocument(document);
    return () => element.removeEventListener(STAGE_EVENT, ready);
  }, []);
  return [stage, frame] as const;
}

/** How much a screen has to shrink to fit into the room there is. */
function useScale(width: number, height: number) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0) setScale(Math.min(1, clientWidth / width, Math.max(clientHeight, 320) / height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  return [room, scale] as const;
}

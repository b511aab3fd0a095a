import { type ReactNode, useRef } from 'react';
import { pullHead, resist } from '@/lib/gestures/pull';
import { isAtTop } from '@/lib/gestures/watchDrag';
import { useDrag } from '@/lib/react/useDrag';
import { listsText } from '@/text/lists';
import GemArt from '@/ui/art/gem.svg';
import { Spinner } from '@/ui/spinner/Spinner';
import { Gem, Head, Rest, Root, Track } from './pull-refresh.styles';
import type { PullEvent, PullState } from './pullRefreshMachine';

export interface PullRefreshProps {
  phase: PullState['at'];
  /** Phase changes only; the distance of the finger stays in a CSS variable. */
  onEvent: (event: PullEvent) => void;
  children: ReactNode;
  /** Default true. */
  enabled?: boolean;
  /** What the head says after a refresh; default 刷新成功. */
  done?: string;
}

/** Whether the page, and every scroll box between `from` and `top`, stands at its upper end. */
function atTop(from: Element, top: Element): boolean {
  for (let box: Element | null = from; box && box !== top; box = box.parentElement) if (box.scrollTop > 0) return false;
  return isAtTop();
}

/** Pull to refresh by finger and mouse (F4). The page must offer a button or key twin, as the tab bar's second tap. */
export function PullRefresh({ phase, onEvent, children, enabled = true, done }: PullRefreshProps) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const reported = useRef<PullEvent>('cancelled');

  const report = (event: PullEvent) => {
    if (reported.current === event) return;
    reported.current = event;
    onEvent(event);
  };

  useDrag(
    root,
    {
      onGrab: ({ axis, dy, target }) =>
        enabled && phase === 'normal' && axis === 'y' && dy > 0 && root.current !== null && atTop(target, root.current),
      onDrag: (_dx, dy) => {
        const moved = resist(dy);
        track.current?.style.setProperty('--pull', String(moved));
        report(moved < pullHead ? 'pulled' : 'loosened');
      },
      onDrop: () => report('released'),
      onCancel: () => report('cancelled'),
    },
    { mouse: true, mayHold: isAtTop },
  );

  const busy = phase === 'loading';
  return (
    <Root ref={root}>
      <Track ref={track} data-at={phase}>
        <Head aria-live="polite">
          {busy && <Spinner label={listsText.pull.loading} />}
          {(phase === 'pulling' || phase === 'loosing') && (
            <>
              <Gem aria-hidden="true">
                <GemArt />
              </Gem>
              {listsText.pull[phase]}
            </>
          )}
          {phase === 'success' && (
            <Rest onAnimationEnd={() => onEvent('rested')}>{done ?? listsText.pull.success}</Rest>
          )}
        </Head>
        {children}
      </Track>
    </Root>
  );
}

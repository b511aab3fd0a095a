import { ChevronRight, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivityDetail } from '@/contract/activity';
import { useAppDispatch } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { activityText as text } from '@/text/activity';
import { Button } from '@/ui/button/Button';
import { Below, Ground, Skip, Stage } from './draw.styles';
import { useDraw } from './useDraw';
import { Wheel } from './Wheel';
import { Winners } from './Winners';

const words = text.wheel;

/** The draw as the head of its activity: the wheel, one draw for one ticket, how likely what is, and who won lately. */
export function Draw({ activity, join }: { activity: ActivityDetail; join?: ReactNode }) {
  const dispatch = useAppDispatch();
  const draw = useDraw(activity);
  const { id, title, summary, prizes, tickets, winners } = activity;
  return (
    <>
      <Stage>
        <Ground aria-hidden="true" />
        <h2>{title}</h2>
        <p>{summary}</p>
        <Wheel prizes={prizes} draw={draw} />
        {draw.at === 'turning' && <Skip onPointerDown={draw.land} />}
      </Stage>
      <Below>
        {join ?? <Press draw={draw} tickets={tickets} />}
        <p>
          {activity.joined && <>{words.left(tickets)} · </>}
          <button type="button" onClick={() => dispatch(overlayEvents.opened({ kind: 'draw-odds', data: { id } }))}>
            {words.odds.title}
            <ChevronRight aria-hidden="true" />
          </button>
        </p>
        <Winners winners={winners} />
      </Below>
    </>
  );
}

/** Draws, and shows the result at once while the wheel turns: always the same button, so that it keeps the focus. */
function Press({ draw, tickets }: { draw: ReturnType<typeof useDraw>; tickets: number }) {
  if (draw.at === 'turning') {
    return (
      <Button tone="tint" size="l" block onClick={draw.land}>
        {words.turning}
      </Button>
    );
  }
  return (
    <Button
      tone="main"
      size="l"
      block
      icon={<Ticket aria-hidden="true" />}
      busy={draw.at === 'asking'}
      disabled={!draw.possible}
      onClick={draw.ask}
    >
      {draw.at === 'asking' ? words.asking : tickets > 0 ? words.once : words.none}
    </Button>
  );
}

import { ChevronRight } from 'lucide-react';
import { useActivityQuery } from '@/api/activityApi';
import { useMeQuery } from '@/api/statusApi';
import { askClaim } from '@/features/rewards/claims/askClaim';
import { selectUid } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { GemPile } from '@/shell/moment/GemPile';
import { Moment } from '@/shell/moment/Moment';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { activityText } from '@/text/activity';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Above, Missed, Shop, Won } from './draw.styles';

const text = activityText.wheel.result;

/** What a draw gave, as the server answered: the prize and the balance after it, or an honest line; and the way to the next one. */
export function DrawResultDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { id, coins } = dataOf<{ id: number; coins: number }>(overlay);
  const uid = useAppSelector(selectUid);
  const { data: me } = useMeQuery({ uid }, { skip: !uid });
  const tickets = useActivityQuery({ id }).data?.tickets ?? 0;
  const won = coins > 0;
  const again = () => {
    dispatch(askClaim({ kind: 'draw', id }));
    onCloseAsked('x');
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      cross={false}
      title={won ? text.won : text.missed}
      note={won ? me && text.balance(groupThousands(me.coinNum)) : text.next}
      actions={
        <>
          <Button tone={tickets > 0 ? 'plain' : 'main'} onClick={() => onCloseAsked('x')}>
            {won ? text.keep : text.rest}
          </Button>
          {tickets > 0 && (
            <Button tone="main" onClick={again}>
              {text.again(tickets)}
            </Button>
          )}
        </>
      }
    >
      {won ? <Prize coins={coins} /> : <NoPrize />}
    </Dialog>
  );
}

function Prize({ coins }: { coins: number }) {
  return (
    <>
      <Above>
        <Moment>
          <GemPile />
        </Moment>
      </Above>
      <Won>
        {groupThousands(coins)}
        <small>{activityText.wheel.unit}</small>
      </Won>
      <Shop>
        <Link to={href.games()}>
          {text.shop}
          <ChevronRight aria-hidden="true" />
        </Link>
      </Shop>
    </>
  );
}

/** A ticket that smiles all the same. */
function NoPrize() {
  return (
    <Missed viewBox="0 0 120 84" aria-hidden="true">
      <ellipse cx="60" cy="76" rx="40" ry="6" fill="var(--art-shadow)" />
      <path d="M20 30h80v13a6.5 6.5 0 0 0 0 13v14H20V56a6.5 6.5 0 0 0 0-13z" fill="#5B9BF0" />
      <path d="M20 30h80v8H20z" fill="#fff" opacity=".25" />
      <path d="M74 34v32" stroke="#fff" strokeWidth="2.5" strokeDasharray="4 4" />
      <circle cx="42" cy="50" r="2.6" fill="#10233D" />
      <circle cx="56" cy="50" r="2.6" fill="#10233D" />
      <path d="M45 58q4-4 8 0" stroke="#10233D" strokeWidth="2.2" fill="none" strokeLinecap="round" />
      <path d="M88 8l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#FFD86B" />
    </Missed>
  );
}

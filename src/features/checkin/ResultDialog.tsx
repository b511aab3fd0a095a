import type { CheckinResult } from '@/contract/checkin';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { checkinText } from '@/text/checkin';
import Gem from '@/ui/art/gem.svg';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Price } from '@/ui/price/Price';
import type { CheckinIntent } from './checkinMachine';
import { Coins, Got } from './result.styles';

const text = checkinText.result;

/** What signing gave, as the server answered: the reward, milestones, the streak and what comes next. */
export function ResultDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const go = useGo();
  const { kind, result } = overlay.data as unknown as { kind: CheckinIntent['kind']; result: CheckinResult };
  const reached = result.reached ?? [];
  const sum = reached.reduce((coins, milestone) => coins + milestone.coins, result.reward);
  const { next } = result;
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={kind === 'sign' ? text.title : text.madeUpTitle}
      note={text.streak(result.streak)}
      actions={
        <>
          <Button onClick={() => go(href.checkin({ view: 'invite' }))}>{text.invite}</Button>
          <Button tone="main" onClick={() => onCloseAsked('x')}>
            {text.done}
          </Button>
        </>
      }
    >
      <Coins aria-hidden="true">
        <Gem />
        <Gem />
        <Gem />
      </Coins>
      <Got>
        <p>
          <Price diamonds={sum} sign="+" size="hero" />
        </p>
        {reached.map(({ days, coins }) => (
          <p key={days} data-bonus>
            {text.milestone(days, coins)}
          </p>
        ))}
        {next && <p>{text.next(next.left, next.coins)}</p>}
        {result.tomorrowReward > 0 && <p>{text.tomorrow(result.tomorrowReward)}</p>}
      </Got>
    </Dialog>
  );
}

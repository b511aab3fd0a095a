import type { CheckinResult } from '@/contract/checkin';
import { useInstall } from '@/shell/install/useInstall';
import { GemPile } from '@/shell/moment/GemPile';
import { Moment } from '@/shell/moment/Moment';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { checkinText } from '@/text/checkin';
import { installText } from '@/text/install';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Price } from '@/ui/price/Price';
import type { CheckinIntent } from './checkinMachine';
import { Got, Home, Streak } from './result.styles';

const text = checkinText.result;

/** From this day of a streak on somebody has come back, and may be asked onto the home screen. */
const RETURNED = 2;

/** The last seven days of the streak stand in a row. */
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** What signing gave, as the server answered: the reward, milestones, the streak and what comes next. */
export function ResultDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const go = useGo();
  const install = useInstall();
  const { kind, result } = dataOf<{ kind: CheckinIntent['kind']; result: CheckinResult }>(overlay);
  const reached = result.reached ?? [];
  const sum = reached.reduce((coins, milestone) => coins + milestone.coins, result.reward);
  const { next } = result;
  const last = Math.min(result.streak, DAYS.length);
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
      <Moment>
        <GemPile />
        <Streak>
          {DAYS.map((day) => (
            <i key={day} data-on={day <= result.streak || undefined} data-last={day === last || undefined} />
          ))}
        </Streak>
      </Moment>
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
      {result.streak >= RETURNED && install.fitting && (
        <Home type="button" onClick={install.ask}>
          {installText.daily}
        </Home>
      )}
    </Dialog>
  );
}

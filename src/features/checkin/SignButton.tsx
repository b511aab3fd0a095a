import type { Checkin } from '@/contract/checkin';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { checkinText as text } from '@/text/checkin';
import { Button } from '@/ui/button/Button';
import { Price } from '@/ui/price/Price';
import { askSign } from './askCheckin';
import { Hint } from './checkin.styles';
import { selectCheckin, selectSending } from './checkinSlice';
import { daysToChest } from './days';

/** The one button of the page: 立即签到, then 今日已签到. What it gives is the server's word, before and after. */
export function SignButton({ checkin }: { checkin: Checkin }) {
  const dispatch = useAppDispatch();
  const member = useAppSelector(selectIsMember);
  const offline = useAppSelector(selectIsOffline);
  const sending = useAppSelector(selectSending);
  const looking = useAppSelector((state) => selectCheckin(state).at === 'unknown');
  const { signedToday, todayReward, tomorrowReward, days, today } = checkin;
  const busy = sending?.kind === 'sign';
  const coins = todayReward + (days.find(({ day }) => day === today)?.milestone ?? 0);

  return (
    <>
      <Button
        tone={signedToday ? 'tint' : 'main'}
        size="l"
        block
        disabled={signedToday || offline}
        aria-describedby="checkin-hint"
        busy={busy}
        onClick={() => dispatch(askSign())}
      >
        {signedToday ? text.signed : busy ? text.busy : <Offer member={member} coins={coins} />}
      </Button>
      <Hint id="checkin-hint" aria-live="polite">
        {offline && !signedToday ? (
          text.offline
        ) : looking ? (
          text.looking
        ) : (
          <>
            {text.tomorrow} <Price diamonds={tomorrowReward} />
            <Chest checkin={checkin} />
          </>
        )}
      </Hint>
    </>
  );
}

function Offer({ member, coins }: { member: boolean; coins: number }) {
  return (
    <>
      {member ? text.sign : text.loginToSign} <Price diamonds={coins} />
    </>
  );
}

function Chest({ checkin }: { checkin: Checkin }) {
  const left = daysToChest(checkin);
  return left === null ? null : <> · {text.chestIn(left)}</>;
}

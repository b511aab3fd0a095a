import type { Checkin } from '@/contract/checkin';
import { groupThousands } from '@/lib/format/groupThousands';
import { checkinText as text } from '@/text/checkin';
import Gift from '@/ui/art/gift.svg';
import { Price } from '@/ui/price/Price';
import { HeroBox } from './checkin.styles';
import { HeroWash } from './HeroWash';

/** The top of the page: the streak, all days, the balance; for a guest what a first week gives. */
export function Hero({ checkin, member }: { checkin: Checkin; member: boolean }) {
  const { streak, total, balance, cycle, milestones } = checkin;
  const first = milestones[0];
  return (
    <HeroBox>
      <HeroWash />
      {member ? (
        <div>
          <p>{text.streakLabel}</p>
          <strong>
            {groupThousands(streak)}
            <small>{text.days}</small>
          </strong>
          <p>
            {text.total(total)} · {text.balance} <Price diamonds={balance} />
          </p>
        </div>
      ) : (
        <div>
          <p>{text.guestLabel}</p>
          <strong data-words>{text.guestHero(cycle.reduce((sum, coins) => sum + coins, 0))}</strong>
          {first && <p>{text.guestNote(first.days, first.coins)}</p>}
        </div>
      )}
      <Gift aria-hidden="true" />
    </HeroBox>
  );
}

import { Check, ChevronRight } from 'lucide-react';
import { useStandingQuery } from '@/api/reviewApi';
import { dayWords } from '@/features/reviews/dayWords';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { reviewsText } from '@/text/reviews';
import { Owned } from './game-head.styles';

const text = reviewsText.standing;

/** A game that the member has: since when and for how much, which version came last, and where the payment stands. */
export function OwnedCard({ gameId }: { gameId: number }) {
  const now = useServerNow();
  const member = useAppSelector(selectIsMember);
  const { currentData: standing } = useStandingQuery({ id: gameId }, { skip: !member });
  const { bought, last } = standing ?? {};
  return (
    <Owned>
      <i aria-hidden="true">
        <Check />
      </i>
      <div>
        <p>
          <b>{text.owned}</b>
          {bought && ` · ${text.bought(dayWords(bought.createTime, now), groupThousands(bought.price))}`}
        </p>
        {/* Its line is there before its words: what follows does not move. */}
        <p>{standing ? (last ? text.last(dayWords(last.createTime, now), last.version) : text.never) : '\u00a0'}</p>
      </div>
      {bought && (
        <Link to={href.recharge({ view: 'ledger' })}>
          {text.order}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </Owned>
  );
}

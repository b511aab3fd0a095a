import { Clock, Lock } from 'lucide-react';
import type { GiftPack } from '@/contract/gift';
import { groupThousands } from '@/lib/format/groupThousands';
import { momentText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { giftsText as text } from '@/text/gifts';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { GiftButton } from './GiftButton';
import { Body, Card, Facts, Head, Reason, Soon, Stock } from './gift-card.styles';
import { endsSoon, isPast, percentLeft, stateNow } from './giftTime';

/** A gift pack with everything that decides whether one may have it; `withGame` where several games stand together. */
export function GiftCard({ pack, withGame = false }: { pack: GiftPack; withGame?: boolean }) {
  const now = useServerNow();
  const state = stateNow(pack, now);
  const over = state === 'ended' || state === 'soldOut' || isPast(pack, now);
  const items = pack.items.map(({ name, count }) => text.item(name, groupThousands(count)));
  return (
    <Card data-over={over || undefined}>
      {withGame && pack.game && (
        <Link to={href.detail(pack.gameId)} aria-label={pack.game.name}>
          <GameIcon src={pack.game.icon} />
        </Link>
      )}
      <Body>
        <Head>
          <div>
            <h2>{pack.name}</h2>
            {withGame && pack.game && <small>{pack.game.name}</small>}
          </div>
          <GiftButton pack={pack} state={state} />
        </Head>
        <p>{items.join(text.comma)}</p>
        {state !== 'claimed' && !over && <StockBar pack={pack} />}
        <Facts>
          {endsSoon(pack, now) && (
            <Soon>
              <Clock aria-hidden="true" />
              {text.soon}
            </Soon>
          )}
          <span>{timeLine(pack, state, now)}</span>
        </Facts>
        {state !== 'claimed' && !over && <Condition pack={pack} />}
      </Body>
    </Card>
  );
}

function timeLine({ claimStart, claimEnd, redeemEnd }: GiftPack, state: GiftPack['state'], now: number): string {
  if (state === 'claimed') {
    if (redeemEnd == null) return text.sheet.always;
    return redeemEnd <= now ? text.redeemOver(momentText(redeemEnd)) : text.redeemUntil(momentText(redeemEnd));
  }
  if (state === 'notStarted' && claimStart != null) return text.from(momentText(claimStart));
  return claimEnd == null ? text.sheet.always : text.until(momentText(claimEnd));
}

function StockBar({ pack }: { pack: GiftPack }) {
  const percent = percentLeft(pack);
  return (
    <>
      <Stock
        role="meter"
        aria-label={text.stock}
        aria-valuemin={0}
        aria-valuemax={pack.total}
        aria-valuenow={pack.left}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
      >
        <rect width="100" height="4" rx="2" />
        <rect width={percent} height="4" rx="2" data-left />
      </Stock>
      <small>{text.left(percent, groupThousands(pack.left))}</small>
    </>
  );
}

/** What it asks for, why one may not have it yet, and where that can be changed. */
function Condition({ pack }: { pack: GiftPack }) {
  const routes = useRoutes();
  const { condition, conditionKind, reason } = pack;
  if (!condition && !reason) return null;
  const ways: Readonly<Record<string, { route: string; to: string; name: string } | undefined>> = {
    vip: { route: 'profile', to: href.profile({ pop: '1' }), name: text.way.vip },
    checkin: { route: 'checkin', to: href.checkin(), name: text.way.checkin },
    bought: { route: 'detail', to: href.detail(pack.gameId), name: text.way.bought },
  };
  const way = reason ? ways[conditionKind ?? ''] : undefined;
  return (
    <Reason data-met={reason ? undefined : ''}>
      <Lock aria-hidden="true" />
      <span>{reason ?? condition}</span>
      {way && routes.find(way.route) && <Link to={way.to}>{way.name}</Link>}
    </Reason>
  );
}

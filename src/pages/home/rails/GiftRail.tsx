import type { GiftPack } from '@/contract/gift';
import { claimWanted } from '@/features/rewards/claims/claimWanted';
import { useAppDispatch } from '@/kernel/hooks';
import { onPlainClick } from '@/lib/react/plainClick';
import { href } from '@/shell/navigation/href';
import { useLink } from '@/shell/navigation/useLink';
import { homeRailsText } from '@/text/homeRails';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { GetButton } from '@/ui/get-button/GetButton';
import { Rail } from '@/ui/rail/Rail';
import { GiftCard, GiftGame, GiftItems, GiftName } from './rails.styles';

/** New gift packs: a card leads to the game whose packs these are, its button claims in place. */
export function GiftRail({ label, packs }: { label: string; packs: readonly GiftPack[] }) {
  const dispatch = useAppDispatch();
  const linkTo = useLink();
  return (
    <Rail label={label} item="9.25rem">
      {packs.map((pack) => {
        const link = linkTo(href.detail(pack.gameId));
        const left = pack.total > 0 ? Math.ceil((pack.left / pack.total) * 100) : 0;
        return (
          <GiftCard key={pack.id}>
            <a href={link?.href} onClick={link && onPlainClick(link.onGo)}>
              <GiftGame>
                <GameIcon size="s" src={pack.game?.icon ?? ''} />
                <p>
                  <span>{pack.game?.name}</span>
                  <span>{homeRailsText.giftLeft(left)}</span>
                </p>
              </GiftGame>
              <GiftName>{pack.name}</GiftName>
              <GiftItems>
                {pack.items.map(({ name, count }) => homeRailsText.giftItem(name, count)).join(' · ')}
              </GiftItems>
            </a>
            <GetButton
              face={pack.state === 'open' ? 'get' : 'no'}
              aria-label={pack.state === 'open' ? homeRailsText.claimGift(pack.name) : undefined}
              onClick={() => dispatch(claimWanted({ target: { kind: 'gift', id: pack.id } }))}
            >
              {homeRailsText.giftState[pack.state]}
            </GetButton>
          </GiftCard>
        );
      })}
    </Rail>
  );
}

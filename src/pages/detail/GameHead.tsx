import type { Ref } from 'react';
import { statusApi } from '@/api/statusApi';
import type { GameDetail } from '@/contract/game';
import { isVip } from '@/contract/userStatus';
import { VipLine } from '@/features/download/VipLine';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { useServerNow } from '@/shell/clock/useServerNow';
import { gamesText } from '@/text/games';
import { countText } from '@/text/units';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { Mark, Tag } from '@/ui/mark/Mark';
import { Price } from '@/ui/price/Price';
import { Head, Names, PriceLine, Stats, TagRow, VipSlot } from './game-head.styles';
import { OwnedCard } from './OwnedCard';

const text = gamesText.detail;

/** Icon, name, who made it, four numbers, and what it costs. */
export function GameHead({ game, head }: { game: GameDetail; head: Ref<HTMLDivElement> }) {
  const now = useServerNow();
  const uid = useAppSelector(selectUid);
  const status = useAppSelector((state) => (uid ? statusApi.endpoints.me.select({ uid })(state).data : undefined));
  const paid = game.onlineType !== 0;
  // Whoever owns it has nothing to gain from VIP here.
  const vipGains = paid && game.vipFree && !game.owned;
  const offersVip = vipGains && !(status && isVip(status, now));
  const platforms = game.platforms.map((platform) => text.platforms[platform]).join(' / ');

  return (
    <>
      <Head ref={head}>
        <GameIcon src={game.icon} size="l" eager />
        <Names>
          <h1>{game.name}</h1>
          <p>{game.developer}</p>
          <TagRow>
            {game.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
            {platforms && <Tag tone="blue">{platforms}</Tag>}
          </TagRow>
        </Names>
      </Head>
      <Stats as="dl">
        <Stat name={text.rating} value={game.rating > 0 ? game.rating.toFixed(1) : '–'} />
        <Stat name={text.downloads} value={countText(game.downloadCount)} />
        <Stat name={text.size} value={formatBytes(game.size) || '–'} />
        <Stat name={text.age} value={game.ageRating || '–'} />
      </Stats>
      {game.owned ? (
        <OwnedCard gameId={game.id} />
      ) : (
        <PriceLine>
          {paid ? <Price diamonds={game.buyAmount} /> : <Mark kind="free" />}
          {paid && <span>{text.once}</span>}
          {vipGains && !offersVip && <Mark kind="vip" />}
        </PriceLine>
      )}
      {offersVip && (
        <VipSlot>
          <VipLine gameId={game.id} text={text.vipFree} />
        </VipSlot>
      )}
    </>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{name}</dt>
    </div>
  );
}

import { ChevronRight, ReceiptText } from 'lucide-react';
import type { ShelvedGame } from '@/contract/review';
import { askDownload } from '@/features/download/askDownload';
import { selectBusyGame } from '@/features/download/downloadSlice';
import type { Offer } from '@/features/download/offer';
import { useOffer } from '@/features/download/useOffer';
import { dayWords } from '@/features/reviews/dayWords';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { groupThousands } from '@/lib/format/groupThousands';
import { stateIn } from '@/lib/machine/states';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { shelvesText as text } from '@/text/shelves';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { GetButton, type GetButtonProps } from '@/ui/get-button/GetButton';
import { Mark, Tag } from '@/ui/mark/Mark';
import { Hint, Item, Name, NewDot, Order, Pictured, Version, Words } from './games-view.styles';

const cannotLoad = stateIn<Offer>()({
  free: false,
  owned: false,
  vip: false,
  price: false,
  elsewhere: true,
  offShelf: true,
});

/** A game the member has: what is new, its version and size, the download again, and the order it was paid with. */
export function OwnRow({ game, first }: { game: ShelvedGame; first: boolean }) {
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const busy = useAppSelector(selectBusyGame) === game.id;
  const offer = useOffer(game);
  const { id, name, icon, version, size, status, onlineType, owned, hasUpdate, last, bought, news } = game;
  const off = status === 'off';
  const byVip = !owned && onlineType !== 0;
  const about = [
    last && !hasUpdate ? last.version || version : version,
    formatBytes(size),
    last?.platformType && text.platforms[last.platformType],
  ]
    .filter(Boolean)
    .join(' · ');
  const hint = () => {
    if (hasUpdate && news) return news;
    if (off) return owned ? text.kept : text.off;
    if (byVip && offer.at === 'vip') return text.vipWhile;
    if (!last) return text.neverLoaded;
    const when = dayWords(last.createTime, now);
    return last.version === version ? text.latest(when) : text.lastAt(when);
  };
  const button = (): GetButtonProps => {
    if (cannotLoad(offer)) return { face: 'no', children: off ? text.off : text.get };
    if (offer.at === 'price') return { price: offer.diamonds, 'aria-label': text.againNamed(name) };
    if (hasUpdate) return { face: first ? 'main' : 'get', children: text.update, 'aria-label': text.updateNamed(name) };
    return { face: 'own', children: last ? text.again : text.get, 'aria-label': text.againNamed(name) };
  };
  return (
    <Item {...{ [ITEM_ATTRIBUTE]: id }}>
      <Pictured as={Link} to={href.detail(id)} aria-hidden="true" tabIndex={-1}>
        <GameIcon src={icon} size="x" />
        {hasUpdate && <NewDot />}
      </Pictured>
      <Words>
        <Name>
          <Link to={href.detail(id)}>{name}</Link>
          {byVip && <Mark kind="vip" />}
          {onlineType === 0 && <Mark kind="free" />}
          {off && <Tag>{text.off}</Tag>}
        </Name>
        {hasUpdate && last ? (
          <Version aria-label={text.newer(last.version, version)}>
            <span aria-hidden="true">
              {last.version} → <b>{version}</b> · {formatBytes(size)}
            </span>
          </Version>
        ) : (
          <Version>{about}</Version>
        )}
        <Hint>{hint()}</Hint>
      </Words>
      <GetButton {...button()} busy={busy} onClick={() => void dispatch(askDownload(game))} />
      {bought && (
        <Order as={Link} to={href.recharge({ view: 'ledger' })}>
          <ReceiptText aria-hidden="true" />
          <span>{text.order(dayWords(bought.createTime, now), groupThousands(bought.price))}</span>
          <em>{text.orderNo(bought.order)}</em>
          <ChevronRight aria-hidden="true" />
        </Order>
      )}
    </Item>
  );
}

import { Images, Lock as LockIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { WelfareItem } from '@/contract/welfare';
import { clockText } from '@/lib/time/duration';
import { welfareText as text } from '@/text/welfare';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Image } from '@/ui/image/Image';
import { Mark } from '@/ui/mark/Mark';
import { Price } from '@/ui/price/Price';
import { Corner, Length, Lock, Poster, Seen } from './welfare.styles';

/** Width through height of every poster. */
export const POSTER_RATIO = 16 / 9;

function LockSign({ item }: { item: WelfareItem }) {
  if (!item.locked || item.pay === 'free') return null;
  return (
    <Lock>
      <LockIcon aria-hidden="true" />
      {item.pay === 'coin' ? (
        <>
          <Spoken>{text.lockedFor(item.price)}</Spoken>
          <Price diamonds={item.price} aria-hidden="true" />
        </>
      ) : (
        <>
          <Spoken>{text.lockedVip}</Spoken>
          <span aria-hidden="true">VIP</span>
        </>
      )}
    </Lock>
  );
}

/** A poster with all that is said on it: mark, price or VIP while locked, length, how far it was seen. */
export function PosterBox({ item, eager, children }: { item: WelfareItem; eager?: boolean; children?: ReactNode }) {
  const seen = item.seconds > 0 ? item.second / item.seconds : 0;
  return (
    <Poster data-locked={item.locked || undefined}>
      <Image src={item.poster} alt="" ratio={POSTER_RATIO} {...(eager ? { eager } : {})} />
      <Corner>{item.pay === 'vip' ? <Mark kind="vip" corner /> : item.hot && <Mark kind="hot" corner />}</Corner>
      <LockSign item={item} />
      <Length>
        {item.kind === 'album' && <Images aria-hidden="true" />}
        {item.kind === 'album' ? text.pictures(item.pictureCount) : clockText(item.seconds)}
      </Length>
      {seen > 0 && <Seen style={{ '--seen': seen } as CSSProperties} />}
      {children}
    </Poster>
  );
}

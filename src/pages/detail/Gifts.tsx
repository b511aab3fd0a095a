import type { GiftPack } from '@/contract/gift';
import { groupThousands } from '@/lib/format/counts';
import { dayText } from '@/lib/time/calendarDay';
import { sayFault } from '@/shell/faults/sayFault';
import { gamesText } from '@/text/games';
import { EmptyFace, ErrorFace } from '@/ui/face/Face';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Panel } from './detail.styles';
import { GiftCard, GiftState, Stock } from './gifts.styles';

const text = gamesText.detail;

/** The game's gift packs: what is inside, how many are left, and where each stands for this member. */
export function Gifts({
  gifts,
  fault,
  onRetry,
}: {
  gifts: GiftPack[] | undefined;
  fault: unknown;
  onRetry: () => void;
}) {
  if (!gifts) {
    return fault ? <ErrorFace inline note={sayFault(fault)} onRetry={onRetry} /> : <SkeletonRows count={3} pill />;
  }
  if (gifts.length === 0) return <EmptyFace inline title={text.noGifts} note={text.noGiftsNote} />;
  return (
    <Panel as="ul">
      {gifts.map((gift) => (
        <Gift key={gift.id} gift={gift} />
      ))}
    </Panel>
  );
}

function Gift({ gift }: { gift: GiftPack }) {
  const { name, items, left, total, state, condition, claimStart, claimEnd } = gift;
  const share = total > 0 ? Math.round((left / total) * 100) : 0;
  return (
    <GiftCard data-over={state === 'ended' || state === 'soldOut' || undefined}>
      <div>
        <b>{name}</b>
        <GiftState data-state={state}>{text.giftState[state]}</GiftState>
      </div>
      <p>{items.map((item) => text.giftItem(item.name, groupThousands(item.count))).join(text.listComma)}</p>
      <Stock
        role="meter"
        aria-label={text.giftStock}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={left}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
      >
        <rect width="100" height="4" rx="2" />
        <rect width={share} height="4" rx="2" data-left />
      </Stock>
      <small>
        <span>{text.giftLeft(groupThousands(left), groupThousands(total))}</span>
        {state === 'notStarted' && claimStart != null && <span>{text.giftFrom(dayText(claimStart))}</span>}
        {state !== 'notStarted' && claimEnd != null && <span>{text.giftUntil(dayText(claimEnd))}</span>}
        {condition && <span>{condition}</span>}
      </small>
    </GiftCard>
  );
}

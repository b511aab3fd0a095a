import type { GiftPack } from '@/contract/gift';
import { GiftCard } from '@/features/rewards/gifts/GiftCard';
import { GiftItem, Panel } from '@/pages/detail/intro.styles';
import { FaultState } from '@/shell/faults/FaultState';
import { gamesText } from '@/text/games';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';

const text = gamesText.detail;

/** The game's gift packs: what is inside, how many are left, and the button that claims one in place (pages 9, 10). */
export function GameGifts({
  gifts,
  fault,
  onRetry,
}: {
  gifts: GiftPack[] | undefined;
  fault: unknown;
  onRetry: () => void;
}) {
  if (!gifts) {
    return fault ? <FaultState inline fault={fault} onRetry={onRetry} /> : <SkeletonRows count={3} pill />;
  }
  if (gifts.length === 0) return <EmptyState inline title={text.noGifts} note={text.noGiftsNote} />;
  return (
    <Panel as="ul">
      {gifts.map((gift) => (
        <GiftItem key={gift.id}>
          <GiftCard pack={gift} />
        </GiftItem>
      ))}
    </Panel>
  );
}

import { useCheckinQuery } from '@/api/checkinApi';
import { FaultState } from '@/shell/faults/FaultState';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { checkinText } from '@/text/checkin';
import { Button } from '@/ui/button/Button';
import { Sheet } from '@/ui/sheet/Sheet';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Rules } from './checkin.styles';

const text = checkinText.rules;

/** The rules in words, with the numbers the server has now. */
export function RulesSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const { data, error, refetch } = useCheckinQuery();
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      actions={
        <Button tone="main" block onClick={() => onCloseAsked('x')}>
          {text.done}
        </Button>
      }
    >
      {data ? (
        <Rules>
          <li>{text.day}</li>
          <li>{text.cycle(data.cycle)}</li>
          {data.milestones.map(({ days, coins }) => (
            <li key={days}>{text.milestone(days, coins)}</li>
          ))}
          {data.milestones.length > 0 && <li>{text.once}</li>}
          {data.makeup.perMonth > 0 && <li>{text.makeup(data.makeup.perMonth, data.makeup.price)}</li>}
          <li>{text.change}</li>
        </Rules>
      ) : error ? (
        <FaultState inline fault={error} onRetry={refetch} />
      ) : (
        <SkeletonRows count={4} pill={false} lead="avatar" />
      )}
    </Sheet>
  );
}

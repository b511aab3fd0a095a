import { useVipConfigQuery } from '@/api/moneyApi';
import type { Badge } from '@/contract/userStatus';
import { dayText } from '@/lib/time/calendarDay';
import { Moment } from '@/shell/moment/Moment';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { checkoutText } from '@/text/checkout';
import { marksText } from '@/text/marks';
import { vipText } from '@/text/vip';
import Crown from '@/ui/art/crown.svg';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { bestPlan } from './plans';
import { VipBenefits } from './VipBenefits';
import { Medal } from './vip.styles';

const text = vipText.opened;

/** VIP runs, as the server says it: until when, what it gives, and where to use it. */
export function OpenedDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const go = useGo();
  const { until, raised } = dataOf<{ until: number | null; raised?: Badge['variant'] }>(overlay);
  const { data } = useVipConfigQuery();
  const plans = data?.plans ?? [];
  const rights = (bestPlan(plans) ?? plans[0])?.benefits.slice(0, 3) ?? [];
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      cross={false}
      title={raised ? text.raised(marksText.badges[raised]) : checkoutText.vipPaid}
      note={until === null ? text.endless : text.until(dayText(until))}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.close}</Button>
          <Button tone="gold" onClick={() => go(href.games())}>
            {text.games}
          </Button>
        </>
      }
    >
      <Moment tone="gold">
        <Medal>
          <Crown />
        </Medal>
      </Moment>
      {rights.length > 0 && <VipBenefits benefits={rights} />}
    </Dialog>
  );
}

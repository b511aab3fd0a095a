import { PayMethods } from '@/features/checkout/PayMethods';
import { VipBenefits } from '@/features/vip/VipBenefits';
import { VipPlans } from '@/features/vip/VipPlans';
import { FaultState } from '@/shell/faults/FaultState';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { vipText } from '@/text/vip';
import Crown from '@/ui/art/crown.svg';
import { EmptyState } from '@/ui/page-state/PageState';
import { Sheet } from '@/ui/sheet/Sheet';
import { SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { GhostPlan, GhostPlans, GhostRow, PayRows, Terms } from './profile.styles';
import { useVipSale, type VipSale } from './useVipSale';
import { VipPay, vipMethods } from './VipPay';

/** Sells VIP: plans, what they give, how to pay (pages 19). It cannot be closed while a payment is being placed. */
export function VipSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const sale = useVipSale(Number(overlay.data.sourceGameId ?? 0));
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      tone="vip"
      bare
      icon={<Crown aria-hidden="true" />}
      title={sale.renews ? vipText.renew : vipText.open}
      note={vipText.slogan}
      actions={sale.plan && <VipPay sale={sale} />}
    >
      <Offer sale={sale} />
    </Sheet>
  );
}

function Offer({ sale }: { sale: VipSale }) {
  const { config, plans, plan, busy } = sale;
  if (!config.data && config.error) {
    return <FaultState inline fault={config.error} onRetry={config.refetch} busy={config.isFetching} />;
  }
  if (!config.data) return <Ghost />;
  if (!plan) return <EmptyState inline title={vipText.noPlans} note={vipText.noPlansNote} />;
  return (
    <Terms>
      <VipPlans plans={plans} chosen={plan.id} onChoose={sale.choosePlan} disabled={busy} />
      {plan.benefits.length > 0 && <VipBenefits benefits={plan.benefits} />}
      <PayRows>
        <PayMethods
          label={vipText.methods}
          name="vip-method"
          tone="vip"
          methods={vipMethods(sale)}
          chosen={sale.payType}
          onChoose={sale.chooseMethod}
          disabled={busy}
        />
      </PayRows>
    </Terms>
  );
}

/** The shape of three plans and what is below them. */
function Ghost() {
  return (
    <SkeletonFrame>
      <GhostPlans>
        <GhostPlan />
        <GhostPlan />
        <GhostPlan />
      </GhostPlans>
      <GhostRow />
      <GhostRow />
    </SkeletonFrame>
  );
}

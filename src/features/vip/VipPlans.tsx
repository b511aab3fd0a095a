import type { VipPlan } from '@/contract/vip';
import { groupThousands } from '@/lib/format/groupThousands';
import { price, yuan } from '@/lib/format/money';
import { vipText } from '@/text/vip';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { bestPlan, fenPerDay } from './plans';
import { Plan, PlanStage, Plans } from './vip.styles';

export interface VipPlansProps {
  plans: readonly VipPlan[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  disabled?: boolean;
}

/** More plans than this scroll sideways; fewer share the width. */
const SHARE = 3;

/** The plans on sale, one of which is chosen; half on the navy of the head above. */
export function VipPlans({ plans, chosen, onChoose, disabled }: VipPlansProps) {
  const best = bestPlan(plans);
  return (
    <PlanStage>
      <Plans
        disabled={disabled}
        data-scrolls={plans.length > SHARE || undefined}
        data-scroll-x={plans.length > SHARE || undefined}
      >
        <Spoken as="legend">{vipText.plans}</Spoken>
        {plans.map((plan) => (
          <Plan key={plan.id} data-on={plan.id === chosen || undefined}>
            <input
              type="radio"
              name="vip-plan"
              aria-label={vipText.planNamed(plan.title, groupThousands(plan.priceCoins), price(plan.priceFen))}
              checked={plan.id === chosen}
              onChange={() => onChoose(plan.id)}
            />
            {plan.id === best?.id && <i>{vipText.best}</i>}
            <b>{plan.title}</b>
            <strong>
              <small>¥</small>
              {yuan(plan.priceFen)}
            </strong>
            {plan.originFen != null && plan.originFen > plan.priceFen && <s>{price(plan.originFen)}</s>}
            <span>{perDay(plan)}</span>
            <span>{`${vipText.or} ${vipText.coins(groupThousands(plan.priceCoins))}`}</span>
          </Plan>
        ))}
      </Plans>
    </PlanStage>
  );
}

function perDay(plan: VipPlan): string {
  const fen = fenPerDay(plan);
  return fen === undefined ? vipText.forever : vipText.perDay(yuan(fen));
}

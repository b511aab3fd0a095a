import type { VipPlan } from '@/contract/vip';

/** Fen a day, rounded up so that it is never understated; undefined for a plan without an end. */
export function fenPerDay({ priceFen, days }: Pick<VipPlan, 'priceFen' | 'days'>): number | undefined {
  return days > 0 ? Math.ceil(priceFen / days) : undefined;
}

/** The plan that costs least a day; undefined when there is nothing to compare, or two cost the same. */
export function bestPlan(plans: readonly VipPlan[]): VipPlan | undefined {
  const timed = plans.filter(({ days }) => days > 0).sort((a, b) => a.priceFen / a.days - b.priceFen / b.days);
  const [first, second] = timed;
  if (!first || !second) return undefined;
  return first.priceFen / first.days < second.priceFen / second.days ? first : undefined;
}

import { useCoinProductsQuery, useVipConfigQuery } from '@/api/moneyApi';
import { useMeQuery } from '@/api/statusApi';
import { isVip } from '@/contract/userStatus';
import type { VipPlan } from '@/contract/vip';
import type { CheckoutState } from '@/features/checkout/checkoutMachine';
import { selectCheckout } from '@/features/checkout/checkoutSlice';
import { payChoiceEvents, selectPayChoice } from '@/features/checkout/payChoiceSlice';
import { startPayment } from '@/features/checkout/startPayment';
import { selectUid } from '@/features/session/accountSlice';
import { bestPlan } from '@/features/vip/plans';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { stateIn } from '@/lib/machine/states';
import { useServerNow } from '@/shell/clock/useServerNow';

export type VipPayType = 'coin' | 'cash';

/** Nothing else can be paid for as long as this is not settled. */
const isUnderWay = stateIn<CheckoutState>()({
  idle: false,
  placing: true,
  repriced: false,
  refused: false,
  unknown: true,
  leaving: true,
  checking: true,
  late: false,
  paid: false,
  closed: false,
});

/** What the plan costs by this way: the server's newest word where it has just asked for another price. */
export interface VipPrice {
  /** Diamonds or fen. */
  amount: number;
  /** What the member saw before, while the server asks for another price (3006). */
  before?: number;
}

function priceOf(plan: VipPlan, payType: VipPayType, here: CheckoutState): VipPrice {
  const listed = payType === 'coin' ? plan.priceCoins : plan.priceFen;
  if (here.at !== 'repriced') return { amount: listed };
  const { kind, productId, payType: paidBy, expectPrice } = here.intent;
  const asked = kind === 'vip' && productId === plan.id && paidBy === payType;
  return asked ? { amount: here.price, before: expectPrice } : { amount: listed };
}

/** Everything the VIP sheet decides from: what is on sale, what is chosen, and whether it can be paid. */
export function useVipSale(sourceGameId: number) {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const here = useAppSelector(selectCheckout);
  const choice = useAppSelector((state) => selectPayChoice(state, 'vip'));
  const config = useVipConfigQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { data: status } = useMeQuery({ uid }, { skip: uid === '', refetchOnMountOrArgChange: 60 });

  // Cash for VIP goes through the same cashiers as recharge.
  const { data: recharge } = useCoinProductsQuery();
  const now = useServerNow(status?.expTime);

  const plans = config.data?.plans ?? [];
  const plan = plans.find(({ id }) => id === choice.productId) ?? bestPlan(plans) ?? plans[0];
  const affordable = plan !== undefined && status !== undefined && status.coinNum >= plan.priceCoins;
  const cashNames = recharge?.payTypes.map(({ name }) => name);
  const cash = cashNames?.length !== 0;
  const payType: VipPayType = (choice.payType as VipPayType | undefined) ?? (affordable || !cash ? 'coin' : 'cash');
  const price = plan && priceOf(plan, payType, here);
  const missing = payType === 'coin' && status && price ? Math.max(0, price.amount - status.coinNum) : 0;

  return {
    config,
    plans,
    plan,
    payType,
    price,
    /** Diamonds short of the price. */
    missing,
    balance: status?.coinNum,
    /** The cashiers' names; undefined while unknown, empty where the operator takes no cash. */
    cashNames,
    renews: status !== undefined && isVip(status, now),
    isGuest: uid === '',
    refusal: config.data?.refusal ?? undefined,
    at: here.at,
    busy: isUnderWay(here),
    choosePlan: (productId: number) => dispatch(payChoiceEvents.productChosen({ kind: 'vip', productId })),
    chooseMethod: (way: string) => dispatch(payChoiceEvents.methodChosen({ kind: 'vip', payType: way })),
    pay: () => {
      if (!plan || !price) return;
      const wish = { kind: 'vip' as const, productId: plan.id, payType, expectPrice: price.amount, sourceGameId };
      dispatch(startPayment(wish));
    },
  };
}

export type VipSale = ReturnType<typeof useVipSale>;

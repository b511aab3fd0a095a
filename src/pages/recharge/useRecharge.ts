import { useCoinProductsQuery } from '@/api/moneyApi';
import { useMeQuery } from '@/api/statusApi';
import type { CoinProduct } from '@/contract/order';
import type { CheckoutState } from '@/features/checkout/checkoutMachine';
import { kindOf, selectCheckout } from '@/features/checkout/checkoutSlice';
import { payChoiceEvents, selectPayChoice } from '@/features/checkout/payChoiceSlice';
import { startPayment } from '@/features/checkout/startPayment';
import { selectUid } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { EachState } from '@/lib/machine/states';

/** Nothing else can be topped up as long as this is not settled; a VIP that is asked about does not hold it up. */
const UNDER_WAY: EachState<CheckoutState, boolean | 'recharge'> = {
  idle: false,
  placing: true,
  repriced: false,
  refused: false,
  unknown: true,
  leaving: true,
  checking: 'recharge',
  late: false,
  paid: false,
  closed: false,
};

/** Where the news of a payment stands: `below` belongs to the pay button. */
const NEWS: EachState<CheckoutState, 'above' | 'below'> = {
  idle: 'above',
  placing: 'above',
  repriced: 'above',
  refused: 'below',
  unknown: 'below',
  leaving: 'below',
  checking: 'above',
  late: 'above',
  paid: 'above',
  closed: 'above',
};

/** What arrives for a package: with its bonus, and the first recharge's where it still holds. */
export const coinsOf = ({ coins, bonus, firstBonus }: CoinProduct) => coins + bonus + firstBonus;

/** Everything the recharge page decides from. */
export function useRecharge() {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const here = useAppSelector(selectCheckout);
  const choice = useAppSelector((state) => selectPayChoice(state, 'recharge'));
  const sale = useCoinProductsQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { data: status } = useMeQuery({ uid }, { refetchOnMountOrArgChange: 60 });

  const products = sale.data?.products ?? [];
  const payTypes = sale.data?.payTypes ?? [];
  const product = products.find(({ id }) => id === choice.productId) ?? products.find(({ tag }) => tag) ?? products[0];
  const payType = payTypes.find((way) => way.payType === choice.payType) ?? payTypes[0];

  return {
    sale,
    products,
    payTypes,
    product,
    payType: payType?.payType,
    balance: status?.coinNum,
    refusal: sale.data?.refusal ?? undefined,
    at: here.at,
    news: NEWS[here.at],
    busy: UNDER_WAY[here.at] === true || UNDER_WAY[here.at] === kindOf(here),
    chooseProduct: (productId: number) => dispatch(payChoiceEvents.productChosen({ kind: 'recharge', productId })),
    chooseMethod: (way: string) => dispatch(payChoiceEvents.methodChosen({ kind: 'recharge', payType: way })),
    pay: () => {
      if (!product || !payType) return;
      const { id: productId, priceFen: expectPrice } = product;
      const wish = { kind: 'recharge' as const, productId, payType: payType.payType, expectPrice, sourceGameId: 0 };
      dispatch(startPayment(wish));
    },
  };
}

export type RechargeSale = ReturnType<typeof useRecharge>;

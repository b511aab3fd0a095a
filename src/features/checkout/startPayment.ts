import { moneyApi } from '@/api/moneyApi';
import type { Order } from '@/contract/order';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { stateIn } from '@/lib/machine/states';
import { isPayable } from '@/lib/url/payable';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { checkoutText } from '@/text/checkout';
import type { CheckoutState, PayIntent } from './checkoutMachine';
import { checkoutEvents, selectCheckout } from './checkoutSlice';
import { payChoiceEvents, selectPayChoice } from './payChoiceSlice';

/** What a member asks to pay for; the rest of the intent is known here. */
export type PayWish = Omit<PayIntent, 'requestId' | 'vipEndBefore'>;

/** Whether a wish is the one that did not come through: the same thing paid the same way, at whatever price. */
function isSame(intent: PayIntent, wish: PayWish): boolean {
  return intent.kind === wish.kind && intent.productId === wish.productId && intent.payType === wish.payType;
}

/** The attempt before came to nothing: the same wish goes on under its requestId. */
const mayGoOn = stateIn<CheckoutState>()({
  idle: false,
  placing: false,
  repriced: true,
  refused: true,
  unknown: false,
  leaving: false,
  checking: false,
  late: false,
  paid: false,
  closed: false,
});

/** The pay button was tapped. A retry keeps its requestId, so that it can never be charged twice (E6). */
export const startPayment =
  (wish: PayWish) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const state = getState();
    if (!selectPayChoice(state, wish.kind).agreed) {
      dispatch(payChoiceEvents.agreementMissed({ kind: wish.kind }));
      return;
    }
    const here = selectCheckout(state);
    const earlier = mayGoOn(here) ? here.intent : undefined;
    const intent: PayIntent = {
      ...wish,
      requestId: earlier && isSame(earlier, wish) ? earlier.requestId : ports.ids.uuid(),
    };
    dispatch(checkoutEvents.asked(intent));
  };

/** An order that was never paid is paid after all, at its own cashier. */
export const continueOrder =
  ({ orderId, payUrl, kind }: Order) =>
  (dispatch: AppDispatch): void => {
    if (isPayable(payUrl)) dispatch(checkoutEvents.continued({ orderId, payUrl, kind }));
    else dispatch(toastEvents.raised({ type: 'error', text: checkoutText.badAddress }));
  };

/** The member gives an unpaid order up. */
export const cancelOrder =
  ({ orderId }: Order) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const reply = await dispatch(moneyApi.endpoints.closeOrder.initiate({ id: orderId }));
    const here = selectCheckout(getState());
    if (!reply.error && 'orderId' in here && here.orderId === orderId) dispatch(checkoutEvents.closed());
  };

import { useState } from 'react';
import { rowsOf } from '@/api/feed';
import { useOrdersInfiniteQuery } from '@/api/moneyApi';
import type { Order } from '@/contract/order';
import { useAppDispatch, useAppSelector, useNow } from '@/kernel/hooks';
import { price } from '@/lib/format/money';
import { stateIn } from '@/lib/machine/states';
import { momentText } from '@/lib/time/calendarDay';
import { rechargeText } from '@/text/recharge';
import { Button } from '@/ui/button/Button';
import { OrderCard } from './checkout.styles';
import type { CheckoutState } from './checkoutMachine';
import { selectCheckout } from './checkoutSlice';
import { cancelOrder, continueOrder } from './startPayment';

const text = rechargeText.open;

/** A payment that begins or leaves has its own words; an older order would be mistaken for it. */
const isBeginning = stateIn<CheckoutState>()({
  idle: false,
  placing: true,
  repriced: false,
  refused: false,
  unknown: true,
  leaving: true,
  checking: false,
  late: false,
  paid: false,
  closed: false,
});

/** The newest order that can still be paid, if there is one. */
function useOpenOrder(): Order | undefined {
  const now = useNow();
  const { currentData } = useOrdersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return rowsOf(currentData, ({ orderId }) => orderId).find(
    ({ status, payUrl, expiresAt }) => status === 'pending' && payUrl && (!expiresAt || expiresAt > now),
  );
}

/** An unpaid order: go on with it or give it up (pages 21). */
export function OpenOrder() {
  const dispatch = useAppDispatch();
  const order = useOpenOrder();
  const checkout = useAppSelector(selectCheckout);
  const [closing, setClosing] = useState('');
  if (!order || isBeginning(checkout)) return null;

  const cancel = async () => {
    setClosing(order.orderId);
    await dispatch(cancelOrder(order));
    setClosing('');
  };
  return (
    <OrderCard aria-label={text.title}>
      <h2>{text.title}</h2>
      <p>{text.line(order.title, price(order.amountFen))}</p>
      {order.expiresAt && <p>{text.until(momentText(order.expiresAt).slice(-5))}</p>}
      <div>
        <Button busy={closing === order.orderId} onClick={() => void cancel()}>
          {text.cancel}
        </Button>
        <Button tone="tint" onClick={() => dispatch(continueOrder(order))}>
          {text.carryOn}
        </Button>
      </div>
    </OrderCard>
  );
}

import { rowsOf } from '@/api/feed';
import { useOrdersInfiniteQuery } from '@/api/moneyApi';
import { useAppSelector } from '@/kernel/hooks';
import { price } from '@/lib/format/money';
import { rechargeText } from '@/text/recharge';
import { PayNote } from './CheckoutNote';
import { selectCheckout } from './checkoutSlice';

/** The newest order whose money a person looks at, for as long as they do. */
export function HeldOrder() {
  const { currentData } = useOrdersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const here = useAppSelector(selectCheckout);
  const order = rowsOf(currentData, ({ orderId }) => orderId).find(({ status }) => status === 'review');
  // Told already, by what has just happened.
  const isTold = here.at === 'closed' && here.why === 'review';
  if (!order || isTold) return null;
  return <PayNote tone="warn">{rechargeText.inReview(order.title, price(order.amountFen))}</PayNote>;
}

import { InvoiceView } from './InvoiceView';
import { Orders } from './Orders';
import { OrderView } from './OrderView';

const views = { orders: Orders, order: OrderView, invoice: InvoiceView } as const;
type OrdersView = keyof typeof views;

/** My orders, one of them, or what its invoice is to say: a chunk that nobody needs who pays. */
export function OwnOrders({ view }: { view: OrdersView }) {
  const View = views[view];
  return <View />;
}

import { InvoiceView } from './InvoiceView';
import { Ledger } from './Ledger';
import { Orders } from './Orders';
import { OrderView } from './OrderView';

const views = { ledger: Ledger, orders: Orders, order: OrderView, invoice: InvoiceView } as const;
type RecordsView = keyof typeof views;

/** Where diamonds came from and went, my orders, one of them, or what its invoice is to say: a chunk that nobody needs who pays. */
export function Records({ view }: { view: RecordsView }) {
  const View = views[view];
  return <View />;
}

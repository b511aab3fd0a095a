import { Suspense } from 'react';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerView } from '@/shell/navigation/useScrollPerView';
import { lateView } from '@/ui/late/lateView';
import { PageSkeleton } from '@/ui/skeleton/PageSkeleton';
import { Ledger } from './Ledger';
import { Recharge } from './Recharge';

const OwnOrders = lateView(() =>
  import(/* webpackChunkName: "page-own-orders" */ './OwnOrders').then((chunk) => chunk.OwnOrders),
);

/** Diamonds for cash; `?view=ledger`: where they came from and went; `orders`, `order`, `invoice`: what was paid for (E6, C10). */
export function RechargePage() {
  const query = useQuery();
  const view = query.get('view') ?? '';
  useScrollPerView(`${view} ${query.get('order') ?? ''}`);
  switch (view) {
    case 'ledger':
      return <Ledger />;
    case 'orders':
    case 'order':
    case 'invoice':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <OwnOrders view={view} />
        </Suspense>
      );
    default:
      return <Recharge />;
  }
}

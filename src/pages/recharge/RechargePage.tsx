import { Suspense } from 'react';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerView } from '@/shell/navigation/useScrollPerView';
import { lateView } from '@/ui/late/lateView';
import { PageSkeleton } from '@/ui/skeleton/PageSkeleton';
import { Recharge } from './Recharge';

const Records = lateView(() =>
  import(/* webpackChunkName: "page-own-orders" */ './Records').then((chunk) => chunk.Records),
);

/** Diamonds for cash; `?view=ledger`: where they came from and went; `orders`, `order`, `invoice`: what was paid for (E6, C10). */
export function RechargePage() {
  const query = useQuery();
  const view = query.get('view') ?? '';
  useScrollPerView(`${view} ${query.get('order') ?? ''}`);
  switch (view) {
    case 'ledger':
    case 'orders':
    case 'order':
    case 'invoice':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Records view={view} />
        </Suspense>
      );
    default:
      return <Recharge />;
  }
}

import type { ReactNode } from 'react';
import { businessCode } from '@/api/fault';
import { useOwnOrderQuery } from '@/api/ownOrderApi';
import { code } from '@/contract/codes';
import type { OwnOrder } from '@/contract/ownOrder';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { ordersText as text } from '@/text/orders';
import NotFound from '@/ui/art/not-found.svg';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { PageSkeleton } from '@/ui/skeleton/PageSkeleton';
import { RechargeHeader } from './RechargeHeader';
import { Screen } from './recharge.styles';

/** A view of the order that the address names, always asked for anew. */
export function OneOrder({ title, children }: { title: string; children: (order: OwnOrder) => ReactNode }) {
  const go = useGo();
  const orderId = useQuery().get('order') ?? '';
  const { currentData, error, refetch, isFetching } = useOwnOrderQuery({ orderId }, { skip: orderId === '' });
  const isGone = orderId === '' || businessCode(error) === code.notFound;
  const toAll = (
    <Button tone="tint" onClick={() => go(href.recharge({ view: 'orders' }), 'replace')}>
      {text.all}
    </Button>
  );
  return (
    <Screen>
      <RechargeHeader title={title} action={<Link to={href.recharge({ view: 'orders' })}>{text.title}</Link>} />
      {isGone ? (
        <EmptyState art={NotFound} {...text.gone} action={toAll} />
      ) : currentData ? (
        children(currentData)
      ) : error ? (
        <FaultState fault={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </Screen>
  );
}

import { moneyApi } from '@/api/moneyApi';
import type { Order } from '@/contract/order';
import { price } from '@/lib/format/money';
import { momentText } from '@/lib/time/calendarDay';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { ordersText as text } from '@/text/orders';
import { rechargeText } from '@/text/recharge';
import WalletArt from '@/ui/art/wallet-empty.svg';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Line, Standing } from './orders.styles';
import { RechargeHeader } from './RechargeHeader';
import { Screen } from './recharge.styles';

const byNumber = ({ orderId }: Order) => orderId;

/** My orders, the newest first. */
export function Orders() {
  const feed = useFeed(moneyApi.endpoints.orders, undefined, byNumber);
  const toRecharge = (
    <LinkButton tone="tint" as={Link} to={href.recharge()}>
      {rechargeText.ledger.toRecharge}
    </LinkButton>
  );
  return (
    <Screen>
      <RechargeHeader
        title={text.title}
        action={<Link to={href.recharge({ view: 'ledger' })}>{rechargeText.ledgerLink}</Link>}
      />
      <PullRefresh phase={feed.pull} onEvent={feed.onPull}>
        <InfiniteList
          items={feed.items}
          phase={feed.phase}
          onNearEnd={feed.onNearEnd}
          onRetry={feed.onRetry}
          keyOf={byNumber}
          skeleton={<SkeletonRows pill={false} />}
          empty={<EmptyState art={WalletArt} {...text.empty} action={toRecharge} />}
          error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
        >
          {(order) => <OrderLine order={order} />}
        </InfiniteList>
      </PullRefresh>
    </Screen>
  );
}

function OrderLine({ order: { orderId, title, amountFen, createTime, status } }: { order: Order }) {
  return (
    <Line as={Link} to={href.recharge({ view: 'order', order: orderId })} {...{ [ITEM_ATTRIBUTE]: `order-${orderId}` }}>
      <p>
        {title}
        <small>{momentText(createTime)}</small>
      </p>
      <div>
        <b>{price(amountFen)}</b>
        <Standing data-status={status}>{text.status[status]}</Standing>
      </div>
    </Line>
  );
}

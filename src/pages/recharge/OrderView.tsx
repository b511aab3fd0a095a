import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderRefund, OwnOrder } from '@/contract/ownOrder';
import { continueOrder } from '@/features/checkout/startPayment';
import { useAppDispatch } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { price } from '@/lib/format/money';
import { momentText } from '@/lib/time/calendarDay';
import { copyText } from '@/shell/copy/copyText';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { ordersText as text } from '@/text/orders';
import { rechargeText } from '@/text/recharge';
import { Button, LinkButton } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { OneOrder } from './OneOrder';
import { Facts, Head, Standing, Ways } from './orders.styles';

/** One order: what it was, how and when it was paid, what went back, and what can be done about it. */
export function OrderView() {
  return <OneOrder title={text.one}>{(order) => <Whole order={order} />}</OneOrder>;
}

function Whole({ order }: { order: OwnOrder }) {
  const { title, amountFen, status, refunds } = order;
  return (
    <>
      <Head>
        <h2>{title}</h2>
        <b>{price(amountFen)}</b>
        <Standing data-status={status}>{text.status[status]}</Standing>
      </Head>
      <OrderFacts order={order} />
      {refunds.length > 0 && (
        <Facts aria-label={text.refunds}>
          {refunds.map((refund) => (
            <Refund key={refund.createTime} refund={refund} />
          ))}
        </Facts>
      )}
      <OrderWays order={order} />
    </>
  );
}

function OrderFacts({ order }: { order: OwnOrder }) {
  const dispatch = useAppDispatch();
  const { orderId, kind, coins, vipDays, payWay, createTime, paidTime, expiresAt, status } = order;
  const { gives } = text;
  return (
    <Facts aria-label={text.facts}>
      <Fact label={text.number}>
        {orderId}
        <IconButton label={text.copy} onClick={() => void dispatch(copyText(orderId))}>
          <Copy aria-hidden="true" />
        </IconButton>
      </Fact>
      <Fact label={text.kind.label}>{text.kind[kind]}</Fact>
      {coins != null && <Fact label={gives.label}>{gives.coins(groupThousands(coins))}</Fact>}
      {vipDays != null && <Fact label={gives.label}>{gives.days(vipDays)}</Fact>}
      {payWay && <Fact label={text.way}>{payWay}</Fact>}
      <Fact label={text.created}>{momentText(createTime)}</Fact>
      {paidTime != null && <Fact label={text.paid}>{momentText(paidTime)}</Fact>}
      {status === 'pending' && expiresAt != null && <Fact label={text.until}>{momentText(expiresAt)}</Fact>}
    </Facts>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Refund({ refund: { amountFen, state, createTime, endTime } }: { refund: OrderRefund }) {
  return (
    <Fact label={text.refunds}>
      {price(amountFen)}
      <small>{text.refund[state]}</small>
      <small>{state === 'done' && endTime ? text.refundedAt(momentText(endTime)) : momentText(createTime)}</small>
    </Fact>
  );
}

function OrderWays({ order }: { order: OwnOrder }) {
  const dispatch = useAppDispatch();
  const { orderId, status, payUrl, canInvoice, invoiceLetterId } = order;
  return (
    <Ways>
      {status === 'pending' && payUrl && (
        <Button tone="main" size="l" block onClick={() => dispatch(continueOrder(order))}>
          {rechargeText.open.carryOn}
        </Button>
      )}
      {canInvoice && (
        <LinkButton tone="tint" size="l" block as={Link} to={href.recharge({ view: 'invoice', order: orderId })}>
          {text.invoice.ask}
        </LinkButton>
      )}
      {invoiceLetterId != null && (
        <LinkButton size="l" block as={Link} to={href.letters(invoiceLetterId)}>
          {text.invoice.asked}
        </LinkButton>
      )}
      <Button tone="plain" block onClick={() => dispatch(overlayEvents.opened({ kind: 'feedback' }))}>
        {text.help}
      </Button>
    </Ways>
  );
}

import { CircleCheck, CircleX, Clock3, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderKind } from '@/contract/order';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { isPayApp } from '@/lib/url/payable';
import { checkoutText } from '@/text/checkout';
import { rechargeText } from '@/text/recharge';
import { Button } from '@/ui/button/Button';
import { NoteLine } from './checkout.styles';
import type { CheckoutState } from './checkoutMachine';
import { checkoutEvents, kindOf, selectCheckout } from './checkoutSlice';

type Tone = 'info' | 'warn' | 'bad' | 'good';

const icons = { info: Info, warn: TriangleAlert, bad: CircleX, good: CircleCheck } as const;

/** One line of news about money; a failure interrupts, the rest waits its turn to be read. */
export function PayNote({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = tone === 'info' ? Clock3 : icons[tone];
  return (
    <NoteLine data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </NoteLine>
  );
}

/** Where nothing opened, or the member is back without the page having noticed: the order is asked about. */
function WayOn({ bill: { orderId, payUrl }, kind, sourceGameId }: Extract<CheckoutState, { at: 'leaving' }>) {
  const dispatch = useAppDispatch();
  if (!isPayApp(payUrl)) return null;
  return (
    <Button size="s" onClick={() => dispatch(checkoutEvents.returned({ orderId, kind, sourceGameId }))}>
      {rechargeText.wayOn}
    </Button>
  );
}

/** Where a payment stands, in words; nothing while there is none. Without `kind`, whatever is being paid for. */
export function CheckoutNote({ kind }: { kind?: OrderKind }) {
  const here = useAppSelector(selectCheckout);
  if (here.at === 'idle' || (kind && kindOf(here) !== kind)) return null;
  switch (here.at) {
    case 'placing':
    case 'repriced':
      return null;
    case 'unknown':
      return <PayNote tone="info">{checkoutText.finding}</PayNote>;
    case 'leaving':
      return (
        <PayNote tone="info">
          {rechargeText.leaving}
          <br />
          <a href={here.bill.payUrl}>{isPayApp(here.bill.payUrl) ? rechargeText.notOpened : rechargeText.notLeft}</a>
          <WayOn {...here} />
        </PayNote>
      );
    case 'checking':
      return <PayNote tone="info">{checkoutText.checking}</PayNote>;
    case 'late':
      return <PayNote tone="warn">{checkoutText.late}</PayNote>;
    case 'closed':
      return <PayNote tone="warn">{checkoutText[here.why ?? 'closed']}</PayNote>;
    case 'refused':
      return <PayNote tone="bad">{here.text}</PayNote>;
    case 'paid':
      return (
        <PayNote tone="good">
          <b>{rechargeText.paidTitle[here.kind]}</b>
          {here.order?.coins ? ` · ${rechargeText.paidNote(groupThousands(here.order.coins))}` : null}
        </PayNote>
      );
  }
}

import { Banknote } from 'lucide-react';
import { CheckoutNote, PayNote } from '@/features/checkout/CheckoutNote';
import { PayConsent } from '@/features/checkout/PayConsent';
import type { PayMethod } from '@/features/checkout/PayMethods';
import { groupThousands } from '@/lib/format/groupThousands';
import { price } from '@/lib/format/money';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { vipText } from '@/text/vip';
import Gem from '@/ui/art/gem.svg';
import { Button } from '@/ui/button/Button';
import { PayStack } from './profile.styles';
import type { VipSale } from './useVipSale';

const busyText: Readonly<Record<string, string>> = {
  placing: vipText.placing,
  unknown: vipText.finding,
  leaving: vipText.placing,
  checking: vipText.checking,
};

const amountText = (amount: number, payType: VipSale['payType']) =>
  payType === 'coin' ? vipText.coins(groupThousands(amount)) : price(amount);

/** The foot of the sheet: what stands in the way, the gold button with the price, and the consent. */
export function VipPay({ sale }: { sale: VipSale }) {
  const { plan, price: due, payType, busy, refusal } = sale;
  if (!plan || !due) return null;
  return (
    <PayStack>
      {refusal && <PayNote tone="warn">{refusal}</PayNote>}
      {due.before !== undefined && (
        <PayNote tone="bad">
          {vipText.repriced(amountText(due.before, payType), amountText(due.amount, payType))}
        </PayNote>
      )}
      <CheckoutNote kind="vip" />
      <PayButton sale={sale} plan={plan.title} amount={due.amount} again={due.before !== undefined} />
      {!refusal && !sale.isGuest && <PayConsent kind="vip" disabled={busy} />}
    </PayStack>
  );
}

interface PayButtonProps {
  sale: VipSale;
  plan: string;
  amount: number;
  /** The price has just changed. */
  again: boolean;
}

function PayButton({ sale, plan, amount, again }: PayButtonProps) {
  const go = useGo();
  const { at, busy, isGuest, missing, payType, refusal, renews } = sale;
  const submit = again ? vipText.submitAgain : renews ? vipText.submitRenewal : vipText.submit;
  if (isGuest) {
    return (
      <Button tone="gold" size="l" block onClick={() => go(href.login())}>
        {vipText.toLogin}
      </Button>
    );
  }
  if (missing > 0 && !busy && !refusal) {
    return (
      <Button tone="gold" size="l" block onClick={() => go(href.recharge())}>
        {vipText.toRecharge}
      </Button>
    );
  }
  return (
    <Button tone="gold" size="l" block busy={busy} disabled={refusal !== undefined} onClick={sale.pay}>
      {busy ? (
        busyText[at]
      ) : (
        <>
          {payType === 'coin' ? <Gem data-gem aria-hidden="true" /> : null}
          <span>{`${amountText(amount, payType)} ${submit(plan)}`}</span>
        </>
      )}
    </Button>
  );
}

/** The two ways to pay VIP, each with what speaks against it. */
export function vipMethods({ balance, missing, isGuest, cashNames }: VipSale): PayMethod[] {
  const short = missing > 0;
  const known = balance === undefined ? undefined : vipText.balance(groupThousands(balance));
  const note = isGuest ? vipText.balanceUnknown : short ? vipText.short(groupThousands(missing)) : known;
  const coin = {
    payType: 'coin',
    name: vipText.byCoin,
    icon: <Gem aria-hidden="true" />,
    bad: short,
    ...(note && { note }),
  };
  if (cashNames?.length === 0) return [coin];
  const cash = { payType: 'cash', name: vipText.byCash, icon: <Banknote aria-hidden="true" /> };
  return [coin, cashNames ? { ...cash, note: vipText.waysJoined(cashNames) } : cash];
}

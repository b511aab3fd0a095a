import type { CoinProduct } from '@/contract/order';
import { CheckoutNote } from '@/features/checkout/CheckoutNote';
import type { CheckoutState } from '@/features/checkout/checkoutMachine';
import { PayConsent } from '@/features/checkout/PayConsent';
import { groupThousands } from '@/lib/format/groupThousands';
import { price } from '@/lib/format/money';
import type { EachState } from '@/lib/machine/states';
import { rechargeText } from '@/text/recharge';
import { vipText } from '@/text/vip';
import { Button } from '@/ui/button/Button';
import { PayBar } from './recharge.styles';
import { coinsOf, type RechargeSale } from './useRecharge';

/** What the button says while it cannot be pressed. */
const busyText: EachState<CheckoutState, string | null> = {
  idle: null,
  placing: rechargeText.placing,
  repriced: null,
  refused: null,
  unknown: vipText.finding,
  leaving: rechargeText.leaving,
  checking: vipText.checking,
  late: null,
  paid: null,
  closed: null,
};

/** The bar at the lower edge: consent, total, and why the last attempt did not go through. */
export function Pay({ recharge, product }: { recharge: RechargeSale; product: CoinProduct }) {
  const { at, news, busy, refusal, pay } = recharge;
  return (
    <PayBar>
      {news === 'below' && <CheckoutNote kind="recharge" />}
      {!refusal && <PayConsent kind="recharge" disabled={busy} />}
      <Button tone="main" size="l" block busy={busy} disabled={refusal !== undefined} onClick={pay}>
        {busy ? busyText[at] : rechargeText.total(price(product.priceFen))}
      </Button>
      {!busy && <p>{rechargeText.getting(groupThousands(coinsOf(product)))}</p>}
    </PayBar>
  );
}

import type { CoinProduct } from '@/contract/order';
import { CheckoutNote } from '@/features/checkout/CheckoutNote';
import { PayConsent } from '@/features/checkout/PayConsent';
import { groupThousands } from '@/lib/format/groupThousands';
import { price } from '@/lib/format/money';
import { rechargeText } from '@/text/recharge';
import { vipText } from '@/text/vip';
import { Button } from '@/ui/button/Button';
import { PayBar } from './recharge.styles';
import { coinsOf, type RechargeSale } from './useRecharge';

const busyText: Readonly<Record<string, string>> = {
  placing: rechargeText.placing,
  unknown: vipText.finding,
  leaving: rechargeText.leaving,
  checking: vipText.checking,
};

/** The bar at the lower edge: consent, total, and why the last attempt did not go through. */
export function Pay({ recharge, product }: { recharge: RechargeSale; product: CoinProduct }) {
  const { at, busy, refusal, pay } = recharge;
  const tells = at === 'refused' || at === 'unknown' || at === 'leaving';
  return (
    <PayBar>
      {tells && <CheckoutNote kind="recharge" />}
      {!refusal && <PayConsent kind="recharge" disabled={busy} />}
      <Button tone="main" size="l" block busy={busy} disabled={refusal !== undefined} onClick={pay}>
        {busy ? busyText[at] : rechargeText.total(price(product.priceFen))}
      </Button>
      {!busy && <p>{rechargeText.getting(groupThousands(coinsOf(product)))}</p>}
    </PayBar>
  );
}

import { CheckoutNote, PayNote } from '@/features/checkout/CheckoutNote';
import { HeldOrder } from '@/features/checkout/HeldOrder';
import { OpenOrder } from '@/features/checkout/OpenOrder';
import { PayMethods } from '@/features/checkout/PayMethods';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { rechargeText } from '@/text/recharge';
import { titles } from '@/text/titles';
import WalletArt from '@/ui/art/wallet-empty.svg';
import { EmptyState } from '@/ui/page-state/PageState';
import { Price } from '@/ui/price/Price';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { SkeletonBone, SkeletonFrame } from '@/ui/skeleton/SkeletonFrame';
import { Wash } from '@/ui/wash/Wash';
import { Pay } from './Pay';
import { RechargeHeader } from './RechargeHeader';
import { Balance, GhostTier, Guide, MethodCard, Notes, Screen, Tiers as TierGrid } from './recharge.styles';
import { Tiers } from './Tiers';
import { type RechargeSale, useRecharge } from './useRecharge';

/** Balance, packages, ways to pay and the total; where a payment stands is told above them. */
export function Recharge() {
  const recharge = useRecharge();
  return (
    <Screen>
      <Wash height="16rem" />
      <RechargeHeader
        title={titles.recharge}
        ground="wash"
        action={<Link to={href.recharge({ view: 'ledger' })}>{rechargeText.ledgerLink}</Link>}
      />
      <Balance>
        <h2>{rechargeText.balance}</h2>
        {recharge.balance === undefined ? (
          <SkeletonBone shape="title" />
        ) : (
          <Price size="hero" diamonds={recharge.balance} />
        )}
      </Balance>
      <Notes>
        <Outcome news={recharge.news} />
        <HeldOrder />
        {recharge.refusal && <PayNote tone="warn">{recharge.refusal}</PayNote>}
      </Notes>
      <OpenOrder />
      <Sale recharge={recharge} />
    </Screen>
  );
}

/** How a payment stands that is past its placing; what it was for does not matter here. */
const Outcome = ({ news }: Pick<RechargeSale, 'news'>) => (news === 'above' ? <CheckoutNote /> : null);

function Sale({ recharge }: { recharge: RechargeSale }) {
  const { sale, products, payTypes, product, busy } = recharge;
  if (!sale.data && sale.error) {
    return <FaultState fault={sale.error} onRetry={sale.refetch} busy={sale.isFetching} />;
  }
  if (!sale.data) return <Ghost />;
  if (!product) return <EmptyState art={WalletArt} title={rechargeText.noTiers} note={rechargeText.noTiersNote} />;
  if (payTypes.length === 0) {
    return <EmptyState art={WalletArt} title={rechargeText.noMethods} note={rechargeText.noMethodsNote} />;
  }
  return (
    <>
      <SectionHeader title={rechargeText.tiers} />
      <Tiers products={products} chosen={product.id} onChoose={recharge.chooseProduct} disabled={busy} />
      <SectionHeader title={rechargeText.methods} />
      <MethodCard>
        <PayMethods
          label={rechargeText.methods}
          name="recharge-method"
          methods={payTypes}
          chosen={recharge.payType}
          onChoose={recharge.chooseMethod}
          disabled={busy}
        />
      </MethodCard>
      <Guide>
        <h2>{rechargeText.notesTitle}</h2>
        <ul>
          {[rechargeText.minors, ...rechargeText.notes].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Guide>
      <Pay recharge={recharge} product={product} />
    </>
  );
}

function Ghost() {
  return (
    <SkeletonFrame>
      <SectionHeader title={rechargeText.tiers} />
      <TierGrid as="div">
        {[1, 2, 3, 4, 5].map((tier) => (
          <GhostTier key={tier} />
        ))}
      </TierGrid>
    </SkeletonFrame>
  );
}

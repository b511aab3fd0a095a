import { useMeQuery } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { rechargeText } from '@/text/recharge';
import { LinkButton } from '@/ui/button/Button';
import { Price } from '@/ui/price/Price';
import { SkeletonBone } from '@/ui/skeleton/SkeletonFrame';
import { Balance } from './wallet.styles';

/** What there is now, above how it came to be, and the way to more. */
export function LedgerBalance() {
  const uid = useAppSelector(selectUid);
  const { data, isError } = useMeQuery({ uid }, { skip: uid === '' });
  if (!data && isError) return null;
  return (
    <Balance>
      <div>
        <h2>{rechargeText.balance}</h2>
        <div>{data ? <Price size="hero" diamonds={data.coinNum} /> : <SkeletonBone shape="title" />}</div>
      </div>
      <LinkButton tone="white" size="m" as={Link} to={href.recharge()}>
        {rechargeText.more}
      </LinkButton>
    </Balance>
  );
}

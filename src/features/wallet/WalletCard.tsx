import { useMeQuery } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { profileText } from '@/text/profile';
import { Button, LinkButton } from '@/ui/button/Button';
import { Card } from '@/ui/card/Card';
import { Price } from '@/ui/price/Price';
import { SkeletonBone } from '@/ui/skeleton/SkeletonFrame';
import { Wallet } from './wallet.styles';

const text = profileText.wallet;

/** The balance with the ways to more and to its history (pages 19). */
export function WalletCard() {
  const uid = useAppSelector(selectUid);
  const { data, error, isFetching, refetch } = useMeQuery({ uid }, { skip: uid === '' });
  const failed = uid !== '' && data === undefined && error !== undefined;
  return (
    <Card role="group" aria-label={text.title}>
      <Wallet>
        <div>
          <h2>{text.title}</h2>
          {uid === '' ? (
            <div data-quiet>{profileText.hidden}</div>
          ) : failed ? (
            <div data-quiet role="alert">
              {text.failed}
            </div>
          ) : (
            <div>{data ? <Price diamonds={data.coinNum} /> : <SkeletonBone shape="pill" />}</div>
          )}
        </div>
        {failed ? (
          <Button tone="tint" size="s" busy={isFetching} onClick={() => void refetch()}>
            {text.retry}
          </Button>
        ) : (
          <span>
            <Link to={href.recharge({ view: 'orders' })}>{text.orders}</Link>
            <Link to={href.recharge({ view: 'ledger' })}>{text.ledger}</Link>
            <LinkButton tone="main" size="s" as={Link} to={href.recharge()}>
              {text.recharge}
            </LinkButton>
          </span>
        )}
      </Wallet>
    </Card>
  );
}

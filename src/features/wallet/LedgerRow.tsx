import type { LedgerEntry } from '@/contract/order';
import { groupThousands } from '@/lib/format/groupThousands';
import { momentText } from '@/lib/time/calendarDay';
import { rechargeText } from '@/text/recharge';
import { Image } from '@/ui/image/Image';
import { reasonOf } from './reason';
import { Row } from './wallet.styles';

const text = rechargeText.ledger;

/** One change of the balance, with the picture of what was bought or the sign of what it was for. */
export function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const comes = entry.delta > 0;
  const [Icon, hue] = reasonOf(entry.bizType);
  return (
    <Row>
      {entry.picture ? (
        <Image src={entry.picture} alt="" radius="var(--r-12)" data-picture />
      ) : (
        <i data-hue={hue} aria-hidden="true">
          <Icon />
        </i>
      )}
      <p>
        {entry.title}
        <small>{momentText(entry.createTime)}</small>
      </p>
      <div>
        <b data-sign={comes ? 'in' : 'out'}>
          {comes ? '+' : '−'}
          {groupThousands(Math.abs(entry.delta))}
        </b>
        <small>{text.left(groupThousands(entry.balanceAfter))}</small>
      </div>
    </Row>
  );
}

import type { LedgerEntry } from '@/contract/order';
import { groupThousands } from '@/lib/format/groupThousands';
import { momentText } from '@/lib/time/calendarDay';
import { rechargeText } from '@/text/recharge';
import type { Month } from './months';
import { reasonOf } from './reason';
import { MonthHead, Row } from './wallet.styles';

const text = rechargeText.ledger;

/** One change of the balance; the first of a month carries its head. */
export function LedgerRow({ entry, month }: { entry: LedgerEntry; month: Month | undefined }) {
  const comes = entry.delta > 0;
  const [Icon, hue] = reasonOf(entry.bizType);
  return (
    <>
      {month && (
        <MonthHead>
          {text.month(month.year, month.month)}
          {month.whole && <span>{text.sums(groupThousands(month.income), groupThousands(month.spent))}</span>}
        </MonthHead>
      )}
      <Row>
        <i data-hue={hue} aria-hidden="true">
          <Icon />
        </i>
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
    </>
  );
}

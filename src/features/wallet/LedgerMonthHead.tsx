import type { CSSProperties } from 'react';
import type { LedgerMonth } from '@/contract/order';
import { groupThousands } from '@/lib/format/groupThousands';
import { rechargeText } from '@/text/recharge';
import type { LedgerKind } from './LedgerList';
import { reasonOf } from './reason';
import { MonthHead } from './wallet.styles';

const text = rechargeText.ledger;

const purposes = new Map(Object.entries(text.purposes));

interface LedgerMonthHeadProps {
  /** `YYYY-MM`. */
  month: string;
  /** The tab it stands in: income alone has no spending to break down. */
  kind: LedgerKind;
  /** What came and went; missing until it is known. */
  sums: LedgerMonth | undefined;
}

/** A month of the ledger: what came, what went and for what. */
export function LedgerMonthHead({ month, kind, sums }: LedgerMonthHeadProps) {
  const [year = '', number = ''] = month.split('-');
  const spending = kind === 'in' ? [] : (sums?.spending ?? []);
  return (
    <MonthHead>
      <h2>
        {text.month(Number(year), Number(number))}
        {sums && (
          <span>
            {kind !== 'out' && text.income(groupThousands(sums.income))}
            {kind === 'all' && ' · '}
            {kind !== 'in' && text.spent(groupThousands(sums.spent))}
          </span>
        )}
      </h2>
      {spending.length > 1 && (
        <>
          <div aria-hidden="true">
            {spending.map(({ bizType, diamonds }) => (
              <i key={bizType} data-hue={reasonOf(bizType)[1]} style={{ '--share': diamonds } as CSSProperties} />
            ))}
          </div>
          <ul>
            {spending.map(({ bizType, diamonds }) => (
              <li key={bizType}>
                <i data-hue={reasonOf(bizType)[1]} aria-hidden="true" />
                {text.wentTo(purposes.get(bizType) ?? text.otherPurpose, groupThousands(diamonds))}
              </li>
            ))}
          </ul>
        </>
      )}
    </MonthHead>
  );
}

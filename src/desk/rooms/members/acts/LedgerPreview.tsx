import { Table } from '@/desk/kit/table/table.styles';
import { Preview, Warning } from '@/desk/rooms/members/members.styles';
import { groupThousands } from '@/lib/format/groupThousands';
import { membersText as text } from '@/text/desk/members';

interface LedgerPreviewProps {
  balance: number;
  /** Signed, of the member. */
  amount: number;
  /** The account on the other side. */
  other: string;
}

/** What the ledger will write: both lines, which sum to zero. */
export function LedgerPreview({ balance, amount, other }: LedgerPreviewProps) {
  return (
    <Preview>
      <h3>
        {text.ledgerTitle} <small>{text.ledgerNote}</small>
      </h3>
      <Table data-dense="">
        <thead>
          <tr>
            <th scope="col">{text.account}</th>
            <th scope="col" data-num="">
              {text.before}
            </th>
            <th scope="col" data-num="">
              {text.change}
            </th>
            <th scope="col" data-num="">
              {text.after}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr data-plain="">
            <td>{text.memberAccount}</td>
            <td data-num="">{groupThousands(balance)}</td>
            <td data-num="">{text.signed(amount)}</td>
            <td data-num="">{groupThousands(balance + amount)}</td>
          </tr>
          <tr data-plain="">
            <td>{other}</td>
            <td />
            <td data-num="">{text.signed(-amount)}</td>
            <td />
          </tr>
          <tr data-plain="">
            <th scope="row">{text.sum}</th>
            <td />
            <td data-num="">0</td>
            <td />
          </tr>
        </tbody>
      </Table>
    </Preview>
  );
}

/** Above the limit of who sits here: nothing moves until a second person has confirmed. */
export function OverLimit({ amount, limit }: { amount: number; limit: number }) {
  return (
    <Warning role="note">
      <b>{text.overLimit(amount, limit)}</b>
      {text.overLimitMore}
    </Warning>
  );
}

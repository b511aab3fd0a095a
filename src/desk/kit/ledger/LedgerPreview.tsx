import { Table } from '@/desk/kit/table/table.styles';
import { groupThousands } from '@/lib/format/groupThousands';
import { ledgerText as text } from '@/text/desk/ledger';
import { Preview, Warning } from './ledger.styles';

interface LedgerPreviewProps {
  /** What the member has now. */
  balance: number;
  /** Signed changes of the platform's accounts; the member's is their opposite, so that all sum to zero. */
  others: readonly { account: string; change: number }[];
}

/** What the ledger will write: all lines, which sum to zero. */
export function LedgerPreview({ balance, others }: LedgerPreviewProps) {
  const moved = others.filter(({ change }) => change !== 0);
  const amount = -moved.reduce((total, { change }) => total + change, 0);
  return (
    <Preview>
      <h3>
        {text.title} <small>{text.note(moved.length + 1)}</small>
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
            <td>{text.member}</td>
            <td data-num="">{groupThousands(balance)}</td>
            <td data-num="">{text.signed(amount)}</td>
            <td data-num="">
              <b>{groupThousands(balance + amount)}</b>
            </td>
          </tr>
          {moved.map(({ account, change }) => (
            <tr key={account} data-plain="">
              <td>{account}</td>
              <td />
              <td data-num="">{text.signed(change)}</td>
              <td />
            </tr>
          ))}
          <tr data-plain="">
            <th scope="row">{text.sum}</th>
            <td />
            <td data-num="" data-sum="">
              0
            </td>
            <td />
          </tr>
        </tbody>
      </Table>
    </Preview>
  );
}

/** Above the limit of who sits here: nothing moves until a second person has confirmed. */
export function OverLimit({ what, limit }: { what: string; limit: string }) {
  return (
    <Warning role="note">
      <b>{text.overLimit(what, limit)}</b>
      {text.overLimitMore}
    </Warning>
  );
}

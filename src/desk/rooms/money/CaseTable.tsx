import { Link } from 'react-router';
import type { MoneyCaseRow } from '@/contract/desk/money';
import { Chip } from '@/desk/kit/chip/Chip';
import { Ident } from '@/desk/kit/ident/Ident';
import type { RowProps } from '@/desk/kit/list/useRowList';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment, Waiting } from '@/desk/kit/time/Moment';
import { moneyDeskText as text } from '@/text/desk/money';
import { amountText, REASON_TONE, shortTxn, suggestionOf, wayText } from './caseWords';
import { Amount, Bad } from './money.styles';

interface CaseTableProps {
  rows: readonly MoneyCaseRow[];
  rowProps: (row: MoneyCaseRow) => RowProps;
  /** Of what was decided, instead of what is to be. */
  isSettled: boolean;
  label: string;
}

/** Payments, a line each: what kind, what the provider said, whose it would be, what the rules would do. */
export function CaseTable({ rows, rowProps, isSettled, label }: CaseTableProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text.kind}</th>
          <th scope="col">{text.providerTxn}</th>
          <th scope="col" data-wide="">
            {text.heardAt}
          </th>
          <th scope="col" data-wide="">
            {text.way}
          </th>
          <th scope="col" data-num="">
            {text.amount}
          </th>
          <th scope="col">{text.order}</th>
          <th scope="col" data-wide="">
            {text.orderState}
          </th>
          <th scope="col">{text.member}</th>
          <th scope="col">{isSettled ? text.how : text.suggestion}</th>
          <th scope="col">{isSettled ? text.who : text.owner}</th>
          <th scope="col" data-num="">
            {isSettled ? text.when : text.waited}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} {...rowProps(row)}>
            <td>
              <Chip tone={REASON_TONE[row.reason]}>{text.reasons[row.reason]}</Chip>
            </td>
            <td data-mono="" title={row.providerTxn}>
              {shortTxn(row.providerTxn)}
            </td>
            <td data-mono="" data-wide="">
              <Moment at={row.at} seconds />
            </td>
            <td data-wide="">{wayText(row.payType)}</td>
            <td data-num="">
              <Amount>{amountText(row.amountFen)}</Amount>
            </td>
            <td>
              <OrderOf row={row} />
            </td>
            <td data-wide="">{row.orderState ? stateText(row) : text.none}</td>
            <td>
              <MemberOf row={row} />
            </td>
            <td>{row.asked ? text.waitsSecond : row.state === 'open' ? suggestionOf(row) : text.settled[row.state]}</td>
            <td title={row.note}>{isSettled ? (row.settledBy ?? text.commandLine) : (row.owner?.name ?? text.none)}</td>
            <td data-num="" data-dim="">
              {row.settledAt ? <Moment at={row.settledAt} /> : <Waiting since={row.at} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function stateText({ orderState, orderFen, amountFen }: MoneyCaseRow): string {
  const state = orderState ? text.orderStates[orderState] : text.none;
  return orderFen && orderFen !== amountFen ? text.owed(state, orderFen) : state;
}

/** The order that the provider named; it may be nobody's. */
export function OrderOf({ row: { orderId, orderState } }: { row: Pick<MoneyCaseRow, 'orderId' | 'orderState'> }) {
  const path = useRoomPath();
  if (!orderState) return <Bad title={orderId}>{text.notFound}</Bad>;
  const to = path('money', orderId);
  return <Ident id={orderId} shown={`…${orderId.slice(-10)}`} {...(to !== undefined && { to })} />;
}

export function MemberOf({
  row: { uid, name },
}: {
  row: { uid?: string | null | undefined; name?: string | null | undefined };
}) {
  const path = useRoomPath();
  if (!uid) return <>{text.unknown}</>;
  const to = path('members', uid);
  if (to === undefined) return <>{name || uid}</>;
  return (
    <Link to={to} title={uid} onClick={(event) => event.stopPropagation()}>
      {name || uid}
    </Link>
  );
}

import { useNavigate, useSearchParams } from 'react-router';
import type { DeskOrderRow } from '@/contract/desk/money';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { Ident } from '@/desk/kit/ident/Ident';
import { useCopy } from '@/desk/kit/ident/useCopy';
import { Less } from '@/desk/kit/list/Less';
import { type ReadOn, readOn } from '@/desk/kit/list/readOn';
import { useRowList } from '@/desk/kit/list/useRowList';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Empty } from '@/desk/kit/states/Empty';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment } from '@/desk/kit/time/Moment';
import { hourText } from '@/desk/kit/time/timeText';
import { frameText } from '@/text/desk/frame';
import { moneyDeskText as text } from '@/text/desk/money';
import { MemberOf } from './CaseTable';
import { shortTxn, wayText } from './caseWords';
import { ExportButtons } from './ExportButtons';
import { MoneyTabs } from './MoneyTabs';
import { Amount, Foot, Wide } from './money.styles';
import { useOrdersInfiniteQuery } from './moneyApi';
import { OrderFilters } from './OrderFilters';
import { ordersWish } from './ordersWish';
import { ORDER_TONE } from './orderWords';

const idOf = ({ orderId }: DeskOrderRow): string => orderId;

/** Every order, the newest first, narrowed by what stands in the address. */
export function OrdersPage() {
  const [query] = useSearchParams();
  const wish = ordersWish(query);
  const orders = useOrdersInfiniteQuery(wish, { refetchOnMountOrArgChange: true });
  return (
    <Frame
      title={frameText.rooms.money}
      actions={
        <>
          <MoneyTabs view="orders" />
          <ExportButtons file="orders" wish={wish} />
        </>
      }
      status={orders.fulfilledTimeStamp && text.updated(hourText(orders.fulfilledTimeStamp, true))}
    >
      <Panes>
        <OrderFilters />
        <Answer of={{ ...orders, data: orders.currentData }} what={text.orders} rows={16}>
          {({ pages }) => (
            <Orders
              rows={pages.flatMap(({ records }) => records)}
              isFiltered={Object.keys(wish).length > 0}
              {...readOn(orders)}
            />
          )}
        </Answer>
      </Panes>
    </Frame>
  );
}

interface OrdersProps extends ReadOn {
  rows: readonly DeskOrderRow[];
  isFiltered: boolean;
}

function Orders({ rows, isFiltered, ...on }: OrdersProps) {
  const navigate = useNavigate();
  const copy = useCopy();
  const open = ({ orderId }: DeskOrderRow) => void navigate(`/money/${orderId}`);
  const { chosen, rowProps } = useRowList({ rows, idOf, onOpen: open, ...on });
  useKeys([{ key: 'y', label: text.keys.copy, when: chosen !== null, run: () => chosen && copy(chosen.orderId) }]);
  if (rows.length === 0)
    return <Empty title={text.noOrders}>{isFiltered ? text.noOrdersFiltered : text.noOrdersMore}</Empty>;
  return (
    <Wide tabIndex={0} role="region" aria-label={text.orderList}>
      <Less {...on} />
      <Table>
        <thead>
          <tr>
            <th scope="col">{text.placed}</th>
            <th scope="col">{text.order}</th>
            <th scope="col">{text.member}</th>
            <th scope="col">{text.product}</th>
            <th scope="col" data-wide="">
              {text.way}
            </th>
            <th scope="col" data-num="">
              {text.amount}
            </th>
            <th scope="col">{text.state}</th>
            <th scope="col" data-wide="">
              {text.paid}
            </th>
            <th scope="col" data-wide="">
              {text.providerTxn}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.orderId} {...rowProps(row)} onDoubleClick={() => open(row)}>
              <td data-mono="">
                <Moment at={row.createdAt} seconds />
              </td>
              <td>
                <Ident id={row.orderId} to={`/money/${row.orderId}`} />
              </td>
              <td>
                <MemberOf row={row} />
              </td>
              <td>{row.title}</td>
              <td data-wide="">{wayText(row.payType)}</td>
              <td data-num="">
                <Amount>{text.yuan(row.amountFen)}</Amount>
              </td>
              <td>
                <Chip {...ORDER_TONE[row.state]}>{text.orderStates[row.state]}</Chip>
              </td>
              <td data-mono="" data-wide="">
                {row.paidAt ? <Moment at={row.paidAt} seconds /> : text.none}
              </td>
              <td data-mono="" data-dim="" data-wide="" title={row.providerTxn ?? undefined}>
                {row.providerTxn ? shortTxn(row.providerTxn) : text.none}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {on.onMore && (
        <Foot>
          <Button disabled={on.isBusy} onClick={on.onMore}>
            {text.more}
          </Button>
        </Foot>
      )}
    </Wide>
  );
}

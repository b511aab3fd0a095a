import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskRefund, RefundDecision } from '@/contract/desk/refunds';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Ident } from '@/desk/kit/ident/Ident';
import { useRowList } from '@/desk/kit/list/useRowList';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Segments } from '@/desk/kit/segments/Segments';
import { Empty } from '@/desk/kit/states/Empty';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment, Waiting } from '@/desk/kit/time/Moment';
import { hourText } from '@/desk/kit/time/timeText';
import { useMay } from '@/desk/session/useSelf';
import { usePoll } from '@/desk/world/usePoll';
import { frameText } from '@/text/desk/frame';
import { moneyDeskText as text } from '@/text/desk/money';
import { refundText as refunds } from '@/text/desk/refunds';
import { MemberOf } from './CaseTable';
import { MoneyTabs } from './MoneyTabs';
import { Amount, Buttons, Foot, Wide } from './money.styles';
import { POLL_MS, useRefundsQuery } from './moneyApi';
import { SettleRefundDialog } from './SettleRefundDialog';

const idOf = ({ id }: DeskRefund): string => `refund-${id}`;
type State = 'refused' | 'waiting';

/** Money on its way back at the providers: what they refused waits for a person. */
export function RefundsPage() {
  const [state, setState] = useState<State>('refused');
  const list = useRefundsQuery({ state }, { refetchOnMountOrArgChange: true, pollingInterval: usePoll(POLL_MS) });
  return (
    <Frame
      title={frameText.rooms.money}
      facts={state === 'refused' ? refunds.refusedList : refunds.waitingList}
      actions={
        <>
          <MoneyTabs view="refunds" />
          <Segments
            label={refunds.tab}
            value={state}
            options={[
              { value: 'refused', label: refunds.states.refused },
              { value: 'waiting', label: refunds.states.waiting },
            ]}
            onChange={setState}
          />
        </>
      }
      status={list.fulfilledTimeStamp && text.updated(hourText(list.fulfilledTimeStamp, true))}
    >
      <Panes>
        <Answer of={{ ...list, data: list.currentData }} what={refunds.tab} rows={6}>
          {({ records, hasMore }) =>
            records.length === 0 ? (
              <Nothing state={state} />
            ) : (
              <Refunds key={state} rows={records} hasMore={hasMore} isRefused={state === 'refused'} />
            )
          }
        </Answer>
      </Panes>
    </Frame>
  );
}

const Nothing = ({ state }: { state: State }) =>
  state === 'refused' ? (
    <Empty title={refunds.noneRefused}>{refunds.noneRefusedMore}</Empty>
  ) : (
    <Empty title={refunds.noneWaiting}>{refunds.noneWaitingMore}</Empty>
  );

interface RefundsProps {
  rows: readonly DeskRefund[];
  hasMore: boolean;
  isRefused: boolean;
}

function Refunds({ rows, hasMore, isRefused }: RefundsProps) {
  const [settling, setSettling] = useState<{ refund: DeskRefund; decision: RefundDecision } | null>(null);
  const navigate = useNavigate();
  const may = useMay('money.settle') && isRefused;
  const open = ({ orderId }: DeskRefund) => void navigate(`/money/${orderId}`);
  const { chosen, rowProps } = useRowList({ rows, idOf, onOpen: open, openLabel: text.keys.order });
  const decide = (decision: RefundDecision, refund = chosen) => refund && setSettling({ refund, decision });
  useKeys([
    { key: 'r', label: refunds.decide.again.act, when: may && chosen !== null, run: () => decide('again') },
    { key: 'h', label: refunds.decide.byHand.act, when: may && chosen !== null, run: () => decide('byHand') },
  ]);
  return (
    <Wide tabIndex={0} role="region" aria-label={isRefused ? refunds.refusedList : refunds.waitingList}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{refunds.number}</th>
            <th scope="col">{text.way}</th>
            <th scope="col" data-num="">
              {text.amount}
            </th>
            <th scope="col">{text.order}</th>
            <th scope="col">{text.member}</th>
            <th scope="col">{refunds.why}</th>
            <th scope="col">{refunds.asks}</th>
            <th scope="col">{text.waited}</th>
            <th scope="col">{may ? text.settle : ''}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} {...rowProps(row)} onDoubleClick={() => open(row)}>
              <td data-mono="" title={row.id}>
                <Ident id={row.id} shown={row.id.slice(0, 12)} />
              </td>
              <td>{text.payTypes[row.provider] ?? row.provider}</td>
              <td data-num="">
                <Amount>{text.yuan(row.amountFen)}</Amount>
              </td>
              <td>
                <OrderOf refund={row} />
              </td>
              <td>
                <MemberOf row={row} />
              </td>
              <td>{row.why || text.none}</td>
              <td>{refunds.times(row.asks)}</td>
              <td data-dim="">{row.endedAt ? <Moment at={row.endedAt} /> : <Waiting since={row.createdAt} />}</td>
              <td>
                {may && (
                  <Buttons>
                    <Button onClick={() => decide('again', row)}>{refunds.decide.again.act}</Button>
                    <Button onClick={() => decide('byHand', row)}>{refunds.decide.byHand.act}</Button>
                  </Buttons>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hasMore && <Foot>{refunds.more}</Foot>}
      {settling && <SettleRefundDialog {...settling} onClose={() => setSettling(null)} />}
    </Wide>
  );
}

function OrderOf({ refund: { orderId } }: { refund: DeskRefund }) {
  const to = useRoomPath()('money', orderId);
  return <Ident id={orderId} shown={`…${orderId.slice(-10)}`} {...(to !== undefined && { to })} />;
}

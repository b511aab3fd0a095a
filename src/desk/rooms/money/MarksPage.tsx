import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MarkDecision, VelocityMark } from '@/contract/desk/velocity';
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
import { markText as marks } from '@/text/desk/marks';
import { moneyDeskText as text } from '@/text/desk/money';
import { MemberOf } from './CaseTable';
import { MoneyTabs } from './MoneyTabs';
import { Buttons, Foot, Wide } from './money.styles';
import { POLL_MS, useMarksQuery } from './moneyApi';
import { SettleMarkDialog } from './SettleMarkDialog';

const idOf = ({ id }: VelocityMark): string => `mark-${id}`;
type View = 'open' | 'settled';

/** What velocity rules found: many payers of one account, many accounts of one payer, rings of invited members. */
export function MarksPage() {
  const [view, setView] = useState<View>('open');
  const list = useMarksQuery({ view }, { refetchOnMountOrArgChange: true, pollingInterval: usePoll(POLL_MS) });
  return (
    <Frame
      title={frameText.rooms.money}
      facts={view === 'open' ? marks.openList : marks.settledList}
      actions={
        <>
          <MoneyTabs view="marks" />
          <Segments
            label={marks.tab}
            value={view}
            options={[
              { value: 'open', label: marks.open },
              { value: 'settled', label: marks.settled },
            ]}
            onChange={setView}
          />
        </>
      }
      status={list.fulfilledTimeStamp && text.updated(hourText(list.fulfilledTimeStamp, true))}
    >
      <Panes>
        <Answer of={{ ...list, data: list.currentData }} what={marks.tab} rows={6}>
          {({ records, hasMore }) =>
            records.length === 0 ? (
              <Nothing view={view} />
            ) : (
              <Marks key={view} rows={records} hasMore={hasMore} isOpen={view === 'open'} />
            )
          }
        </Answer>
      </Panes>
    </Frame>
  );
}

const Nothing = ({ view }: { view: View }) =>
  view === 'open' ? (
    <Empty title={marks.noneOpen}>{marks.noneOpenMore}</Empty>
  ) : (
    <Empty title={marks.noneSettled}>{marks.noneSettledMore}</Empty>
  );

interface MarksProps {
  rows: readonly VelocityMark[];
  hasMore: boolean;
  isOpen: boolean;
}

function Marks({ rows, hasMore, isOpen }: MarksProps) {
  const [settling, setSettling] = useState<{ mark: VelocityMark; decision: MarkDecision } | null>(null);
  const navigate = useNavigate();
  const may = useMay('money.settle') && isOpen;
  const open = ({ uid }: VelocityMark) => void navigate(`/members/${uid}`);
  const { chosen, rowProps } = useRowList({ rows, idOf, onOpen: open, openLabel: text.member });
  const decide = (decision: MarkDecision, mark = chosen) => mark && setSettling({ mark, decision });
  useKeys([
    { key: 'n', label: marks.decide.cleared.act, when: may && chosen !== null, run: () => decide('cleared') },
    { key: 'x', label: marks.decide.confirmed.act, when: may && chosen !== null, run: () => decide('confirmed') },
  ]);
  return (
    <Wide tabIndex={0} role="region" aria-label={isOpen ? marks.openList : marks.settledList}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{marks.found}</th>
            <th scope="col">{text.member}</th>
            <th scope="col">{text.order}</th>
            <th scope="col">{marks.reward}</th>
            <th scope="col">{isOpen ? text.waited : text.how}</th>
            <th scope="col">{isOpen ? (may ? text.settle : '') : text.who}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} {...rowProps(row)} onDoubleClick={() => open(row)}>
              <td>{marks.sentences[row.rule](row.seen, row.most)}</td>
              <td>
                <MemberOf row={row} />
              </td>
              <td>
                <OrderOf mark={row} />
              </td>
              <td>{row.diamonds && row.invited ? marks.rewardFor(row.diamonds, row.invited.name) : text.none}</td>
              <td title={row.note}>{row.state === 'open' ? <Waiting since={row.at} /> : marks.states[row.state]}</td>
              <td>
                {may && (
                  <Buttons>
                    <Button onClick={() => decide('cleared', row)}>{marks.decide.cleared.act}</Button>
                    <Button onClick={() => decide('confirmed', row)}>{marks.decide.confirmed.act}</Button>
                  </Buttons>
                )}
                {!isOpen && row.settledAt && (
                  <>
                    {row.settledBy} <Moment at={row.settledAt} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hasMore && <Foot>{marks.more}</Foot>}
      {settling && <SettleMarkDialog {...settling} onClose={() => setSettling(null)} />}
    </Wide>
  );
}

function OrderOf({ mark: { orderId } }: { mark: VelocityMark }) {
  const path = useRoomPath();
  if (!orderId) return <>{text.none}</>;
  const to = path('money', orderId);
  return <Ident id={orderId} shown={`…${orderId.slice(-10)}`} {...(to !== undefined && { to })} />;
}

import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { code } from '@/contract/codes';
import type { DeskOrder } from '@/contract/desk/money';
import { refusedCode } from '@/desk/api/deskFault';
import { Answer, useIsStale } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { Facts, FactsSection } from '@/desk/kit/facts/Facts';
import { DayLine } from '@/desk/kit/facts/timeline.styles';
import { Ident } from '@/desk/kit/ident/Ident';
import { useCopy } from '@/desk/kit/ident/useCopy';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Bar, Scroll } from '@/desk/kit/room/room.styles';
import { Empty } from '@/desk/kit/states/Empty';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment } from '@/desk/kit/time/Moment';
import { hourText } from '@/desk/kit/time/timeText';
import { useMay } from '@/desk/session/useSelf';
import { usePoll } from '@/desk/world/usePoll';
import { groupThousands } from '@/lib/format/groupThousands';
import { frameText } from '@/text/desk/frame';
import { kitText } from '@/text/desk/kit';
import { moneyDeskText as text } from '@/text/desk/money';
import { refundText } from '@/text/desk/refunds';
import { MemberOf } from './CaseTable';
import { REASON_TONE, shortTxn, suggestionOf, wayText } from './caseWords';
import { Events } from './Events';
import { POLL_MS, useOrderQuery } from './moneyApi';
import { NoteAct } from './NoteAct';
import { eventsOf, ORDER_TONE } from './orderWords';
import { RefundOrderDialog } from './RefundOrderDialog';

const crumb = <Link to="/money/orders">{text.orders}</Link>;

/** One order: what it is, all that happened to it, what the ledger wrote for it. */
export function OrderPage({ orderId }: { orderId: string }) {
  const order = useOrderQuery({ orderId }, { refetchOnMountOrArgChange: true, pollingInterval: usePoll(POLL_MS) });
  if (order.data === undefined && refusedCode(order.error) === code.notFound)
    return (
      <Frame title={orderId} crumb={crumb}>
        <Panes>
          <Empty title={text.orderUnknown}>{text.orderUnknownMore}</Empty>
        </Panes>
      </Frame>
    );
  return (
    <Answer of={order} what={text.orders}>
      {(data) => <Order order={data} at={order.fulfilledTimeStamp} />}
    </Answer>
  );
}

function Order({ order, at }: { order: DeskOrder; at: number | undefined }) {
  const [isRefunding, setRefunding] = useState(false);
  const mayRefund = useMay('money.refund');
  const isStale = useIsStale();
  const navigate = useNavigate();
  const copy = useCopy();
  const member = useRoomPath()('members', order.uid);
  const { orderId, title, amountFen, state } = order;
  const canRefund = mayRefund && !isStale && state === 'paid';
  return (
    <Frame
      title={orderId}
      crumb={crumb}
      facts={[title, text.yuan(amountFen), text.orderStates[state]].join(' · ')}
      keys={[
        { key: 'f', label: refundText.title, when: canRefund, run: () => setRefunding(true) },
        { key: 'y', label: text.keys.copy, run: () => copy(orderId) },
        {
          key: 'm',
          label: text.member,
          when: member !== undefined,
          run: () => member !== undefined && void navigate(member),
        },
        { key: 'Escape', label: kitText.back, quiet: true, run: () => void navigate('/money/orders') },
      ]}
      actions={
        mayRefund &&
        state === 'paid' && (
          <Button shortcut="f" disabled={!canRefund} onClick={() => setRefunding(true)}>
            {refundText.act}
          </Button>
        )
      }
      status={at && `${frameText.rooms.money} · ${text.updated(hourText(at, true))}`}
    >
      <Panes list={<OrderFacts order={order} />} listWidth={300}>
        <Happened order={order} />
      </Panes>
      {isRefunding && <RefundOrderDialog orderId={orderId} onClose={() => setRefunding(false)} />}
    </Frame>
  );
}

function OrderFacts({ order }: { order: DeskOrder }) {
  const { diamonds, vipDays, firstBonus, state, payType, providerTxn, createdAt, paidAt, balance, vipEndsAt } = order;
  const open = order.cases.filter((each) => each.state === 'open');
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.aboutOrder}>
      <FactsSection title={text.aboutOrder}>
        <Facts
          rows={[
            [
              text.state,
              <Chip key="state" {...ORDER_TONE[state]}>
                {text.orderStates[state]}
              </Chip>,
            ],
            [text.amount, text.yuan(order.amountFen)],
            [refundText.backSoFar, order.refundedFen > 0 && text.yuan(order.refundedFen)],
            [text.said.gives, diamonds ? text.diamonds(diamonds) : vipDays && text.vipDays(vipDays)],
            ['', firstBonus > 0 && text.first(firstBonus)],
            [text.way, wayText(payType)],
            [text.providerTxn, providerTxn && <Ident id={providerTxn} shown={shortTxn(providerTxn)} />],
            [text.placed, <Moment key="at" at={createdAt} seconds />],
            [text.paid, paidAt && <Moment at={paidAt} seconds />],
          ]}
        />
      </FactsSection>
      <FactsSection title={text.aboutMember}>
        <Facts
          rows={[
            [text.member, <MemberOf key="member" row={order} />],
            [text.state, text.memberStates[order.memberState]],
            [text.said.balance, text.diamonds(balance)],
            [text.vip, vipEndsAt && <Moment at={vipEndsAt} />],
          ]}
        />
      </FactsSection>
      {order.refunds.length > 0 && (
        <FactsSection title={refundText.atProvider}>
          <Facts
            rows={order.refunds.map(({ id, amountFen, state: at, why, note }, n) => [
              `${n + 1} · ${text.yuan(amountFen)}`,
              <span key={id} title={id}>
                {[refundText.states[at], at === 'refused' ? why : note].filter(Boolean).join(' · ')}
              </span>,
            ])}
          />
        </FactsSection>
      )}
      {open.length > 0 && (
        <FactsSection title={text.openCases}>
          {open.map((each) => (
            <p key={each.id}>
              <Chip tone={REASON_TONE[each.reason]}>{text.reasons[each.reason]}</Chip>{' '}
              <Link to="/money">{suggestionOf(each)}</Link>
            </p>
          ))}
        </FactsSection>
      )}
    </Scroll>
  );
}

function Happened({ order }: { order: DeskOrder }) {
  const events = eventsOf(order);
  const { entries } = order;
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.happened}>
      <Bar>
        <h2>{text.happened}</h2>
        <span data-end="">
          <NoteAct about={{ orderId: order.orderId }} />
        </span>
      </Bar>
      <Events events={events} />
      <Bar>
        <h2>{text.entries}</h2>
        <small>{entries.length > 0 && text.entriesNote(sum)}</small>
      </Bar>
      {entries.length === 0 ? (
        <DayLine as="p">{text.noEntries}</DayLine>
      ) : (
        <Table data-dense="">
          <thead>
            <tr>
              <th scope="col">{text.when}</th>
              <th scope="col">{text.account}</th>
              <th scope="col">{text.note}</th>
              <th scope="col" data-num="">
                {text.change}
              </th>
              <th scope="col" data-num="">
                {text.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, account, title, amount, balanceAfter }) => (
              <tr key={id} data-plain="">
                <td data-mono="">
                  <Moment at={at} seconds />
                </td>
                <td>{text.accounts[account] ?? account}</td>
                <td data-dim="">{title}</td>
                <td data-num="">{text.signed(amount)}</td>
                <td data-num="">
                  {balanceAfter === null || balanceAfter === undefined ? '' : groupThousands(balanceAfter)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Scroll>
  );
}

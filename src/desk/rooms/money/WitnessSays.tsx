import type { MoneyCase } from '@/contract/desk/money';
import { Facts } from '@/desk/kit/facts/Facts';
import { Ident } from '@/desk/kit/ident/Ident';
import { Moment } from '@/desk/kit/time/Moment';
import { hourText } from '@/desk/kit/time/timeText';
import { moneyDeskText as text } from '@/text/desk/money';
import { MemberOf, OrderOf } from './CaseTable';
import { amountText, givesText, shortTxn } from './caseWords';
import { Bad, Witness } from './money.styles';

const { said } = text;

/** What the provider told. */
export function ProviderSays({ payment: { amountFen, providerTxn, heard, at, orderFen } }: { payment: MoneyCase }) {
  const own = heard.filter((each) => each.providerTxn === providerTxn);
  const [first, ...again] = own;
  return (
    <Witness>
      <h3>
        {text.provider}
        {orderFen && orderFen !== amountFen ? <Bad>{amountText(amountFen)}</Bad> : <span>{amountText(amountFen)}</span>}
      </h3>
      <Facts
        rows={[
          [said.txn, <Ident key="txn" id={providerTxn} shown={shortTxn(providerTxn)} />],
          [
            said.heard,
            <>
              <Moment key="at" at={first?.at ?? at} seconds /> {first && (text.results[first.result] ?? first.result)}
            </>,
          ],
          [text.note, again.length > 0 && said.repeated(again.length)],
        ]}
      />
    </Witness>
  );
}

/** What was ordered, and how it stands. */
export function OrderSays({ payment }: { payment: MoneyCase }) {
  const { order, orderId, expiresAt, closedAt, orderState } = payment;
  if (!order)
    return (
      <Witness>
        <h3>
          {text.orderSays} <Bad>{said.noOrder}</Bad>
        </h3>
        <Facts rows={[[said.number, <Ident key="id" id={orderId} />]]} />
      </Witness>
    );
  return (
    <Witness>
      <h3>
        {text.orderSays}
        <span>{text.yuan(order.amountFen)}</span>
      </h3>
      <Facts
        rows={[
          [said.number, <OrderOf key="id" row={{ orderId, orderState }} />],
          [said.placed, <Moment key="at" at={order.createdAt} seconds />],
          [
            said.closed,
            closedAt ? <Moment key="at" at={closedAt} seconds /> : expiresAt && said.expired(hourText(expiresAt)),
          ],
          [said.product, order.title],
          [text.state, text.orderStates[order.state]],
        ]}
      />
    </Witness>
  );
}

/** What the ledger has of it. */
export function LedgerSays({ payment }: { payment: MoneyCase }) {
  const { order, balance, entries, sameTxn } = payment;
  const own = entries.filter(({ account }) => account === 'user');
  const sum = own.reduce((total, { amount }) => total + amount, 0);
  return (
    <Witness>
      <h3>
        {text.ledger}
        <span>{text.signed(sum)}</span>
      </h3>
      <Facts
        rows={[
          [said.member, order ? <MemberOf key="member" row={order} /> : said.nobody],
          [
            said.credit,
            order?.vipDays ? (
              said.grant
            ) : own.length === 0 ? (
              <Bad key="none">{said.noEntry}</Bad>
            ) : (
              said.lines(own.map(({ title }) => title))
            ),
          ],
          [said.balance, balance === null || balance === undefined ? null : text.diamonds(balance)],
          [said.gives, order && givesText(payment)],
          [said.sameTxn, sameTxn > 0 ? <Bad key="same">{said.others(sameTxn)}</Bad> : said.onlyOne],
        ]}
      />
    </Witness>
  );
}

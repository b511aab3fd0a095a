import { useState } from 'react';
import type { CaseDecision, MoneyCase } from '@/contract/desk/money';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer, useIsStale } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { wholeText } from '@/desk/kit/time/timeText';
import { useMay, useSelf } from '@/desk/session/useSelf';
import { usePoll } from '@/desk/world/usePoll';
import { moneyDeskText as text } from '@/text/desk/money';
import { AskedBack } from './AskedBack';
import { givesText, REASON_TONE, writesText } from './caseWords';
import { Events } from './Events';
import { Buttons, Opened, Story, Witness, Witnesses } from './money.styles';
import { POLL_MS, useMoneyCaseQuery } from './moneyApi';
import { NoteAct } from './NoteAct';
import { caseEventsOf } from './orderWords';
import { SettleDialog } from './SettleDialog';
import { useTaking } from './useTaking';
import { LedgerSays, OrderSays, ProviderSays } from './WitnessSays';

/** One payment: what happened in a sentence, the three witnesses beside each other, what can be done. */
export function CaseOpened({ id }: { id: number }) {
  const self = useSelf();
  const opened = useMoneyCaseQuery({ id }, { refetchOnMountOrArgChange: true, pollingInterval: usePoll(POLL_MS) });
  return (
    <Opened aria-label={text.openCases}>
      <Answer of={opened} what={text.caseList} rows={4}>
        {(payment) => (
          <>
            <h2>
              <Chip tone={REASON_TONE[payment.reason]}>{text.reasons[payment.reason]}</Chip>
              {text.sentences[payment.reason]}
              {payment.state === 'open' && payment.owner && (
                <Chip tone="blue">{text.mineOf(payment.owner.id === self.id, payment.owner.name)}</Chip>
              )}
              {payment.state !== 'open' && payment.settledAt && (
                <small>
                  {text.settledBy(
                    payment.settledBy ?? text.commandLine,
                    text.settled[payment.state],
                    wholeText(payment.settledAt),
                  )}
                </small>
              )}
            </h2>
            <AskedBack payment={payment} />
            <Witnesses>
              <ProviderSays payment={payment} />
              <OrderSays payment={payment} />
              <LedgerSays payment={payment} />
              {payment.state === 'open' ? (
                <Settling payment={payment} />
              ) : (
                <Witness>
                  <h3>{text.note}</h3>
                  {payment.note}
                </Witness>
              )}
            </Witnesses>
            <Story aria-label={text.happened}>
              <h3>
                {text.happened} <NoteAct about={{ caseId: payment.id, orderId: payment.orderId }} />
              </h3>
              <Events events={caseEventsOf(payment)} />
            </Story>
          </>
        )}
      </Answer>
    </Opened>
  );
}

function Settling({ payment }: { payment: MoneyCase }) {
  const [deciding, setDeciding] = useState<CaseDecision | null>(null);
  const may = useMay('money.settle');
  const isStale = useIsStale();
  const { creditable } = payment;
  const { owner, isMine, run } = useTaking(payment);
  const isOthers = owner !== null && !isMine;
  const can = may && !isStale && !isOthers;
  const gives = givesText(payment);
  // It waits for a second person.
  const canRefund = can && !payment.asked;
  useKeys([
    { key: 'c', label: isMine ? text.release : owner ? text.takeOver : text.take, when: may && !isStale, run },
    {
      key: 'a',
      label: text.keys.suggested,
      when: creditable ? can : canRefund,
      run: () => setDeciding(creditable ? 'credited' : 'refunded'),
    },
    { key: 'f', label: text.keys.refunded, when: canRefund, run: () => setDeciding('refunded') },
    { key: 'x', label: text.keys.dismissed, when: can, run: () => setDeciding('dismissed') },
  ]);
  return (
    <Witness aria-label={text.settle}>
      <h3>{text.settle}</h3>
      {may && (
        <Buttons>
          {creditable && (
            <Button look="main" shortcut="a" disabled={!can} onClick={() => setDeciding('credited')}>
              {text.acts.credited(gives)}
            </Button>
          )}
          <Button
            {...(!creditable && { look: 'main' as const })}
            shortcut="f"
            disabled={!canRefund}
            onClick={() => setDeciding('refunded')}
          >
            {text.acts.refunded}
          </Button>
          <Button shortcut="c" disabled={isStale} onClick={run}>
            {isMine ? text.release : owner ? text.takeOver : text.take}
          </Button>
          <Button shortcut="x" disabled={!can} onClick={() => setDeciding('dismissed')}>
            {text.acts.dismissed}
          </Button>
        </Buttons>
      )}
      <p>
        {!may
          ? text.askFinance
          : isOthers
            ? text.takenNote(owner.name)
            : creditable
              ? writesText(payment, 'credited')
              : text.mayNotCredit(writesText(payment, 'refunded'))}
      </p>
      {deciding && <SettleDialog payment={payment} decision={deciding} onClose={() => setDeciding(null)} />}
    </Witness>
  );
}

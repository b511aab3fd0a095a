import type { Act } from '@/contract/desk/acts';
import type { DeskOrder, MoneyCase, OrderState } from '@/contract/desk/money';
import type { StaffNote } from '@/contract/desk/notes';
import type { Tone } from '@/desk/kit/chip/Chip';
import { wholeText } from '@/desk/kit/time/timeText';
import { actText } from '@/text/desk/acts';
import { moneyDeskText as text } from '@/text/desk/money';

/** The colour of an order's chip. */
export const ORDER_TONE: Record<OrderState, { tone?: Tone }> = {
  pending: {},
  paid: { tone: 'green' },
  closed: {},
  review: { tone: 'amber' },
  refunded: { tone: 'red' },
};

/** One thing that happened to an order. */
export interface OrderEvent {
  at: number;
  kind: keyof typeof text.events;
  tone?: Tone;
  words: string;
  amount?: string;
}

/** What one of the staff did. */
const actEvent = ({ at, kind, staff, reason }: Act): OrderEvent => ({
  ...{ at, kind: 'act', tone: 'amber' },
  words: [actText[kind] ?? kind, staff, reason].filter(Boolean).join(' · '),
});

const noteEvent = ({ at, staff, text: words }: StaffNote): OrderEvent => ({
  at,
  kind: 'note',
  words: `${staff} · ${words}`,
});

/** What the staff did and wrote; that a note was written stands in its words. */
const staffEvents = ({ acts, notes }: { acts: readonly Act[]; notes: readonly StaffNote[] }): OrderEvent[] => [
  ...acts.filter(({ kind }) => !kind.endsWith('.noted')).map(actEvent),
  ...notes.map(noteEvent),
];

const inTime = (events: readonly OrderEvent[]): OrderEvent[] => events.toSorted((one, other) => one.at - other.at);

/** All that happened to a payment since it was held, the first thing first. */
export const caseEventsOf = ({
  at,
  reason,
  ...by
}: Pick<MoneyCase, 'at' | 'reason' | 'acts' | 'notes'>): OrderEvent[] => [
  { at, kind: 'case', words: text.held(text.reasons[reason]) },
  ...inTime(staffEvents({ ...by, acts: by.acts.toReversed() })),
];

/** All that happened to an order, the first thing first. */
export function eventsOf(order: DeskOrder): OrderEvent[] {
  const { createdAt, closedAt, paidAt, amountFen, title, late, expiresAt } = order;
  const events: OrderEvent[] = [
    {
      at: createdAt,
      kind: 'placed',
      words: `${title} · ${text.expires(wholeText(expiresAt))}`,
      amount: text.yuan(amountFen),
    },
    ...order.heard.map(
      ({ at, result, sigOk, providerTxn }): OrderEvent => ({
        ...{ at, kind: 'heard', tone: sigOk ? 'violet' : 'red' },
        words: text.heard(text.results[result] ?? result, providerTxn),
      }),
    ),
    ...staffEvents(order),
  ];
  if (closedAt) events.push({ at: closedAt, kind: 'closed', words: text.orderStates.closed });
  if (paidAt)
    events.push({
      ...{ at: paidAt, kind: 'paid', tone: 'teal', amount: text.yuan(amountFen) },
      words: late ? text.late : text.orderStates.paid,
    });
  for (const { at, reason, state, settledAt, settledBy, note } of order.cases) {
    events.push({ at, kind: 'case', tone: 'amber', words: text.sentences[reason] });
    if (settledAt && state !== 'open')
      events.push({
        ...{ at: settledAt, kind: 'case', tone: 'green' },
        words: [text.settled[state], settledBy ?? text.commandLine, note].join(' · '),
      });
  }
  return inTime(events);
}

import type { DeskLetter, DeskLetterRow } from '@/contract/desk/letters';
import { ActsOf } from '@/desk/acts/ActsOf';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { Facts, FactsSection } from '@/desk/kit/facts/Facts';
import { Ident } from '@/desk/kit/ident/Ident';
import { Masked } from '@/desk/kit/masked/Masked';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Moment } from '@/desk/kit/time/Moment';
import { spanText } from '@/desk/kit/time/timeText';
import { useNow } from '@/desk/world/useNow';
import { deskLettersText as text } from '@/text/desk/letters';
import { manyLettersText } from '@/text/desk/manyLetters';
import { Alike, Face, Limit, Thing, Who } from './letters.styles';
import { useUnmaskContactMutation } from './lettersApi';

const { person: personText, invoice: invoiceText, things, limits, alike: alikeText } = text;

interface LetterCaseProps {
  letter: DeskLetter;
  onOpen: (id: number) => void;
  /** Marks letters to be done with together; absent for who may not. */
  onMark: ((rows: readonly DeskLetterRow[]) => void) | undefined;
}

/** What was done to a letter and stands in no line of it. */
const UNSAID = ['member.unmasked', 'letter.faqMade'];

/** Who wrote, what belongs to it, what is due, what is like it, what was done beside. */
export function LetterCase({ letter, onOpen, onMark }: LetterCaseProps) {
  return (
    <>
      <Person letter={letter} />
      <Invoices letter={letter} />
      <Things letter={letter} />
      <Limits letter={letter} />
      <AlikeOnes {...{ letter, onOpen, onMark }} />
      <ActsOf subject="letter" id={letter.id} only={UNSAID} />
    </>
  );
}

/** What the writer left to be reached by. */
function Contact({ letter: { id, contact } }: { letter: DeskLetter }) {
  const [unmask] = useUnmaskContactMutation();
  return (
    <Masked
      of={`contact ${id}`}
      masked={contact}
      title={personText.unmask(id)}
      recorded={personText.unmaskRecorded(id)}
      because={personText.because(id)}
      ask={(reason) => unmask({ id, reason })}
      read={(data) => data.contact}
    />
  );
}

function Person({ letter }: { letter: DeskLetter }) {
  const { person, avatar } = letter;
  const path = useRoomPath();
  const contact = letter.contact === '' ? null : <Contact key={letter.id} letter={letter} />;
  if (person === null)
    return (
      <FactsSection title={text.guest}>
        <Facts rows={[[personText.contact, contact]]} />
      </FactsSection>
    );
  const { uid, name, levelType, balance, phoneMasked, letters, rating, joinedAt, status } = person;
  const to = path('members', uid);
  return (
    <FactsSection
      title={
        <Who>
          <Face src={avatar ?? undefined} data-big="" />
          <span>
            {name} {levelType > 0 && <Chip tone="vip">{personText.vip}</Chip>}
            <Ident id={uid} {...(to !== undefined && { to })} />
          </span>
        </Who>
      }
    >
      <Facts
        rows={[
          [personText.balance, text.diamonds(balance.toLocaleString('en'))],
          [personText.phone, phoneMasked === '' ? personText.noPhone : <code key="phone">{phoneMasked}</code>],
          [personText.letters, personText.lettersOf(letters, rating === null ? null : rating.toFixed(1))],
          [personText.joined, <Moment key="joined" at={joinedAt} />],
          [personText.status, personText.statuses[status] ?? status],
          [personText.contact, contact],
        ]}
      />
    </FactsSection>
  );
}

/** What invoices are to say; every field is copied by a click. */
function Invoices({ letter: { invoices } }: { letter: DeskLetter }) {
  const path = useRoomPath();
  return invoices.map(({ orderId, order, kind, title, taxNumber, email, paidFen, refundedFen }) => (
    <FactsSection key={orderId} title={invoiceText.title}>
      <Facts
        rows={[
          [invoiceText.kind, invoiceText.kinds[kind]],
          [invoiceText.name, <Ident key="title" id={title} />],
          [invoiceText.taxNumber, taxNumber === undefined ? null : <Ident key="tax" id={taxNumber} />],
          [invoiceText.email, <Ident key="email" id={email} />],
          [invoiceText.sum, <Ident key="sum" id={((paidFen - refundedFen) / 100).toFixed(2)} />],
          [invoiceText.refunded, refundedFen === 0 ? null : (refundedFen / 100).toFixed(2)],
          [invoiceText.what, order],
          [invoiceText.order, <Ident key="order" id={orderId} {...linkTo(path('money', orderId))} />],
        ]}
      />
    </FactsSection>
  ));
}

function Things({ letter: { orders, recording, support } }: { letter: DeskLetter }) {
  const path = useRoomPath();
  const isBare = orders.length === 0 && recording === null && support === null;
  return (
    <FactsSection title={things.title}>
      {isBare && <small>{things.none}</small>}
      {orders.map(({ orderId, title, amountFen, status, named }) => {
        const to = path('money', orderId);
        return (
          <Thing key={orderId}>
            <span>{things.order}</span>
            <span>
              <Ident
                id={orderId}
                shown={`${orderId.slice(0, 8)}…${orderId.slice(-4)}`}
                {...(to !== undefined && { to })}
              />
              <small>
                {title} ¥{(amountFen / 100).toFixed(2)} {named && things.named}
              </small>
            </span>
            <b data-state={status}>{things.orderState[status] ?? status}</b>
          </Thing>
        );
      })}
      {recording && (
        <Thing>
          <span>{things.recording}</span>
          <Ident id={recording.number} {...linkTo(path('recordings', recording.number))} />
          <b>{recording.sentAt === null ? text.recordingGone : ''}</b>
        </Thing>
      )}
      {support && (
        <Thing>
          <span>{things.server}</span>
          <Ident id={support} shown={things.supportCode(support)} />
        </Thing>
      )}
    </FactsSection>
  );
}

const linkTo = (to: string | undefined) => (to === undefined ? {} : { to });

function Limits({ letter }: { letter: DeskLetter }) {
  const now = useNow();
  const { state, answered, answerDueAt, closeDueAt, createdAt, firstAnsweredAt } = letter;
  const isOpen = state === 'open';
  return (
    <FactsSection title={limits.title}>
      {!isOpen && <small>{limits.none}</small>}
      {isOpen && (
        <>
          <Bar
            label={answered ? limits.answer : limits.first}
            from={Math.min(createdAt, answerDueAt)}
            due={answerDueAt}
            now={now}
          />
          <Bar label={limits.close} from={createdAt} due={closeDueAt} now={now} />
        </>
      )}
      {firstAnsweredAt !== null && <small>{limits.firstDone(spanText(firstAnsweredAt - createdAt))}</small>}
    </FactsSection>
  );
}

interface BarProps {
  label: (span: string) => string;
  from: number;
  due: number;
  now: number;
}

/** How much of a time is used up. */
function Bar({ label, from, due, now }: BarProps) {
  const whole = Math.max(1, due - from);
  const used = Math.min(1, Math.max(0, (now - from) / whole));
  const left = due - now;
  const tone = left < 0 ? 'red' : used > 0.3 ? 'amber' : undefined;
  return (
    <Limit data-tone={tone} style={{ '--used': `${(used * 100).toFixed(1)}%` } as object}>
      <span>{label(spanText(whole))}</span>
      <b>{left < 0 ? limits.over(spanText(-left)) : limits.left(spanText(left))}</b>
      <i aria-hidden="true" />
    </Limit>
  );
}

function AlikeOnes({ letter, onOpen, onMark }: LetterCaseProps) {
  const { alike } = letter;
  const open = [letter, ...alike].filter(({ state }) => state === 'open');
  const canMark = onMark !== undefined && open.length > 1;
  const mark = () => onMark?.(open);
  useKeys([{ key: 'M', label: manyLettersText.alike(open.length), quiet: true, when: canMark, run: mark }]);
  return (
    <FactsSection title={alikeText.title} note={alike.length > 0 ? alikeText.count(alike.length) : undefined}>
      {alike.length === 0 && <small>{alikeText.none}</small>}
      {alike.map(({ id, name, subject, own, createdAt, state }) => (
        <Alike key={id} type="button" title={subject} onClick={() => onOpen(id)}>
          <code>{id}</code>
          <span>{own ? alikeText.own : (name ?? text.guest)}</span>
          <span>{subject}</span>
          <small>
            {text.states[state]} <Moment at={createdAt} />
          </small>
        </Alike>
      ))}
      {canMark && (
        <Button shortcut="M" onClick={mark}>
          {manyLettersText.alike(open.length)}
        </Button>
      )}
    </FactsSection>
  );
}

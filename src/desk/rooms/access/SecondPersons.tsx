import { useState } from 'react';
import { Link } from 'react-router';
import type { SecondPerson } from '@/contract/desk/members';
import { Chip } from '@/desk/kit/chip/Chip';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Bar } from '@/desk/kit/room/room.styles';
import { Table } from '@/desk/kit/table/table.styles';
import { Waiting } from '@/desk/kit/time/Moment';
import { usePoll } from '@/desk/world/usePoll';
import { accessText } from '@/text/desk/access';
import { Queue } from './access.styles';
import { useSecondPersonQuery } from './accessApi';
import { SecondPersonDialog } from './SecondPersonDialog';
import { wishText } from './wishText';

const EVERY_MS = 30_000;

/** What waits for a second person; nothing is drawn while nothing does. Whoever asked may only look. */
export function SecondPersons() {
  const { data } = useSecondPersonQuery({}, { pollingInterval: usePoll(EVERY_MS) });
  const [open, setOpen] = useState<SecondPerson | null>(null);
  if (data === undefined || data.records.length === 0) return null;
  return (
    <Queue aria-label={accessText.seconds}>
      <Bar>
        <h2>
          {accessText.seconds} {data.records.length}
        </h2>
        <small>{accessText.secondsNote}</small>
      </Bar>
      <Table>
        <tbody>
          {data.records.map((wish) => (
            <tr key={wish.id} data-plain="">
              <td data-mono="">{wish.id}</td>
              <td>{wish.askedBy}</td>
              <td data-cut="">
                <Wish wish={wish} onOpen={() => setOpen(wish)} />
              </td>
              <td data-num="">
                {wish.isMine ? <Chip>{accessText.mine}</Chip> : <Chip tone="amber">{accessText.seconds}</Chip>}
              </td>
              <td data-num="" data-dim="">
                <Waiting since={wish.askedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {open && <SecondPersonDialog wish={open} onClose={() => setOpen(null)} />}
    </Queue>
  );
}

/** Where a payment stands open in the room of money. */
const casePath = (room: string | undefined, { caseId }: SecondPerson) => room && `${room}?case=${caseId}`;

/** What is asked for: content and payments are looked at where they are, and decided there. */
function Wish({ wish, onOpen }: { wish: SecondPerson; onOpen: () => void }) {
  const path = useRoomPath();
  if (wish.kind !== 'content' && wish.kind !== 'caseRefund')
    return (
      <button type="button" onClick={onOpen}>
        {wishText(wish)} · {wish.name}
      </button>
    );
  const to = wish.kind === 'content' ? path('content', wish.thing ?? undefined) : casePath(path('money'), wish);
  return to === undefined ? wishText(wish) : <Link to={to}>{wishText(wish)}</Link>;
}

import { Link } from 'react-router';
import type { TodayMine } from '@/contract/desk/today';
import { FactsSection } from '@/desk/kit/facts/Facts';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { spanText } from '@/desk/kit/time/timeText';
import { todayText as text } from '@/text/desk/today';
import { Dim, Mine } from './today.styles';

/** What waits for who sits here, each line leads there. */
export function MineList({ mine, at }: { mine: readonly TodayMine[]; at: number }) {
  const path = useRoomPath();
  const toOf = ({ kind, id }: TodayMine) => {
    if (kind === 'letter') return path('letters', id);
    if (kind === 'secondPerson') return path('access');
    const room = path('money');
    return room && `${room}?view=mine`;
  };
  const whenOf = ({ kind, at: since, over }: TodayMine) => {
    const span = spanText(Math.abs(at - since));
    if (kind !== 'letter') return text.asked(span);
    return over ? text.late(span) : text.due(span);
  };
  return (
    <FactsSection title={text.mine} note={mine.length > 0 ? mine.length : undefined}>
      {mine.length === 0 && <Dim>{text.nothingMine}</Dim>}
      {mine.map((one) => {
        const { kind, id, title, over } = one;
        const to = toOf(one);
        return (
          <Mine key={`${kind} ${id}`}>
            <code>
              {text.kinds[kind]} {id}
            </code>
            <span>
              {to === undefined ? title : <Link to={to}>{title}</Link>}
              <small data-over={over ? '' : undefined}>{whenOf(one)}</small>
            </span>
          </Mine>
        );
      })}
    </FactsSection>
  );
}

import type { Checkin } from '@/contract/checkin';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { checkinText as text } from '@/text/checkin';
import { CardHead, Foot, Panel } from './checkin.styles';
import { DayCell } from './DayCell';
import { isChest, monthOf } from './days';
import { Month, WeekdayRow } from './days.styles';
import { partsOf, weekdayOf } from './dayWords';
import { useMakeUp } from './useMakeUp';

/** The whole month with its milestones and what can be made up. */
export function MonthGrid({ checkin }: { checkin: Checkin }) {
  const { busyDay, ask } = useMakeUp(checkin);
  const { makeup, today } = checkin;
  const days = monthOf(checkin);
  const title = text.monthTitle(partsOf(today).month);
  return (
    <Panel aria-label={title}>
      <CardHead>
        <h2>{title}</h2>
        <Link to={href.checkin({ view: 'record' })}>{text.record}</Link>
      </CardHead>
      <WeekdayRow aria-hidden="true">
        {text.weekdaysShort.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </WeekdayRow>
      <Month data-from={weekdayOf(days[0]?.day ?? today) + 1}>
        {days.map((day) => (
          <DayCell
            key={day.day}
            day={day}
            label={String(partsOf(day.day).date)}
            chest={isChest(checkin, day)}
            busy={busyDay === day.day}
            onMakeUp={ask}
          />
        ))}
      </Month>
      <Foot>{makeup.left > 0 ? text.makeupLeft(makeup.left, makeup.price) : text.makeupNone}</Foot>
    </Panel>
  );
}

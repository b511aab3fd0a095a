import type { Checkin } from '@/contract/checkin';
import { checkinText as text } from '@/text/checkin';
import { DayCell } from './DayCell';
import { isChest, weekOf } from './days';
import { Week } from './days.styles';
import { weekdayOf } from './dayWords';
import { useMakeUp } from './useMakeUp';

/** This week, Monday first: what was signed, what can be made up, what the days to come give. */
export function WeekStrip({ checkin }: { checkin: Checkin }) {
  const { busyDay, ask } = useMakeUp(checkin);
  return (
    <Week aria-label={text.week}>
      {weekOf(checkin).map((day) => (
        <DayCell
          key={day.day}
          day={day}
          label={day.day === checkin.today ? text.today : (text.weekdays[weekdayOf(day.day)] ?? '')}
          chest={isChest(checkin, day)}
          busy={busyDay === day.day}
          onMakeUp={ask}
        />
      ))}
    </Week>
  );
}

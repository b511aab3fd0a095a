import { DayPicker } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { useKeys } from '@/desk/keys/useKeys';
import { useNow } from '@/desk/world/useNow';
import { kitText } from '@/text/desk/kit';
import { Month } from './date.styles';
import { dateOf, dayOf } from './typedDay';

/** The month around a day. What is under it hears no key. */
export function Calendar({ value, onChoose }: { value: string; onChoose: (day: string) => void }) {
  useKeys([], { over: true, title: kitText.calendar });
  const chosen = dateOf(value);
  const now = useNow(60_000);
  return (
    <Month>
      <DayPicker
        mode="single"
        autoFocus
        showOutsideDays
        locale={zhCN}
        today={new Date(now)}
        selected={chosen}
        {...(chosen && { defaultMonth: chosen })}
        onSelect={(date) => onChoose(date ? dayOf(date) : '')}
      />
    </Month>
  );
}

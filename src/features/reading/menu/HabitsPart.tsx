import type { ReaderHabits } from '@/features/reading/settings/readerSettings';
import { readerSettingsText as text } from '@/text/readerSettings';
import { Tick } from '@/ui/tick/Tick';
import { Slider } from './Options';
import type { Choose } from './SettingsSheet';
import { Part, Ticks } from './settings.styles';

interface HabitsPartProps {
  habits: ReaderHabits;
  novel: boolean;
  choose: Choose;
}

/** What is the same for all books. */
export function HabitsPart({ habits, novel, choose }: HabitsPartProps) {
  const tick = (name: 'saver' | 'awake' | 'pageNumber' | 'swapTaps' | 'doubleTap') => (
    <Tick checked={habits[name]} onChange={(on) => choose.habits({ [name]: on })}>
      {text.habits[name]}
    </Tick>
  );
  return (
    <Part aria-label={text.habits.title}>
      <h3>{text.habits.title}</h3>
      <Slider
        label={text.habits.autoSpeed}
        value={habits.autoSpeed}
        min={1}
        max={10}
        say={String}
        onChoose={(autoSpeed) => choose.habits({ autoSpeed })}
      />
      {!novel && (
        <Slider
          label={text.habits.ahead}
          value={habits.ahead}
          min={1}
          max={20}
          say={text.units.pages}
          onChoose={(ahead) => choose.habits({ ahead })}
        />
      )}
      <Ticks>
        {!novel && tick('saver')}
        {tick('awake')}
        {tick('pageNumber')}
        {tick('swapTaps')}
        {!novel && tick('doubleTap')}
      </Ticks>
    </Part>
  );
}

import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { type Settings, selectSettings, settingsEvents } from '@/shell/settings/settingsSlice';
import { profileText } from '@/text/profile';
import { Sheet } from '@/ui/sheet/Sheet';
import { Tick } from '@/ui/tick/Tick';
import { Choice, Choices, Group, Sample } from './profile.styles';

const text = profileText.appearance;
const themes = Object.entries(text.themes).map(([value, label]) => ({ value, label }));
const sizes = Object.entries(text.sizes)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => Number(a.value) - Number(b.value));

/** Theme, text size and motion, at once and for this browser (B2, B4). */
export function AppearanceSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { theme, textScale, motion } = useAppSelector(selectSettings);
  const choose = (choice: Partial<Settings>) => dispatch(settingsEvents.chosen(choice));
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.title}>
      <Options
        label={text.theme}
        options={themes}
        chosen={theme}
        onChoose={(value) => choose({ theme: value as Settings['theme'] })}
      />
      <Options
        label={text.size}
        options={sizes}
        chosen={String(textScale)}
        onChoose={(value) => choose({ textScale: Number(value) })}
      />
      <Sample>{text.sample}</Sample>
      <Tick
        checked={motion === 'reduced'}
        onChange={(reduced) => choose({ motion: reduced ? 'reduced' : 'system' })}
        aria-describedby="motion-note"
      >
        {text.motion}
        <br />
        <small id="motion-note">{text.motionNote}</small>
      </Tick>
    </Sheet>
  );
}

interface OptionsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

function Options({ label, options, chosen, onChoose }: OptionsProps) {
  return (
    <Group>
      <legend>{label}</legend>
      <Choices>
        {options.map((option) => (
          <Choice key={option.value} data-on={option.value === chosen || undefined}>
            <input
              type="radio"
              name={label}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
              aria-label={option.label}
            />
            {option.label}
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}

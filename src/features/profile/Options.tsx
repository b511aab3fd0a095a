import { Choice, Choices, Group } from './profile.styles';

interface OptionsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One of several, at once. */
export function Options({ label, options, chosen, onChoose }: OptionsProps) {
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

import type { CSSProperties } from 'react';
import { Choice, Choices, Group, Slide } from './settings.styles';

interface OptionsProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  chosen: string;
  /** Colours of the page: each shows its own. */
  swatches?: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few. */
export function Options<Value extends string>({ label, options, chosen, swatches, onChoose }: OptionsProps<Value>) {
  return (
    <Group>
      <legend>{label}</legend>
      <Choices>
        {(Object.entries(options) as [Value, string][]).map(([value, name]) => (
          <Choice
            key={value}
            data-on={value === chosen || undefined}
            data-value={value}
            data-swatch={swatches || undefined}
          >
            <input
              type="radio"
              name={label}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-label={name}
            />
            {name}
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  say: (value: number) => string;
  onChoose: (value: number) => void;
}

/** A number within bounds; the page behind follows the finger. */
export function Slider({ label, value, min, max, step = 1, say, onChoose }: SliderProps) {
  return (
    <Slide style={{ '--at': (value - min) / (max - min) } as CSSProperties}>
      <span>{label}</span>
      <input
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={say(value)}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
      <output>{say(value)}</output>
    </Slide>
  );
}

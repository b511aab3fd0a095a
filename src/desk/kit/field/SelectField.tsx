import { Choice, Field, Options } from './field.styles';

export interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  disabled?: boolean;
  first?: boolean;
  /** 28 px and without its name on screen: it stands in a head. */
  low?: boolean;
}

/** One of a list; the browser's own, which the keyboard knows. */
export function SelectField<T extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
  first,
  low,
}: SelectProps<T>) {
  const select = (
    <Choice>
      <Options
        value={value}
        disabled={disabled}
        aria-label={low ? label : undefined}
        data-low={low ? '' : undefined}
        data-first={first ? '' : undefined}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Options>
    </Choice>
  );
  if (low) return select;
  return (
    <Field>
      <span>{label}</span>
      {select}
    </Field>
  );
}

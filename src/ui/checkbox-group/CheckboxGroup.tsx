import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fieldsText } from '@/text/fields';
import { Option, Options, Reason, Root } from './checkbox-group.styles';

export interface CheckboxGroupProps {
  legend: ReactNode;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Boxes that would leave fewer are disabled; default 0. */
  min?: number;
  /** Boxes that would make more are disabled; default no limit. */
  max?: number;
  disabled?: boolean;
}

/** Several of many. With a minimum or maximum, the boxes that would break it are disabled and the group says why (F6). */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, options, value, onChange, min = 0, max = Number.POSITIVE_INFINITY, disabled } = props;
  const reasonId = useId();
  const atMin = value.length > 0 && value.length <= min;
  const atMax = value.length >= max;
  const reason = atMax ? fieldsText.atMost(max) : atMin ? fieldsText.atLeast(min) : undefined;

  const toggle = (one: string, on: boolean) => {
    const next = options.map((option) => option.value).filter((kept) => (kept === one ? on : value.includes(kept)));
    onChange(next);
  };

  return (
    <Root disabled={disabled} aria-describedby={reason && reasonId}>
      <legend>{legend}</legend>
      <Options>
        {options.map((option) => {
          const on = value.includes(option.value);
          const off = on ? atMin : atMax;
          return (
            <Option key={option.value} data-on={on || undefined} data-off={off || undefined}>
              <input
                type="checkbox"
                checked={on}
                disabled={off}
                aria-describedby={off ? reasonId : undefined}
                onChange={(event) => toggle(option.value, event.target.checked)}
              />
              {on && <Check aria-hidden="true" />}
              {option.label}
            </Option>
          );
        })}
      </Options>
      <Reason id={reasonId} role="status" hidden={!reason}>
        {reason}
      </Reason>
    </Root>
  );
}

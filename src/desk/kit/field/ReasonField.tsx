import { kitText } from '@/text/desk/kit';
import type { Reason } from './reason';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';

interface ReasonFieldProps {
  value: Reason;
  onChange: (reason: Reason) => void;
  /** What is usual here, in words. */
  options: readonly string[];
  /** Letters of the free text; default 200. */
  maxLength?: number;
}

/** Why: one of a list and words of one's own. Prefill `text` from the open case. What it comes to is `reasonText`. */
export function ReasonField({ value, onChange, options, maxLength = 200 }: ReasonFieldProps) {
  return (
    <>
      <SelectField
        label={kitText.reason}
        first
        value={value.choice}
        options={[{ value: '', label: kitText.chooseReason }, ...options.map((each) => ({ value: each, label: each }))]}
        onChange={(choice) => onChange({ ...value, choice })}
      />
      <TextArea
        label={kitText.reasonMore}
        value={value.text}
        maxLength={maxLength}
        onChange={(text) => onChange({ ...value, text })}
      />
    </>
  );
}

import { type ReactElement, useState } from 'react';
import { ReasonField } from '@/desk/kit/field/ReasonField';
import { type Reason, reasonText } from '@/desk/kit/field/reason';

/** The field for a reason, one of these and words of one's own, and what it comes to; empty until one is given. */
export function useReason(options: readonly string[], prefilled = ''): { reason: string; field: ReactElement } {
  const [value, setValue] = useState<Reason>({ choice: '', text: prefilled });
  const reason = reasonText(value);
  return {
    reason: value.choice === '' && reason.length < 2 ? '' : reason,
    field: <ReasonField value={value} onChange={setValue} options={options} maxLength={180} />,
  };
}

import { type ReactElement, useState } from 'react';
import { ReasonField } from '@/desk/kit/field/ReasonField';
import { type Reason, reasonText } from '@/desk/kit/field/reason';
import { membersText as text } from '@/text/desk/members';

/** The field for a reason, and what it comes to; empty until one is given. */
export function useReason(): { reason: string; field: ReactElement } {
  const [value, setValue] = useState<Reason>({ choice: '', text: '' });
  const reason = reasonText(value);
  return {
    reason: value.choice === '' && reason.length < 2 ? '' : reason,
    field: <ReasonField value={value} onChange={setValue} options={text.reasons} maxLength={180} />,
  };
}

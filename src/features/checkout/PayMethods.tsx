import type { ReactNode } from 'react';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { MethodRow, Methods } from './checkout.styles';

/** One way to pay. */
export interface PayMethod {
  payType: string;
  name: string;
  icon?: ReactNode;
  note?: string;
  /** The note says why this way does not work as things are. */
  bad?: boolean;
}

export interface PayMethodsProps {
  /** Spoken name of the group. */
  label: string;
  /** Name of the radio group. */
  name: string;
  methods: readonly PayMethod[];
  chosen: string | undefined;
  onChoose: (payType: string) => void;
  /** While a payment is under way. */
  disabled?: boolean;
  tone?: 'plain' | 'vip';
}

/** The ways to pay, one of which is chosen. */
export function PayMethods({ label, name, methods, chosen, onChoose, disabled, tone = 'plain' }: PayMethodsProps) {
  return (
    <Methods disabled={disabled} data-tone={tone}>
      <Spoken as="legend">{label}</Spoken>
      {methods.map(({ payType, name: text, icon, note, bad }) => (
        <MethodRow key={payType}>
          {icon}
          <span>
            {text}
            {note && <small data-bad={bad || undefined}>{note}</small>}
          </span>
          <input type="radio" name={name} checked={payType === chosen} onChange={() => onChoose(payType)} />
        </MethodRow>
      ))}
    </Methods>
  );
}

import { signInText } from '@/text/signIn';
import { Meter } from './session.styles';

const { label, grades } = signInText.strength;

/** How hard a new password is to guess: three bars and a word (D6). */
export function StrengthMeter({ grade }: { grade: number }) {
  return (
    <Meter
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={3}
      aria-valuenow={grade}
      aria-valuetext={grades[grade]}
      data-grade={grade}
    >
      <i />
      <i />
      <i />
      <span>{grades[grade]}</span>
    </Meter>
  );
}

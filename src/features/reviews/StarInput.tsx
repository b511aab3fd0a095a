import { Star } from 'lucide-react';
import { useId } from 'react';
import { reviewsText as text } from '@/text/reviews';
import { Picks } from './reviews.styles';

const ALL = [1, 2, 3, 4, 5] as const;

interface StarInputProps {
  /** Spoken name of the group. */
  label: string;
  /** 0 for none yet. */
  value: number;
  onChoose: (stars: number) => void;
  size?: 'm' | 'l';
  disabled?: boolean;
}

/** Five stars of which one is chosen; arrows move between them as in any group of radio buttons. */
export function StarInput({ label, value, onChoose, size = 'm', disabled }: StarInputProps) {
  const name = useId();
  return (
    <Picks data-size={size} role="radiogroup" aria-label={label}>
      {ALL.map((stars) => (
        <label key={stars} data-on={stars <= value || undefined}>
          <input
            type="radio"
            name={name}
            checked={stars === value}
            disabled={disabled}
            aria-label={text.star(stars)}
            onChange={() => onChoose(stars)}
          />
          <Star aria-hidden="true" />
        </label>
      ))}
    </Picks>
  );
}

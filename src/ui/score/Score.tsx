import { Star } from 'lucide-react';
import { marksText } from '@/text/marks';
import { Root } from './score.styles';

/** A score out of ten, as a star and a number with one decimal. */
export function Score({ score }: { score: number }) {
  const shown = score.toFixed(1);
  return (
    <Root role="img" aria-label={marksText.score(shown)}>
      <Star aria-hidden="true" />
      {shown}
    </Root>
  );
}

/** One member's rating in whole stars, 0–5. */
export function Stars({ stars }: { stars: number }) {
  return (
    <Root role="img" aria-label={marksText.rating(stars)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} data-off={star > stars || undefined} aria-hidden="true" />
      ))}
    </Root>
  );
}

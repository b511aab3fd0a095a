import Gem from '@/ui/art/gem.svg';
import { Pile } from './moment.styles';

const GEMS = [1, 2, 3, 4, 5];

/** Diamonds that were won. */
export const GemPile = () => (
  <Pile>
    {GEMS.map((gem) => (
      <Gem key={gem} />
    ))}
  </Pile>
);

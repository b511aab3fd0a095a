import { Wash } from '@/ui/wash/Wash';
import { HeroGround } from './checkin.styles';

/** The blue behind the bar and the head of the page, as high as the head's words at any text size. */
export function HeroWash() {
  return (
    <HeroGround>
      <Wash tone="deep" height="100%" />
    </HeroGround>
  );
}

import { ParallaxBackdrop } from '@/ui/app-frame/ParallaxBackdrop';
import Far from '@/ui/art/backdrop-far.svg';
import Mid from '@/ui/art/backdrop-mid.svg';
import Near from '@/ui/art/backdrop-near.svg';

/** The floating islands beside the column (B1). */
export function Backdrop() {
  return <ParallaxBackdrop far={<Far />} middle={<Mid />} near={<Near />} />;
}

import { useAppSelector } from '@/kernel/hooks';
import { selectSettings } from '@/shell/settings/settingsSlice';
import { ParallaxBackdrop } from '@/ui/app-frame/ParallaxBackdrop';
import Far from '@/ui/art/backdrop-far.svg';
import Mid from '@/ui/art/backdrop-mid.svg';
import Near from '@/ui/art/backdrop-near.svg';

/** The floating islands beside the column (B1). */
export function BackdropLayers() {
  const moving = useAppSelector((state) => selectSettings(state).motion !== 'reduced');
  return <ParallaxBackdrop far={<Far />} middle={<Mid />} near={<Near />} moving={moving} />;
}

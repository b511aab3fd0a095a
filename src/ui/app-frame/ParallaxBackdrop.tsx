import { type ReactNode, useEffect, useRef } from 'react';
import { useMediaQuery } from '@/lib/react/useMediaQuery';
import { media } from '@/theme/breakpoints';
import { Layer, Root } from './backdrop.styles';

export interface ParallaxBackdropProps {
  /** Pictures that fill the window, from far to near; they move at most 6, 14 and 24 px. */
  far: ReactNode;
  middle: ReactNode;
  near: ReactNode;
  /** False stands still whatever the device says: the member's own setting. */
  moving?: boolean;
}

/** What fills a wide window beside the column (B1): still on a tablet, after the mouse on a desktop that allows motion. */
export function ParallaxBackdrop({ far, middle, near, moving = true }: ParallaxBackdropProps) {
  const root = useRef<HTMLDivElement>(null);
  const follows = useMediaQuery(media.parallax) && moving;

  useEffect(() => {
    const style = root.current?.style;
    if (!follows || !style) return;
    const follow = (event: PointerEvent) => {
      style.setProperty('--pointer-x', String(1 - (2 * event.clientX) / window.innerWidth));
      style.setProperty('--pointer-y', String(1 - (2 * event.clientY) / window.innerHeight));
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      style.removeProperty('--pointer-x');
      style.removeProperty('--pointer-y');
    };
  }, [follows]);

  return (
    <Root ref={root} aria-hidden="true">
      <Layer data-depth="far">{far}</Layer>
      <Layer data-depth="middle">{middle}</Layer>
      <Layer data-depth="near">{near}</Layer>
    </Root>
  );
}

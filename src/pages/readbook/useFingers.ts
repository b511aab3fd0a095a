import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPaged, isSideways, type Layout, type Tap, tapAt } from '@/features/reading/geometry/taps';
import { usePorts } from '@/kernel/hooks';
import { doubleTapMs, type FingerHandlers, watchFingers } from '@/lib/gestures/watchFingers';
import { clampZoom, maxScale, type Point, tapScale, unzoomed, type Zoom, zoomAbout } from '@/lib/gestures/zoom';
import type { BodyControl } from './body';

/** A finger that stays so long selects words or looks; it is no tap. */
const HELD_MS = 450;

interface Setting {
  layout: Layout;
  /** Pictures are magnified; words have a type size of their own. */
  zoomable: boolean;
  doubleTap: boolean;
  swapTaps: boolean;
  body: RefObject<BodyControl | null>;
  onTap(tap: Tap): void;
}

/** Taps, swipes, pinches and double taps on the stage. While something is magnified, no page is ever turned. */
export function useFingers(
  stage: RefObject<HTMLElement | null>,
  lens: RefObject<HTMLElement | null>,
  setting: Setting,
) {
  const { layout, zoomable, doubleTap, swapTaps, body, onTap } = setting;
  const { clock } = usePorts();
  const zoom = useRef<Zoom>(unzoomed);
  const grip = useRef<Zoom>(unzoomed);
  const moved = useRef({ along: 0, scrolled: 0 });
  const waiting = useRef<() => void>(undefined);
  const [zoomed, setZoomed] = useState(false);

  const box = () => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const show = (next: Zoom) => {
    const frame = box();
    const clamped = clampZoom(next, frame, frame);
    zoom.current = clamped;
    const style = lens.current?.style;
    style?.setProperty('--scale', String(clamped.scale));
    style?.setProperty('--x', `${clamped.x}px`);
    style?.setProperty('--y', `${clamped.y}px`);
    setZoomed(clamped.scale > 1);
    return clamped;
  };
  const pinched = (on: boolean) => stage.current?.toggleAttribute('data-pinched', on);

  const onGrip = useEffectEvent<FingerHandlers['onGrip']>(() => {
    grip.current = zoom.current;
    moved.current = { along: 0, scrolled: 0 };
  });
  const onDrag = useEffectEvent<FingerHandlers['onDrag']>((dx, dy, axis) => {
    if (grip.current.scale > 1) {
      pinched(true);
      const wanted = grip.current.y + dy;
      const { y, scale } = show({ ...grip.current, x: grip.current.x + dx, y: wanted });
      // Past the edge of what is magnified the strip itself goes on.
      const over = (wanted - y) / scale;
      body.current?.scrollBy?.(moved.current.scrolled - over);
      moved.current.scrolled = over;
      return;
    }
    if (!isPaged(layout) || (axis === 'x') !== isSideways(layout)) return;
    moved.current.along = axis === 'x' ? dx : dy;
    body.current?.drag?.(moved.current.along);
  });
  const onPinch = useEffectEvent<FingerHandlers['onPinch']>((factor, from, to) => {
    if (!zoomable) return;
    pinched(true);
    const scale = Math.min(maxScale, Math.max(1, grip.current.scale * factor));
    show(zoomAbout(grip.current, scale, from, to));
  });
  const onDrop = useEffectEvent<FingerHandlers['onDrop']>((_dx, ms) => {
    pinched(false);
    const { along } = moved.current;
    if (along !== 0) body.current?.drop?.(grip.current.scale > 1 ? 0 : along, ms);
  });
  const act = (at: Point) => {
    const { width, height } = box();
    const tap = tapAt(at.x / width + 0.5, at.y / height + 0.5, layout, swapTaps);
    onTap(zoom.current.scale > 1 ? 'menu' : tap);
  };
  const tapped = useEffectEvent<NonNullable<FingerHandlers['onTap']>>((at, target, heldMs) => {
    waiting.current?.();
    if (heldMs > HELD_MS || target.closest('a, button, input, label, [role="button"]')) return;
    if (!zoomable || !doubleTap) return act(at);
    waiting.current = clock.after(doubleTapMs, () => act(at));
  });
  const onDoubleTap = useEffectEvent<FingerHandlers['onDoubleTap']>((at) => {
    waiting.current?.();
    if (zoomable && doubleTap) show(zoom.current.scale > 1 ? unzoomed : zoomAbout(zoom.current, tapScale, at));
    else act(at);
  });

  useEffect(() => {
    if (!stage.current) return;
    const stop = watchFingers(stage.current, { onGrip, onDrag, onPinch, onDrop, onDoubleTap, onTap: tapped });
    return () => {
      stop();
      waiting.current?.();
    };
  }, [stage]);

  return { zoomed, unzoom: () => void show(unzoomed) };
}

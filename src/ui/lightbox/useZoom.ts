import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { swipeOffset, swipeTarget } from '@/lib/gestures/swipe';
import { type FingerHandlers, watchFingers } from '@/lib/gestures/watchFingers';
import { clampZoom, fitted, maxScale, type Point, tapScale, unzoomed, type Zoom, zoomAbout } from '@/lib/gestures/zoom';

interface Shown {
  index: number;
  count: number;
  /** Width through height of the picture on screen; 0 while nobody knows. */
  ratio: number;
  onTurn(index: number): void;
  /** The picture was pulled down. */
  onPulled(): void;
}

/** How far down a pull closes, px. */
const PULL_AWAY = 96;

/** Pinch, double tap, pan and swipe on the stage; finger distances go into its CSS variables, never into state. */
export function useZoom(stage: RefObject<HTMLElement | null>, { index, count, ratio, onTurn, onPulled }: Shown) {
  const zoom = useRef<Zoom>(unzoomed);
  const grip = useRef<Zoom>(unzoomed);
  const pulled = useRef(0);
  const [zoomed, setZoomed] = useState(false);

  const box = () => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const put = (name: string, value: string) => stage.current?.style.setProperty(name, value);
  const hold = (held: boolean) => stage.current?.toggleAttribute('data-held', held);
  const show = (next: Zoom) => {
    const frame = box();
    const clamped = clampZoom(next, frame, fitted(frame, ratio || frame.width / (frame.height || 1) || 1));
    zoom.current = clamped;
    put('--scale', String(clamped.scale));
    put('--x', `${clamped.x}px`);
    put('--y', `${clamped.y}px`);
    setZoomed(clamped.scale > 1);
  };
  const toggle = (at: Point = { x: 0, y: 0 }) =>
    show(zoom.current.scale > 1 ? unzoomed : zoomAbout(zoom.current, tapScale, at));

  const onGrip = useEffectEvent<FingerHandlers['onGrip']>(() => {
    grip.current = zoom.current;
    hold(true);
  });
  const onDrag = useEffectEvent<FingerHandlers['onDrag']>((dx, dy, axis) => {
    if (grip.current.scale > 1) show({ ...grip.current, x: grip.current.x + dx, y: grip.current.y + dy });
    else if (axis === 'x') put('--drag', `${swipeOffset({ dx, index, count })}px`);
    else {
      pulled.current = Math.max(0, dy);
      put('--pull', `${pulled.current}px`);
    }
  });
  const onPinch = useEffectEvent<FingerHandlers['onPinch']>((factor, from, to) => {
    const scale = Math.min(maxScale, Math.max(1, grip.current.scale * factor));
    show(zoomAbout(grip.current, scale, from, to));
  });
  const onDrop = useEffectEvent<FingerHandlers['onDrop']>((dx, ms, axis) => {
    hold(false);
    put('--drag', '0px');
    put('--pull', '0px');
    const away = pulled.current > PULL_AWAY;
    pulled.current = 0;
    if (grip.current.scale > 1 || axis === undefined) return;
    if (axis === 'y') return away ? onPulled() : undefined;
    const target = swipeTarget({ dx, ms, width: box().width, index, count });
    if (target !== index) onTurn(target);
  });
  const onDoubleTap = useEffectEvent<FingerHandlers['onDoubleTap']>((at) => toggle(at));

  useEffect(() => {
    if (!stage.current) return undefined;
    return watchFingers(stage.current, { onGrip, onDrag, onPinch, onDrop, onDoubleTap });
  }, [stage]);

  const reset = useEffectEvent(() => show(unzoomed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture starts as it fits
  useEffect(() => reset(), [index]);

  return { zoomed, toggle: () => toggle() };
}

import { type Axis, lockAxis } from './drag';
import type { Point } from './zoom';

/** What one or two fingers (or the mouse) do; points are px from the element's centre, distances from the grip. */
export interface FingerHandlers {
  /** Fingers came or went: what follows is measured from here. */
  onGrip: () => void;
  onDrag: (dx: number, dy: number, axis: Axis) => void;
  /** `factor`: how much wider the fingers are apart than at the grip. */
  onPinch: (factor: number, from: Point, to: Point) => void;
  /** The last finger left; without an axis nothing was dragged. `ms` since the grip. */
  onDrop: (dx: number, ms: number, axis: Axis | undefined) => void;
  onDoubleTap: (at: Point) => void;
  /** One tap, also the first of two; `heldMs` tells a long press, `target` a button under the finger. */
  onTap?: (at: Point, target: Element, heldMs: number) => void;
}

/** Two taps within this time and distance are one double tap. */
export const doubleTapMs = 300;
const doubleTapReach = 32;

interface Grip {
  centre: Point;
  spread: number;
  since: number;
  axis: Axis | undefined;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far two fingers are apart; one finger counts as 1, so that nothing is ever divided by zero. */
const spreadOf = ([a, b]: readonly Point[]): number => (a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1);

/** Watches drags, pinches and double taps on an element whose `touch-action` is none. Returns the way to stop. */
export function watchFingers(element: HTMLElement, handlers: FingerHandlers): () => void {
  const fingers = new Map<number, Point>();
  let grip: Grip | undefined;
  /** More than one finger was down, so lifting the last one is no tap. */
  let pinched = false;
  let lastTap: { at: Point; time: number } | undefined;

  const place = (event: PointerEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };
  const regrip = (time: number) => {
    const points = [...fingers.values()];
    grip =
      points.length > 0
        ? { centre: middle(points), spread: spreadOf(points), since: time, axis: undefined }
        : undefined;
    if (grip) handlers.onGrip();
  };

  const down = (event: PointerEvent) => {
    // The first finger of a new touch, or the mouse again: whoever left unheard is gone.
    if (event.isPrimary) fingers.clear();
    if (event.button !== 0 || fingers.size === 2) return;
    pinched = fingers.size > 0;
    fingers.set(event.pointerId, place(event));
    if (pinched) hold(fingers.keys());
    regrip(event.timeStamp);
  };
  // Only once something moves: a captured finger's click would miss the button it began on.
  const hold = (ids: Iterable<number>) => {
    for (const id of ids) element.setPointerCapture?.(id);
  };
  const move = (event: PointerEvent) => {
    if (!grip || !fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, place(event));
    const points = [...fingers.values()];
    const centre = middle(points);
    if (points.length > 1) return handlers.onPinch(spreadOf(points) / grip.spread, grip.centre, centre);
    const [dx, dy] = [centre.x - grip.centre.x, centre.y - grip.centre.y];
    if (!grip.axis) {
      grip.axis = lockAxis(dx, dy);
      if (grip.axis) hold([event.pointerId]);
    }
    if (grip.axis) handlers.onDrag(dx, dy, grip.axis);
  };
  const tapped = (at: Point, time: number, target: Element, heldMs: number) => {
    const near = lastTap && Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < doubleTapReach;
    const double = near && lastTap && time - lastTap.time < doubleTapMs;
    lastTap = double ? undefined : { at, time };
    if (double) handlers.onDoubleTap(at);
    else handlers.onTap?.(at, target, heldMs);
  };
  const up = (event: PointerEvent) => {
    const at = fingers.get(event.pointerId);
    if (!grip || !at) return;
    fingers.delete(event.pointerId);
    if (fingers.size > 0) return regrip(event.timeStamp);
    const { centre, since, axis } = grip;
    grip = undefined;
    handlers.onDrop(at.x - centre.x, event.timeStamp - since, axis);
    if (axis === undefined && !pinched && event.type === 'pointerup') {
      tapped(at, event.timeStamp, event.target as Element, event.timeStamp - since);
    }
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
  };
}

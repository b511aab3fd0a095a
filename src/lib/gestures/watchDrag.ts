import { type Axis, lockAxis } from './drag';

/** A finger or mouse that just left the slop. */
export interface Grab {
  axis: Axis;
  dx: number;
  dy: number;
  /** Where it began. */
  target: Element;
  by: 'touch' | 'mouse';
}

/** A browser sends the click of a touch at most this long after its end. */
const CLICK_AFTER_MS = 400;

/** What a drag reports; distances in px from where it began, positive to the right and down. */
export interface DragHandlers {
  /** True makes the drag ours: the page stays still and no click follows. */
  onGrab: (grab: Grab) => boolean;
  onDrag: (dx: number, dy: number) => void;
  /** `ms` since the touch. */
  onDrop: (dx: number, dy: number, ms: number) => void;
  /** The system took the finger away (a second finger, a call). */
  onCancel: () => void;
}

interface Grip {
  x: number;
  y: number;
  since: number;
  target: Element;
  by: 'touch' | 'mouse';
  /** Undecided inside the slop, then ours or left to the browser. */
  owner: 'nobody' | 'us' | 'browser';
}

export interface DragOptions {
  /** Also by mouse; default false. */
  mouse?: boolean;
  /**
   * Whether a finger's drag may have to keep the page from scrolling, asked again with each scroll; default always. While it may, every
   * scroll that begins on the element waits for the main thread (docs/decisions/0050).
   */
  mayHold?: () => boolean;
}

/** Whether the page stands at its upper end. */
export const isAtTop = (): boolean => window.scrollY <= 0;

const always = () => true;

/**
 * Watches drags on an element with native listeners, because React's touch listeners cannot hold the page still.
 * Returns the way to stop. Touch always, the mouse on demand.
 */
export function watchDrag(
  element: HTMLElement,
  handlers: DragHandlers,
  { mouse = false, mayHold = always }: DragOptions = {},
): () => void {
  // Until the first scroll: asked for here, the page would be laid out in the middle of a tap.
  let holds = true;
  let grip: Grip | undefined;
  /** When a drag of ours ended; the click that comes with it is none. */
  let dropped: number | undefined;
  const page = element.ownerDocument;

  function begin(x: number, y: number, event: Event, by: Grab['by']) {
    cancel();
    dropped = undefined;
    grip = { x, y, since: event.timeStamp, target: event.target as Element, by, owner: 'nobody' };
  }

  function move(x: number, y: number, event: Event) {
    if (!grip || grip.owner === 'browser') return;
    const dx = x - grip.x;
    const dy = y - grip.y;
    if (grip.owner === 'nobody') {
      const axis = lockAxis(dx, dy);
      if (!axis) return;
      grip.owner = handlers.onGrab({ axis, dx, dy, target: grip.target, by: grip.by }) ? 'us' : 'browser';
      if (grip.owner === 'browser') return;
    }
    if (event.cancelable && (holds || grip.by === 'mouse')) event.preventDefault();
    handlers.onDrag(dx, dy);
  }

  function end(x: number, y: number, event: Event) {
    const held = grip;
    grip = undefined;
    if (held?.owner !== 'us') return;
    dropped = event.timeStamp;
    handlers.onDrop(x - held.x, y - held.y, event.timeStamp - held.since);
  }

  function cancel() {
    const held = grip;
    grip = undefined;
    if (held?.owner === 'us') handlers.onCancel();
  }

  const touchStart = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (event.touches.length !== 1 || !touch) cancel();
    else begin(touch.clientX, touch.clientY, event, 'touch');
  };
  const touchMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (touch) move(touch.clientX, touch.clientY, event);
  };
  const listen = () => {
    element.removeEventListener('touchmove', touchMove);
    element.addEventListener('touchmove', touchMove, { passive: !holds });
  };
  const scrolled = () => {
    if (mayHold() === holds) return;
    holds = !holds;
    listen();
  };
  const touchEnd = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    if (touch) end(touch.clientX, touch.clientY, event);
  };
  const letGo = () => {
    page.removeEventListener('mousemove', mouseMove);
    page.removeEventListener('mouseup', mouseUp);
  };
  const mouseMove = (event: MouseEvent) => {
    // Released where nobody told us: outside the window, or in a menu.
    if (event.buttons === 0) {
      letGo();
      cancel();
    } else move(event.clientX, event.clientY, event);
  };
  const mouseUp = (event: MouseEvent) => {
    letGo();
    end(event.clientX, event.clientY, event);
  };
  const mouseDown = (event: MouseEvent) => {
    if (event.button !== 0) return;
    begin(event.clientX, event.clientY, event, 'mouse');
    page.addEventListener('mousemove', mouseMove);
    page.addEventListener('mouseup', mouseUp);
  };
  const click = (event: MouseEvent) => {
    // Only the one that belongs to the drop: the next may be a key's.
    const isOurs = dropped !== undefined && event.timeStamp - dropped < CLICK_AFTER_MS;
    dropped = undefined;
    if (!isOurs) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A picture or link under the mouse would otherwise start the browser's own drag.
  const dragStart = (event: Event) => {
    if (grip) event.preventDefault();
  };

  element.addEventListener('touchstart', touchStart, { passive: true });
  listen();
  window.addEventListener('scroll', scrolled, { passive: true });
  element.addEventListener('touchend', touchEnd, { passive: true });
  element.addEventListener('touchcancel', cancel);
  element.addEventListener('click', click, true);
  if (mouse) {
    element.addEventListener('mousedown', mouseDown);
    element.addEventListener('dragstart', dragStart);
  }
  return () => {
    element.removeEventListener('touchstart', touchStart);
    element.removeEventListener('touchmove', touchMove);
    window.removeEventListener('scroll', scrolled);
    element.removeEventListener('touchend', touchEnd);
    element.removeEventListener('touchcancel', cancel);
    element.removeEventListener('click', click, true);
    element.removeEventListener('mousedown', mouseDown);
    element.removeEventListener('dragstart', dragStart);
    letGo();
  };
}

/** jsdom has no layout: nothing scrolls, nothing has a size, nothing is ever in view. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Fills what jsdom lacks and pages use. */
export function fillBrowserGaps() {
  window.scrollTo = () => {};
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.IntersectionObserver ??= StillObserver as never;
  globalThis.ResizeObserver ??= StillObserver as never;
}

/** Lets whatever is looked at come into view at once; answers how to take it back. */
export function letAllBeInView(): () => void {
  const before = globalThis.IntersectionObserver;
  class SeeingObserver extends StillObserver {
    constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {
      super();
    }
    override observe() {
      queueMicrotask(() => this.seen([{ isIntersecting: true }]));
    }
  }
  globalThis.IntersectionObserver = SeeingObserver as never;
  return () => {
    globalThis.IntersectionObserver = before;
  };
}

/** Lets whatever closes or leaves be on its way until it is taken back: jsdom has no motion to wait for. */
export function letMotionLast(): () => void {
  const fading = { finished: new Promise<never>(() => {}) };
  Object.assign(Element.prototype, { getAnimations: () => [fading] });
  return () => void Reflect.deleteProperty(Element.prototype, 'getAnimations');
}

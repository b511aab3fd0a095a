import { act } from '@testing-library/react';

type Hear = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const watches = new Set<{ hear: Hear; targets: Set<Element> }>();

/** jsdom has no layout: nothing scrolls, nothing is ever in view until a test says so. */
class StillObserver implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  readonly #watch;

  constructor(hear: Hear) {
    this.#watch = { hear, targets: new Set<Element>() };
    watches.add(this.#watch);
  }
  observe(target: Element) {
    this.#watch.targets.add(target);
  }
  unobserve(target: Element) {
    this.#watch.targets.delete(target);
  }
  disconnect() {
    watches.delete(this.#watch);
  }
}

class NoObserver {
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
  globalThis.ResizeObserver ??= NoObserver as never;
}

/** Everything that waits to come into view does, such as the end of a list. */
export function scrollIntoSight() {
  act(() => {
    for (const { hear, targets } of [...watches]) {
      const entries = [...targets].map((target) => ({ isIntersecting: true, target }));
      if (entries.length > 0) hear(entries);
    }
  });
}

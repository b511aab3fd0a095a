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

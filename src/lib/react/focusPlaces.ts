/** What can be pressed on a page after `own`, in the order that Tab goes; nothing where `own` is not on it. */
export function placesAfter(page: Element, own: Element): HTMLElement[] {
  const places = [...page.querySelectorAll<HTMLElement>('button, a[href]')];
  const at = places.indexOf(own as HTMLElement);
  return at < 0 ? [] : places.slice(at + 1);
}

/** Gives the focus to a place without moving the page; what is nothing to press is told that it may have it. */
export function focusOn(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

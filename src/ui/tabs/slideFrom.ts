import { isStill } from '@/lib/react/isStill';

/** Slides an element, or a part that CSS gives it, from there to its place in 500 ms (F6); nothing where motion rests. */
export function slideFrom(
  element: HTMLElement,
  transform: string,
  pseudoElement: string | null = null,
): Animation | undefined {
  if (isStill(element) || typeof element.animate !== 'function') return undefined;
  return element.animate([{ transform }, { transform: 'none' }], {
    duration: 500,
    easing: 'cubic-bezier(.22, .8, .3, 1)',
    pseudoElement,
  });
}

/** Whether motion rests here: the member's own setting first, else what the system asks for. */
export function isStill(element: Element): boolean {
  const chosen = element.ownerDocument.documentElement.dataset.motion;
  if (chosen) return chosen === 'reduced';
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

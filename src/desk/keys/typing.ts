const NO_TEXT = ['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'color', 'file'];

/** Whether what has the focus takes letters. */
export function takesText(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** Whether what has the focus does something of its own with the key, as a button with Enter. */
export function actsItself(target: EventTarget | null, key: string): boolean {
  if (key !== 'Enter' && key !== ' ') return false;
  const acting = target instanceof HTMLElement ? target.closest('a[href], button, summary, [role="menuitem"]') : null;
  // A row of a list is opened by the list, whatever it is made of.
  return acting !== null && !acting.hasAttribute('data-row');
}

/** Whether a keystroke belongs to an input method that is composing. */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;

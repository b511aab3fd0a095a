import type { Ports } from '@/kernel/ports';
import type { TapeTouch } from '@/kernel/tape';

/** The latest are enough: what matters is what came right before. */
const MOST = 400;
/** Longer ones are texts, and no names. */
const LONGEST_NAME = 80;

/** What can be pressed or filled in. */
const PRESSABLE = '[role],a[href],button,input,select,textarea,summary,label';
const BY_TAG: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'button',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
};
const BY_INPUT: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  submit: 'button',
  button: 'button',
};

const roleOf = (element: Element): string =>
  element.getAttribute('role') ??
  (element instanceof HTMLInputElement ? (BY_INPUT[element.type] ?? 'textbox') : (BY_TAG[element.tagName] ?? ''));

/** What is read out of it; never what somebody wrote in a field. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const named = isField ? element.labels?.[0] : element instanceof HTMLSelectElement ? element.labels[0] : element;
  return named?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** The control that was meant; what a label is for instead of the label. */
function controlOf(target: EventTarget | null): Element | undefined {
  const found = target instanceof Element ? target.closest(PRESSABLE) : null;
  return (found instanceof HTMLLabelElement ? found.control : found) ?? undefined;
}

/** Where, in whole percent of the window. */
function percent(at: number, of: number): number {
  return of > 0 ? Math.round(Math.min(1, Math.max(0, at / of)) * 100) : 0;
}

/**
 * Notes what fingers, mice and keys do on the tape: what was pressed, not what was written. In memory, the latest alone; nothing while
 * somebody travels or after the member stopped the recording.
 */
export function watchTouches({ tape, clock, gate }: Pick<Ports, 'tape' | 'clock' | 'gate'>): void {
  const touches: TapeTouch[] = [];
  tape.touches = touches;

  function note(kind: TapeTouch['kind'], target: EventTarget | null, more: Partial<TapeTouch> = {}): void {
    if (!gate.isLive || tape.stopped) return;
    const control = controlOf(target);
    const name = control && kind === 'down' ? nameOf(control) : '';
    touches.push({
      at: clock.now(),
      kind,
      ...(control && { role: roleOf(control) }),
      ...(name !== '' && name.length <= LONGEST_NAME && { name }),
      ...more,
    });
    if (touches.length > MOST) touches.splice(0, touches.length - MOST);
  }

  const pointed = (kind: 'down' | 'up') => (event: PointerEvent) =>
    note(kind, event.target, {
      x: percent(event.clientX, window.innerWidth),
      y: percent(event.clientY, window.innerHeight),
    });
  const passive = { capture: true, passive: true };
  document.addEventListener('pointerdown', pointed('down'), passive);
  document.addEventListener('pointerup', pointed('up'), passive);
  document.addEventListener('scrollend', () => note('scroll', null), passive);
  document.addEventListener(
    'keydown',
    ({ key, target, repeat }) => {
      // A letter has one sign, and says what is written; what an input method makes has a name of its own.
      if (key.length > 1 && !repeat && !/^(Process|Unidentified|Dead)$/.test(key)) note('key', target, { key });
    },
    passive,
  );
}

import type { Touch } from '@/app/replay/sessionFile';
import type { TapeTouch } from '@/kernel/tape';
import { masked } from '@/lib/recording/masks';
import type { KeptTouch } from './keptTape';
import type { Redaction } from './redaction';
import { sentenceOf } from './sentences';

/** Roles of what can be pressed or filled in; any other is nobody's business. */
const ROLE =
  /^(button|link|tab|switch|checkbox|radio|option|menuitem|slider|textbox|searchbox|combobox|spinbutton|listbox|dialog)$/;
/** Keys that write nothing. */
const KEY = /^[A-Z][A-Za-z]{1,14}\d{0,2}$/;
/** Dots that stand for a name say that there is one, not how long it is. */
const UNNAMED = masked('...');

/** What is pressed does something, or should. */
const DOES = /^(button|link|tab|switch|checkbox|radio|option|menuitem)$/;
/** A tap answers within this, ms; a longer press is none. */
const ANSWERS_WITHIN = 500;
const LONGEST_TAP = 700;
/** So many on one spot, within so long, say that somebody waits in vain, ms. */
const RAGE = 3;
const RAGE_WITHIN = 1_000;
/** A spot, in percent of the window. */
const SPOT = 4;

/** Names as the catalogue has them; for any other, dots. */
function nameOf(name: string, redaction: Redaction): string {
  const sentence = sentenceOf(name);
  return sentence ? redaction.known(sentence.text) : UNNAMED;
}

/** Touches as a file may hold them. */
export function touchesOf(touches: readonly TapeTouch[], redaction: Redaction): KeptTouch[] {
  return touches.map(({ at, kind, role, name, x, y, key }) => ({
    at,
    kind,
    ...(role !== undefined && ROLE.test(role) && { role }),
    ...(name !== undefined && { name: nameOf(name, redaction) }),
    ...(x !== undefined && y !== undefined && { x, y }),
    ...(key !== undefined && KEY.test(key) && { key }),
  }));
}

const isNear = (one: Touch, other: Touch): boolean =>
  Math.abs((one.x ?? 0) - (other.x ?? 0)) <= SPOT && Math.abs((one.y ?? 0) - (other.y ?? 0)) <= SPOT;

/** Whether a finger came down, went up at the same place, and nothing at all followed before anything later did. */
function isDead(touch: Touch, up: Touch | undefined, entries: readonly { t: number }[]): boolean {
  if (!DOES.test(touch.role ?? '') || up?.kind !== 'up' || up.t - touch.t > LONGEST_TAP || !isNear(touch, up))
    return false;
  // Entries come in order: the first one that is no earlier than the touch.
  const next = entries.find(({ t }) => t >= touch.t);
  // What nothing follows may have been answered after the recording.
  return next !== undefined && next.t > up.t + ANSWERS_WITHIN;
}

/** Touches with what was odd about them: taps that nothing followed, and the third and later ones on one spot. */
function withOdd(touches: readonly Touch[], entries: readonly { t: number }[]): Touch[] {
  const downs = touches.filter(({ kind }) => kind === 'down');
  return touches.map((touch, at) => {
    if (touch.kind !== 'down') return touch;
    const same = downs.filter((one) => one.t <= touch.t && touch.t - one.t <= RAGE_WITHIN && isNear(one, touch));
    if (same.indexOf(touch) >= RAGE - 1) return { ...touch, odd: 'rage' };
    return isDead(touch, touches[at + 1], entries) ? { ...touch, odd: 'dead' } : touch;
  });
}

/** Touches at their places between the entries, from the first entry on. */
export function placedTouches(
  touches: readonly KeptTouch[],
  entries: readonly { at: number }[],
  recordedAt: number,
): Touch[] {
  const placed = touches
    .filter(({ at }) => at >= recordedAt)
    .map(({ at, ...touch }) => ({ t: at - recordedAt, s: entries.filter((entry) => entry.at < at).length, ...touch }));
  return withOdd(
    placed,
    entries.map(({ at }) => ({ t: at - recordedAt })),
  );
}

import type { Gap, SessionEntry, SessionFile, Touch } from '@/app/replay/sessionFile';
import { hasOwn } from '@/lib/list/hasOwn';
import { replayerText as text } from '@/text/replayer';

/** A tap is shown on the screen that stood so long after it, ms. */
const SHOWN_FOR = 1_500;
const DOTS = /^[•\s]*$/;

const roleText = (role: string | undefined): string =>
  role !== undefined && hasOwn(text.roles, role) ? text.roles[role as keyof typeof text.roles] : text.blank;

/** What a touch was, in words; nothing of a finger that went up. */
export function sayTouch({ kind, role, name = '', key = '' }: Touch): string {
  if (kind === 'key') return text.pressed(key);
  if (kind === 'scroll') return text.scrolled;
  if (kind === 'up') return '';
  return text.tapped(DOTS.test(name) ? roleText(role) : text.quoted(name));
}

/** What came right before each entry, in words. */
export function touchesBefore({ touches = [] }: Pick<SessionFile, 'touches'>): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  for (const touch of touches) {
    const words = sayTouch(touch);
    // Of several, the last one led to it.
    if (words && touch.kind !== 'scroll') said.set(touch.s + 1, words);
  }
  return said;
}

/** The tap that the screen of entry `s` answers: the last one before it that is not long gone. */
export function tapAt({ entries, touches = [] }: SessionFile, s: number): Touch | undefined {
  const t = entries[s - 1]?.t ?? 0;
  const tap = touches.filter((touch) => touch.kind === 'down' && touch.s <= s && touch.t <= t + SHOWN_FOR).slice(-1)[0];
  return tap && t - tap.t <= SHOWN_FOR ? tap : undefined;
}

/** How long a gap was and why, in words. */
export const sayGap = ({ ms, why }: Gap): string => text.gapOf(text.gaps[why], Math.round(ms / 1_000));

/** The sentence of Plaza's own that stands in an action. */
export function saidIn({ a, w }: Pick<SessionEntry, 'a' | 'w'>): string {
  const path = w?.[0]?.[0];
  if (path === undefined) return '';
  const value = path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), a);
  return typeof value === 'string' ? value : '';
}

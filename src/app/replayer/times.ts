import type { SessionHeader } from '@/app/replay/sessionFile';

const MINUTE_MS = 60_000;

/** Minutes east of UTC where a session was recorded; a log of the DevTools does not say, and is one's own. */
export const zoneOf = ({ reason, utcOffset, recordedAt }: SessionHeader): number =>
  reason === 'devtools' ? -new Date(recordedAt).getTimezoneOffset() : utcOffset;

/** `12.345`: seconds since the recording began. */
export const seconds = (ms: number): string => (ms / 1_000).toFixed(3);

/** `2026-11-21 18:30:05.123` as the member's own clock showed it. */
export const localTime = (at: number, utcOffset: number): string =>
  new Date(at + utcOffset * MINUTE_MS).toISOString().replace('T', ' ').slice(0, 23);

/** `+08:00` of minutes east of UTC. */
export function zone(utcOffset: number): string {
  const minutes = Math.abs(utcOffset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${utcOffset < 0 ? '−' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

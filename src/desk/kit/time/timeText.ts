import { kitText } from '@/text/desk/kit';

const two = (count: number): string => String(count).padStart(2, '0');
const dayOf = (at: number): string => new Date(at).toDateString();

/** Of a moment (epoch ms) the hour: `20:47`, with seconds `20:47:03`. */
export function hourText(at: number, seconds = false): string {
  const date = new Date(at);
  const hour = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return seconds ? `${hour}:${two(date.getSeconds())}` : hour;
}

/** A day: `11-23`, of another year `2025-11-23`. */
export function dayText(at: number, now: number): string {
  const date = new Date(at);
  const day = `${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return date.getFullYear() === new Date(now).getFullYear() ? day : `${date.getFullYear()}-${day}`;
}

/** Today `20:47`, older `11-23 20:47`, of another year `2025-11-23`. */
export function momentText(at: number, now: number, seconds = false): string {
  if (dayOf(at) === dayOf(now)) return hourText(at, seconds);
  const day = dayText(at, now);
  return day.length > 5 && !seconds ? day : `${day} ${hourText(at, seconds)}`;
}

/** The whole of a moment, for whoever stays on it: `2026-11-23 20:47:03`. */
export function wholeText(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${hourText(at, true)}`;
}

const MINUTE = 60_000;
/** How long somebody waits, in the two largest units: 45 秒, 19 分, 3 时 12 分, 2 天 4 时. */
export function spanText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (ms < MINUTE) return kitText.seconds(seconds);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return kitText.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return kitText.hours(hours, minutes % 60);
  return kitText.days(Math.floor(hours / 24), hours % 24);
}

import type { SessionEntry } from '@/app/replay/sessionFile';

/** Prints a line. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A value as a line has room for. */
export const shown = (value: unknown, most = 300): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, most);

/** `#12 download/confirmed`, and of a call which. */
export function named({ s, a: { type, meta } }: SessionEntry): string {
  const endpoint = (meta as { arg?: { endpointName?: unknown } } | undefined | null)?.arg?.endpointName;
  return typeof endpoint === 'string' ? `#${s} ${type} (${endpoint})` : `#${s} ${type}`;
}

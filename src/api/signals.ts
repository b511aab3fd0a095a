import type { ClockPort } from '@/kernel/ports';

/** A pause that an abort cuts short. */
export function pauseFor(ms: number, clock: ClockPort, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = clock.after(ms, resolve);
    signal.addEventListener(
      'abort',
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });
}

/** One signal for several; `AbortSignal.any` where the browsers of our floor have it. */
export function anySignal(signals: AbortSignal[]): AbortSignal {
  if (AbortSignal.any) return AbortSignal.any(signals);
  const joined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) joined.abort();
    else signal.addEventListener('abort', () => joined.abort(), { once: true });
  }
  return joined.signal;
}

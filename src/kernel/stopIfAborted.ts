/** Throws why it was aborted, if it was: `signal.throwIfAborted`, which Safari before 15.4 and Chromium before 100 lack. */
export function stopIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason;
}

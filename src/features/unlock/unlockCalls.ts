import type { AppDispatch } from '@/kernel/dispatch';
import type { UnlockKind, UnlockTarget, UnlockTerms } from './unlockMachine';

/** What a target's own endpoints do for the machine. Each area writes one beside its API (`welfareUnlock.ts`). */
export interface UnlockCall {
  /**
   * Asks the server to unlock it: one request, idempotent by `requestId`. `expectPrice` is the sum the member agreed
   * to, 0 for running VIP. Answers RTK's `{data}` or `{error: ApiFault}`; the endpoint shows `balanceAfter` itself.
   */
  send(
    target: UnlockTarget,
    intent: { requestId: string; expectPrice: number },
    dispatch: AppDispatch,
  ): Promise<{ data?: { charged: number } | undefined; error?: unknown }>;
  /** Asks anew what it costs this member, and answers as `send` does. It must never answer from the cache. */
  look(
    target: UnlockTarget,
    dispatch: AppDispatch,
  ): Promise<{ data?: ({ open: boolean } & UnlockTerms) | undefined; error?: unknown }>;
  /** It is open now: brings what pages show up to date (rows patched, content asked anew). */
  opened(target: UnlockTarget, dispatch: AppDispatch): void;
}

/** The calls by kind, put together in `app/effects` so that this machine knows no area. */
export type UnlockCalls = Readonly<Partial<Record<UnlockKind, UnlockCall>>>;

/** The calls of a target; a kind nobody registered is a fault of ours. */
export function callsOf(calls: UnlockCalls, { kind }: UnlockTarget): UnlockCall {
  const found = calls[kind];
  if (!found) throw new Error(`nobody unlocks ${kind}`);
  return found;
}

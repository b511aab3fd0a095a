/** What the server calls this one call in its log; a member can name it to support. */
interface Traced {
  traceId?: string;
}

/** Everything that can go wrong with a call, as plain data. `baseQuery` only classifies; effects decide what follows. */
export type ApiFault =
  /** Code 2: the session the call was sent with is over (D4). */
  | { kind: 'session'; uid: string; epoch: number }
  /** Another code than 0 and 2, with the server's own message (G5) and details such as `price` or `field`. */
  | ({ kind: 'business'; code: number; message: string; data: unknown } & Traced)
  /** An HTTP status without a good answer (G4). */
  | ({ kind: 'http'; status: number; url: string } & Traced)
  | { kind: 'offline' }
  | { kind: 'timeout' }
  /** Not JSON, or not of the contract's shape; `path` names the field. */
  | ({ kind: 'unreadable'; path: string } & Traced)
  /** Called off by URL or by leaving (G3). */
  | { kind: 'cancelled' }
  /** Answered, but for an account that is no longer the one signed in. */
  | { kind: 'stale' };

/** What else is known of a call when it ends; plain, so that recordings stay readable. */
export interface CallMeta {
  status?: number;
  code?: number;
  /** What the server's log calls this call, of every answer that says so. */
  traceId?: string;
  ms: number;
  voice: Voice;
  /** The server's clock as its answer says it, and this device's at that moment; epoch ms. */
  serverTime?: number;
  receivedAt?: number;
}

/**
 * Who tells the member of a fault: a `toast` (what they asked for), the `face` of a list or page, the `form`
 * (business faults at the field, the rest as toasts), or nobody (`quiet`, background calls) (G4).
 */
export type Voice = 'toast' | 'face' | 'form' | 'quiet';

/** Whether a value is one of our faults (a thunk may also fail by a thrown error). */
export function isFault(value: unknown): value is ApiFault {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** The business code of a fault, or undefined. */
export function businessCode(fault: unknown): number | undefined {
  return isFault(fault) && fault.kind === 'business' ? fault.code : undefined;
}

/** What the server's log calls the failed call; undefined where no answer came, or none that said so. */
export function traceIdOf(fault: unknown): string | undefined {
  return isFault(fault) && 'traceId' in fault ? fault.traceId : undefined;
}

/** Whether the server may have acted although no answer came. */
export function isLost(fault: ApiFault): boolean {
  if (fault.kind === 'http') return fault.status >= 500 || fault.status === 408;
  return fault.kind !== 'business' && fault.kind !== 'session' && fault.kind !== 'stale';
}

import type { Permission } from '@/contract/desk/permissions';

/** Why a call of the desk brought no payload; plain data. */
export type DeskFault =
  /** A product code with its sentence; `data` is what the contract lists for the code. */
  | { kind: 'refused'; code: number; text: string; data: unknown; traceId: string }
  /** The role lacks this permission. */
  | { kind: 'noRight'; needs: Permission; traceId: string }
  /** No session, or none any more. */
  | { kind: 'signedOut' }
  /** Answered, but not able to: 5xx, too many calls, or nobody there (404). */
  | { kind: 'unavailable'; status: number; traceId: string }
  /** No answer came. */
  | { kind: 'offline' }
  /** An answer that is not what the contract says. */
  | { kind: 'unreadable'; traceId: string };

/** What RTK Query hands back as an error: a fault of ours, else something that was thrown. */
export function asFault(error: unknown): DeskFault {
  const known = error !== null && typeof error === 'object' && 'kind' in error;
  return known ? (error as DeskFault) : { kind: 'unreadable', traceId: '' };
}

/** The product code of a refusal; undefined for every other fault. */
export function refusedCode(error: unknown): number | undefined {
  const fault = asFault(error);
  return fault.kind === 'refused' ? fault.code : undefined;
}

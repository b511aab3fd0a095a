import { isFault } from '@/api/fault';

function detail(fault: unknown, name: string): unknown {
  if (!isFault(fault) || fault.kind !== 'business' || typeof fault.data !== 'object') return undefined;
  return (fault.data as Record<string, unknown> | null)?.[name];
}

/** The field a server names as wrong (`data.field`), if the form has it. */
export function faultField<Name extends string>(fault: unknown, fields: readonly Name[]): Name | undefined {
  const named = detail(fault, 'field');
  return fields.find((field) => field === named);
}

/** Seconds a server wants the member to wait (1004, 2005). */
export function retryAfter(fault: unknown): number | undefined {
  const seconds = Number(detail(fault, 'retryAfter'));
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

import type { Call, InputOf } from '@/contract/call';
import type { CallRequest } from './request';

/** The `query` of an endpoint that is exactly one contract call. */
export function asked<C extends Call>(call: C) {
  return (input: InputOf<C>): CallRequest => ({ call, input: (input ?? {}) as Record<string, unknown> });
}

import type { Call, InputOf } from '@/contract/call';
import type { CallRequest } from './request';

/** The `query` of an endpoint that is exactly one contract call. */
export function asked<C extends Call>(call: C) {
  return (input: InputOf<C>): CallRequest => ({ call, input: { ...(input as object) } });
}

/** The `query` of an endpoint whose caller gives nothing; `fixed` fields are always sent. */
export function askedWith<C extends Call>(call: C, fixed: Partial<InputOf<C>>) {
  return (): CallRequest => ({ call, input: { ...fixed } });
}

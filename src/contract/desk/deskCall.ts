import { type Call, call, type Schema } from '@/contract/call';
import type { Permission } from './permissions';

/** What a call asks of who calls: a permission, any member of the staff, or nothing (signing in). */
export type Needs = Permission | 'signedIn' | 'nothing';

/**
 * One call of the desk. It travels as JSON with the session in a cookie and the header `desk: 1`, which no foreign page can
 * send; without a session it answers code 2, without the permission 1006 with `{ needs }`.
 */
export interface DeskCall<In extends Schema = Schema, Out extends Schema = Schema> extends Call<In, Out> {
  needs: Needs;
}

type Draft<In extends Schema, Out extends Schema> = Pick<
  DeskCall<In, Out>,
  'method' | 'path' | 'input' | 'output' | 'needs'
> &
  Partial<Pick<Call, 'encoding'>>;

/** Writes down a call of the desk; its path begins under `desk/v1/`. One that names no permission does not compile. */
export function deskCall<const In extends Schema, const Out extends Schema>(draft: Draft<In, Out>): DeskCall<In, Out> {
  const { needs, path, ...rest } = draft;
  return { ...call({ encoding: 'json', ...rest, path: `desk/v1/${path}` }), needs };
}

import type { UnknownAction } from '@reduxjs/toolkit';
import { application } from './plaza';

/** One machine as it stands: where in the state, and in which of its states. */
export interface Standing {
  /** Such as `download` or `toasts/byId/3`. */
  machine: string;
  at: string;
}

/** How deep below a slice a machine may stand. */
const DEEPEST = 3;

/** Every machine of a state: whatever is a union on `at`. */
export function machinesIn(value: unknown, path = '', depth = 0): Standing[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > DEEPEST) return [];
  const { at } = value as { at?: unknown };
  if (typeof at === 'string') return [{ machine: path, at }];
  return Object.entries(value).flatMap(([name, inner]) =>
    // RTK Query's answers may have fields called anything.
    depth === 0 && name === 'api' ? [] : machinesIn(inner, path ? `${path}/${name}` : name, depth + 1),
  );
}

/** An event that came to a machine in a state which does not answer it; by D1 it changed nothing. */
export interface IllegalEvent {
  machine: string;
  event: string;
  from: string;
}

/** Whether the action was such an event. */
export function illegalEvent({ type, payload }: UnknownAction, before: object): IllegalEvent | undefined {
  if (application.sentAnyway.has(type)) return undefined;
  const [slice = '', event = ''] = type.split('/');
  const table = application.machines[slice];
  if (!table || !Object.values(table).some((events) => event in events)) return undefined;
  const standing = machinesIn((before as Record<string, unknown>)[slice], slice, 1).filter(({ at }) => at in table);
  // Of a map of machines, the one the action names.
  const named = new Set(typeof payload === 'object' && payload !== null ? Object.values(payload).map(String) : []);
  const met = standing.find(({ machine }) => machine === slice || named.has(machine.split('/').slice(-1)[0] ?? ''));
  if (!met || event in (table[met.at] ?? {})) return undefined;
  return { machine: met.machine, event, from: met.at };
}

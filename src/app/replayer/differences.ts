import { changesBetween, valueAt } from '@/app/replay/changes';
import { comparable } from '@/app/replay/hash';
import type { Log } from './openLog';

/** A path at which a supposed session is not as the recording was. */
export interface Difference {
  path: string;
  recorded: unknown;
  supposed: unknown;
}

/** What is otherwise at entry `s` of a supposed log than at the same moment of the recording. */
export function differences({ supposed, replay, file }: Log, s: number): Difference[] {
  if (!supposed) return [];
  const { slices } = file.header;
  const recorded = supposed.recording.replay.states[supposed.from[s] ?? 0];
  const state = replay.states[s];
  if (!recorded || !state || recorded === state) return [];
  const [was, is] = [comparable(recorded, slices), comparable(state, slices)];
  return changesBetween(was, is).map(([path]) => ({ path, recorded: valueAt(was, path), supposed: valueAt(is, path) }));
}

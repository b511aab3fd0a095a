import type { Table } from '@/lib/machine/machine';
import { arms, refusals, walk } from '@/lib/machine/walk';

export interface MachineUnderTest<S extends { at: string }, E> {
  table: Table;
  start: S['at'];
  /** A state for every place of the table. */
  sample: (at: S['at']) => S;
  /** Every way an event can come, by its name in the table. */
  events: (event: string) => readonly E[];
  step: (state: S, event: E) => S;
  finals?: readonly string[];
}

/** What the machine does otherwise than its table says: arms nobody takes, with `-`, and ways the table lacks, with `+`. */
export function oddArms<S extends { at: string }, E>({
  table,
  sample,
  events,
  step,
}: MachineUnderTest<S, E>): string[] {
  const taken = new Set<string>();
  for (const { from, event } of arms(table))
    for (const way of events(event)) taken.add(`${from} ${event} ${step(sample(from as S['at']), way).at}`);
  const listed = new Set(arms(table).map(({ from, event, to }) => `${from} ${event} ${to}`));
  return [
    ...[...listed].filter((arm) => !taken.has(arm)).map((arm) => `- ${arm}`),
    ...[...taken].filter((arm) => !listed.has(arm)).map((arm) => `+ ${arm}`),
  ].sort();
}

/** The walk every machine of the kit has to survive: reachable, leavable, every arm taken, everything else refused. */
export function describeMachine<S extends { at: string }, E>(name: string, subject: MachineUnderTest<S, E>) {
  const { table, start, sample, events, step, finals } = subject;

  describe(`${name} machine`, () => {
    it('reaches every state and gets out of it', () => {
      expect(walk(table, start, finals)).toEqual([]);
    });

    it('takes every arm of its table', () => {
      expect(oddArms(subject)).toEqual([]);
    });

    it('D1: returns the very same object for every event a state does not list', () => {
      for (const { from, event } of refusals(table))
        for (const way of events(event)) {
          const state = sample(from as S['at']);
          expect(step(state, way)).toBe(state);
        }
    });
  });
}

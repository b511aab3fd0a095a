import type { Table } from '@/lib/machine/machine';
import { arms, refusals, walk } from '@/lib/machine/walk';

interface MachineUnderTest<S extends { at: string }, E> {
  table: Table;
  start: S['at'];
  /** A state for every place of the table. */
  sample: (at: S['at']) => S;
  /** Every way an event can come, by its name in the table. */
  events: (event: string) => readonly E[];
  step: (state: S, event: E) => S;
  finals?: readonly string[];
}

/** The walk every machine of the kit has to survive: reachable, leavable, every arm taken, everything else refused. */
export function describeMachine<S extends { at: string }, E>(name: string, subject: MachineUnderTest<S, E>) {
  const { table, start, sample, events, step, finals } = subject;

  describe(`${name} machine`, () => {
    it('reaches every state and gets out of it', () => {
      expect(walk(table, start, finals)).toEqual([]);
    });

    it('takes every arm of its table', () => {
      const taken = new Set<string>();
      for (const { from, event } of arms(table))
        for (const way of events(event)) taken.add(`${from} ${event} ${step(sample(from as S['at']), way).at}`);
      expect([...taken].sort()).toEqual(
        arms(table)
          .map(({ from, event, to }) => `${from} ${event} ${to}`)
          .sort(),
      );
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

import type { Table } from './machine';

/** What is wrong with a table's shape; empty when every state can be reached and left. */
export interface TableFault {
  state: string;
  fault: 'unreachable' | 'dead end' | 'unknown target';
}

/** Every (state, event, target) arm of the table. */
export function arms(table: Table): { from: string; event: string; to: string }[] {
  return Object.entries(table).flatMap(([from, events]) =>
    Object.entries(events).flatMap(([event, targets]) => targets.map((to) => ({ from, event, to }))),
  );
}

/** Every (state, event) pair the table does not list: the machine must refuse each of them. */
export function refusals(table: Table): { from: string; event: string }[] {
  const events = [...new Set(arms(table).map((arm) => arm.event))];
  return Object.keys(table).flatMap((from) =>
    events.filter((event) => table[from]?.[event] === undefined).map((event) => ({ from, event })),
  );
}

/** Breadth-first from `start`: names states nobody reaches, states without a way out (unless final) and bad targets. */
export function walk(table: Table, start: string, finals: readonly string[] = []): TableFault[] {
  const seen = new Set([start]);
  const queue = [start];
  const faults: TableFault[] = [];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const to of Object.values(table[at] ?? {}).flat()) {
      if (!(to in table)) faults.push({ state: to, fault: 'unknown target' });
      else if (!seen.has(to)) {
        seen.add(to);
        queue.push(to);
      }
    }
  }
  for (const state of Object.keys(table)) {
    if (!seen.has(state)) faults.push({ state, fault: 'unreachable' });
    const leaves = Object.values(table[state] ?? {}).some((targets) => targets.some((to) => to !== state));
    if (!leaves && !finals.includes(state)) faults.push({ state, fault: 'dead end' });
  }
  return faults;
}

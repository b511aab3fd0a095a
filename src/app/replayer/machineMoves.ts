import { machinesIn } from '@/app/replay/machines';

/** One machine that went on: `from` or `to` is missing where it came or left. */
export interface MachineMove {
  machine: string;
  from?: string;
  to?: string;
}

/** Which machines an action moved; slices that are the same object are not looked at. */
export function machineMoves(before: object, after: object): MachineMove[] {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  return Object.keys(is)
    .filter((slice) => slice !== 'api' && was[slice] !== is[slice])
    .flatMap((slice) => {
      const from = new Map(machinesIn(was[slice], slice, 1).map(({ machine, at }) => [machine, at]));
      const to = new Map(machinesIn(is[slice], slice, 1).map(({ machine, at }) => [machine, at]));
      return [...new Set([...from.keys(), ...to.keys()])]
        .filter((machine) => from.get(machine) !== to.get(machine))
        .map((machine) => ({ machine, from: from.get(machine), to: to.get(machine) }) as MachineMove);
    });
}

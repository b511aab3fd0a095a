import { machineTables } from './machines';

/** Where an action stands on the timeline. */
export type Lane = 'route' | 'request' | 'machine' | 'tap' | 'other';

/** Facts that only a finger, a key or the browser's own buttons make. */
const TAP =
  /\/(\w*([aA]sked|[tT]apped|[cC]hosen|[tT]icked|[tT]yped|[dD]rafted|[dD]ismissed|[sS]ubmitted|[pP]ulled|[pP]icked|[cC]onfirmed|[tT]oggled|[sS]witched|[tT]urned)\w*)$/;

/** The lane of an action, by its type: places, calls, what somebody did, what machines answered. */
export function laneOf({ type }: { type: string }): Lane {
  if (type.startsWith('api/execute')) return 'request';
  if (type.startsWith('navigation/') && !TAP.test(type)) return 'route';
  if (TAP.test(type)) return 'tap';
  return (type.split('/')[0] ?? '') in machineTables ? 'machine' : 'other';
}

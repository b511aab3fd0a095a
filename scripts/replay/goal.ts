import { pointerOf } from '@/app/replay/bench/because';
import type { Breakpoint } from '@/app/replay/play';
import { Misuse } from './misuse';

/** JSON where it is JSON, and otherwise the word itself. */
function valueFrom(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

/** What `--reaches` names: `illegal`, `fault`, a value (`/download/at=insufficient`) or a type (`download/*`). */
export function goalOf(typed: string): Breakpoint {
  if (typed === 'illegal' || typed === 'fault') return { on: typed };
  const at = typed.indexOf('=');
  if (at > 0) return { on: 'value', path: pointerOf(typed.slice(0, at)), equals: valueFrom(typed.slice(at + 1)) };
  if (typed.includes('/')) return { on: 'type', glob: typed };
  throw new Misuse(
    `--reaches takes illegal, fault, a value such as /download/at=insufficient or a type such as download/*, not ${typed}`,
  );
}

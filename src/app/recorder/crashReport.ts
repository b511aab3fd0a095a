import type { Ports } from '@/kernel/ports';
import { type Exported, exportSession } from './exportSession';
import { exportSetting } from './exportSetting';
import { keeperOf } from './keeper';

/** Actions in a crash report; what was before is its base. */
const LAST_ACTIONS = 50;

/** What was done last before a render failed, ready to be shown and then saved: a session file that replays. */
export function crashReport(ports: Ports): Promise<Exported> {
  // Names go on from where the page load before left them.
  keeperOf(ports);
  return exportSession(ports.tape, exportSetting(ports, { reason: 'crash', last: LAST_ACTIONS }));
}

import type { Ports } from '@/kernel/ports';
import { type Exported, exportSession } from './exportSession';
import { exportSetting } from './exportSetting';

/** Actions in a crash report; what was before is its base. */
const LAST_ACTIONS = 50;

/** What was done last before a render failed, ready to be shown and then saved: a session file that replays. */
export const crashReport = (ports: Ports): Promise<Exported> =>
  exportSession(ports.tape, exportSetting(ports, { reason: 'crash', last: LAST_ACTIONS }));

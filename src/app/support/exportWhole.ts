import type { Exported } from '@/app/recorder/exportSession';
import type { SessionHeader } from '@/app/replay/sessionFile';
import type { Ports } from '@/kernel/ports';

interface Why extends Pick<SessionHeader, 'reason' | 'note'> {
  /** Without the page loads of this tab before this one. */
  alone?: boolean;
  /** Only so many actions from the end. */
  last?: number;
}

/** Makes a session file of what this tab has done so far, in slices; the code for it comes when the first is wanted. */
export async function exportWhole(ports: Ports, { alone, ...why }: Why): Promise<Exported> {
  const [{ exportSession }, { exportSetting }, { everySlice }, { keeperOf }] = await Promise.all([
    import(/* webpackChunkName: "recorder" */ '@/app/recorder/exportSession'),
    import(/* webpackChunkName: "recorder" */ '@/app/recorder/exportSetting'),
    import(/* webpackChunkName: "recorder" */ '@/app/replay/breathe'),
    import(/* webpackChunkName: "recorder" */ '@/app/recorder/keeper'),
  ]);
  // Names go on from where the page load before left them, in either case.
  const loads = keeperOf(ports)?.earlierLoads() ?? [];
  const setting = { ...why, breathe: everySlice(ports.clock), earlier: alone ? [] : loads };
  return exportSession(ports.tape, exportSetting(ports, setting));
}

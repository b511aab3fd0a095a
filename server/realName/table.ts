import type { Adapter } from '@server/adapter';
import type { Clock } from '@server/clock';
import type { RealName } from './port';
import { sandboxAdapter } from './sandbox';
import { tencentAdapter } from './tencent/tencent';

/** What a check of real names is made with. */
export interface RealNameTools {
  clock: Clock;
}

/** Everybody who checks real names; REAL_NAME_MODE says which are on. */
export const realNameAdapters: readonly Adapter<RealName, RealNameTools>[] = [sandboxAdapter, tencentAdapter];

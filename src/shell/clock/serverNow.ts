import type { EffectApi } from '@/kernel/listen';
import { selectServerOffset } from './clockSlice';

/** The server's time as far as this device knows it, for effects. */
export const serverNow = ({ getState, ports }: Pick<EffectApi, 'getState' | 'ports'>): number =>
  ports.clock.now() + selectServerOffset(getState());

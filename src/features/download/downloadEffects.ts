import type { Listen } from '@/kernel/listen';
import { dialogEffects } from './dialogEffects';
import { overlayEffects } from './overlayEffects';
import { ownedEffects } from './ownedEffects';
import { requestEffects } from './requestEffects';
import { returnEffects } from './returnEffects';

/** Everything that follows from a download's states. */
export const downloadEffects = (listen: Listen) => [
  ...overlayEffects(listen),
  ...dialogEffects(listen),
  ...requestEffects(listen),
  ...ownedEffects(listen),
  ...returnEffects(listen),
];

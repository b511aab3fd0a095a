import type { Listen } from '@/kernel/listen';
import type { UnlockCalls } from './unlockCalls';
import { unlockOverlayEffects } from './unlockOverlayEffects';
import { unlockRequestEffects } from './unlockRequestEffects';
import { unlockReturnEffects } from './unlockReturnEffects';

/** Everything that follows from an unlock's states; `calls` says how each kind is asked for. */
export const unlockEffects = (listen: Listen, calls: UnlockCalls) => [
  ...unlockOverlayEffects(listen, calls),
  ...unlockRequestEffects(listen, calls),
  ...unlockReturnEffects(listen, calls),
];

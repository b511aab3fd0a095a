import { selectBoot } from '@/features/boot/bootSlice';
import type { Listen } from '@/kernel/listen';

/** The icon of the tab comes once the app is there. */
export const iconEffects = (listen: Listen) => [
  listen.onEnter(selectBoot, 'ready', (_ready, { ports }) => ports.screen.showIcon()),
];

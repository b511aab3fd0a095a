import type { Shot } from './shot';

export const shots: readonly Shot[] = [
  { name: 'welfare', path: '/welfare', who: ['guest', 'member'] },
  { name: 'welfare-albums', path: '/welfare?tab=album' },
  { name: 'welfare-tasks', path: '/welfare?tab=tasks', who: ['member'] },
  { name: 'welfare-film', path: '/welfare?id=5', who: ['member'] },
  { name: 'welfare-locked', path: '/welfare?id=4', who: ['guest', 'vip'] },
  { name: 'welfare-album', path: '/welfare?id=17' },
];

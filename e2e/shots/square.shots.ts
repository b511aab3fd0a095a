import type { Shot } from './shot';

export const shots: readonly Shot[] = [
  { name: 'square', path: '/square' },
  { name: 'square-hot', path: '/square?sort=hot' },
  { name: 'square-follow', path: '/square?tab=follow' },
  { name: 'square-user', path: '/square?user=1' },
];

import type { Shot } from './shot';

export const shots: readonly Shot[] = [
  { name: 'games', path: '/games' },
  { name: 'games-free', path: '/games?sort=free', who: ['guest'] },
  { name: 'detail', path: '/detail/12' },
  { name: 'detail-off-shelf', path: '/detail/57', who: ['guest'] },
  { name: 'detail-gone', path: '/detail/999999', who: ['guest'] },
];

import type { Shot } from './shot';

/** Members may open these too (C5), but only guests have a reason to. */
export const shots: readonly Shot[] = [
  { name: 'login', path: '/login', who: ['guest'] },
  { name: 'other', path: '/other', who: ['guest'] },
  { name: 'register', path: '/register', who: ['guest'] },
];

import type { Shot } from './shot';

export const shots: readonly Shot[] = [{ name: 'home', path: '/' }];

import { failing, waiting } from '@e2e/support/faces';
import type { Shot } from './shot';

/** The first page, with its faces. */
export const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-slow', path: '/', who: ['guest'], arrange: (page) => waiting(page, 'v1/home/feed') },
  { name: 'home-failed', path: '/', who: ['guest'], arrange: (page) => failing(page, 'v1/home/feed') },
];

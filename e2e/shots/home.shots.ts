import { failing, forget, waiting } from '@e2e/support/faces';
import type { Page } from '@playwright/test';
import type { Shot } from './shot';

/** Without what the first visit saw of home. */
async function unkept(page: Page, face: typeof failing) {
  await forget(page, 'plaza:home');
  await face(page, 'v1/home/feed');
}

/** The first page, with its faces. */
export const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-slow', path: '/', who: ['guest'], arrange: (page) => unkept(page, waiting) },
  { name: 'home-failed', path: '/', who: ['guest'], arrange: (page) => unkept(page, failing) },
];

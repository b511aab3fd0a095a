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
  {
    name: 'home-story',
    path: '/',
    arrange: (page) => page.getByRole('heading', { name: '今日推荐' }).evaluate((head) => head.scrollIntoView()),
  },
  {
    name: 'home-picks',
    path: '/',
    arrange: (page) => page.getByRole('heading', { name: '编辑精选' }).evaluate((head) => head.scrollIntoView()),
  },
  { name: 'story', path: '/square?story=1' },
  { name: 'stories', path: '/square?story=all', who: ['guest'] },
  { name: 'story-gone', path: '/square?story=999', who: ['guest'] },
  { name: 'pick-list', path: '/square?picks=1', who: ['guest', 'member'] },
  { name: 'pick-lists', path: '/square?picks=all', who: ['guest'] },
  { name: 'home-slow', path: '/', who: ['guest'], arrange: (page) => unkept(page, waiting) },
  { name: 'home-failed', path: '/', who: ['guest'], arrange: (page) => unkept(page, failing) },
];

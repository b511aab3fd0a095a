import { expect, type Page } from '@playwright/test';
import type { Shot } from './shot';

const ask = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '解锁', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const refused = { code: 500, msg: '服务器开小差了', data: null };

export const shots: readonly Shot[] = [
  { name: 'welfare', path: '/welfare', who: ['guest', 'member'] },
  { name: 'welfare-albums', path: '/welfare?tab=album' },
  { name: 'welfare-tasks', path: '/welfare?tab=tasks', who: ['member'] },
  { name: 'welfare-film', path: '/welfare?id=5', who: ['member'] },
  { name: 'welfare-locked', path: '/welfare?id=4', who: ['guest', 'vip'] },
  { name: 'welfare-album', path: '/welfare?id=17' },
  { name: 'welfare-unlock', path: '/welfare?id=4', who: ['member'], arrange: ask },
  { name: 'welfare-gone', path: '/welfare?id=9999', who: ['guest'] },
  {
    name: 'welfare-broken',
    path: '/welfare?id=3',
    who: ['guest'],
    arrange: async (page) => {
      await page.route('**/wf/**', (route) => route.fulfill({ contentType: 'video/webm', body: 'nothing' }));
      await page.getByRole('button', { name: '播放', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'welfare-error',
    path: '/welfare',
    who: ['guest'],
    arrange: async (page) => {
      await page.route('**/api/v1/welfare/list*', (route) => route.fulfill({ json: refused }));
      await page.reload();
      await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
    },
  },
];

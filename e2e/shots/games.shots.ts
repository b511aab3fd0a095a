import { expect, type Page } from '@playwright/test';
import type { Shot } from './shot';

const refused = { code: 500, msg: '服务器开小差了', data: null };

/** Scrolls so far that the tabs stand under the header. */
const tabsUp = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, 420));
  await expect(page.locator('article').first()).toBeVisible();
};

const scrolledDown = async (page: Page): Promise<void> => {
  // What is not there yet cannot be scrolled to.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 1100));
    await expect(page.locator('header').getByRole('button').nth(1)).toBeVisible({ timeout: 500 });
  }).toPass();
};

export const shots: readonly Shot[] = [
  { name: 'games', path: '/games' },
  { name: 'games-free', path: '/games?sort=free', who: ['guest'] },
  { name: 'detail', path: '/detail/37' },
  {
    name: 'detail-poster',
    path: '/detail/37',
    who: ['guest'],
    arrange: async (page) => {
      await page.getByRole('button', { name: '分享' }).click();
      await page.getByRole('button', { name: '海报', exact: true }).click();
      await page.getByRole('img', { name: /的海报/ }).waitFor();
    },
  },
  { name: 'detail-no-film', path: '/detail/12', who: ['guest'] },
  { name: 'detail-long-name', path: '/detail/55', who: ['guest'] },
  { name: 'detail-gifts', path: '/detail/37?view=gifts', who: ['guest', 'member'] },
  { name: 'detail-reviews', path: '/detail/37?view=reviews', who: ['guest', 'vip'] },
  { name: 'detail-owned', path: '/detail/37', who: ['vip'] },
  { name: 'detail-collapsed', path: '/detail/37', who: ['vip', 'member'], arrange: scrolledDown },
  { name: 'detail-posts', path: '/detail/37?view=posts', who: ['guest', 'member'] },
  { name: 'detail-posts-down', path: '/detail/37?view=posts', who: ['member'], arrange: tabsUp },
  { name: 'detail-posts-empty', path: '/detail/21?view=posts', who: ['guest'] },
  {
    name: 'detail-posts-error',
    path: '/detail/37',
    who: ['guest'],
    arrange: async (page) => {
      await page.route('**/api/v1/square/post/list*', (route) => route.fulfill({ json: refused }));
      await page.getByRole('tab', { name: '动态' }).click();
      await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  {
    name: 'detail-film-broken',
    path: '/detail/37',
    who: ['guest'],
    arrange: async (page) => {
      await page.route('**/wf/**', (route) => route.fulfill({ contentType: 'video/webm', body: 'nothing' }));
      await page.getByRole('button', { name: '播放', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'detail-film',
    path: '/detail/37',
    who: ['guest'],
    arrange: async (page) => {
      await page.getByRole('button', { name: '播放', exact: true }).click();
      await page.locator('video').evaluate(
        (box: HTMLVideoElement) =>
          new Promise<void>((resolve) => {
            box.addEventListener('timeupdate', () => box.currentTime > 3 && resolve());
          }),
      );
    },
  },
  {
    name: 'detail-viewer',
    path: '/detail/37',
    who: ['guest'],
    arrange: async (page) => {
      await page.getByRole('button', { name: /截图 1$/ }).click();
      await expect(page.getByRole('dialog', { name: '查看图片' })).toBeVisible();
    },
  },
  { name: 'detail-off-shelf', path: '/detail/57', who: ['guest'] },
  { name: 'detail-gone', path: '/detail/999999', who: ['guest'] },
];

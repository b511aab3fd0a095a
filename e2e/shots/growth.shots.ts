import { empty, failing, waiting } from '@e2e/support/faces';
import type { Page } from '@playwright/test';
import type { Shot } from './shot';

const tap = (role: 'button', name: string | RegExp) => async (page: Page) => {
  await page.getByRole(role, { name }).first().click();
  await page.getByRole('dialog').waitFor();
};

const poster = async (page: Page) => {
  await tap('button', '生成海报')(page);
  await page.getByRole('dialog').getByRole('img').waitFor();
};

const toEnd = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
};

const asIphone = async (page: Page) => {
  await page.addInitScript(() => {
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  });
  await page.reload();
  await page.getByRole('button', { name: /^下载/ }).waitFor();
};

/** The operator offers this. */
const offering = async (page: Page, serverConfig: object) => {
  await page.route('**/api/user/device/init*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { serverConfig } } }),
  );
  await page.reload();
};

/** Check-in, inviting, gifts, activities, the app itself. */
export const shots: readonly Shot[] = [
  { name: 'checkin', path: '/checkin' },
  { name: 'checkin-rules', path: '/checkin', who: ['guest'], arrange: tap('button', '规则') },
  { name: 'checkin-makeup', path: '/checkin', who: ['member'], arrange: tap('button', /^补签/) },
  { name: 'checkin-failed', path: '/checkin', who: ['guest'], arrange: (page) => failing(page, 'v1/checkin') },
  { name: 'checkin-slow', path: '/checkin', who: ['guest'], arrange: (page) => waiting(page, 'v1/checkin') },
  { name: 'checkin-record', path: '/checkin?view=record', who: ['guest', 'member'] },
  { name: 'checkin-record-empty', path: '/checkin?view=record', who: ['poor'] },
  { name: 'invite', path: '/checkin?view=invite', who: ['guest', 'member'] },
  {
    name: 'invite-nobody',
    path: '/checkin?view=invite',
    who: ['vip'],
    arrange: (page) => empty(page, 'v1/invite/list'),
  },
  { name: 'invite-poster', path: '/checkin?view=invite', who: ['member'], arrange: poster },
  { name: 'share', path: '/checkin?view=invite', who: ['member'], arrange: tap('button', '分享') },
  { name: 'gifts', path: '/gifts', who: ['member', 'vip'] },
  { name: 'gifts-mine', path: '/gifts?tab=mine', who: ['member'] },
  { name: 'gifts-past', path: '/gifts?tab=past', who: ['member'] },
  { name: 'gifts-code', path: '/gifts?tab=mine', who: ['member'], arrange: tap('button', /^查看兑换码/) },
  { name: 'gifts-none', path: '/gifts?tab=mine', who: ['poor'], arrange: (page) => empty(page, 'v1/gift/me') },
  { name: 'gifts-failed', path: '/gifts', who: ['member'], arrange: (page) => failing(page, 'v1/gift/list') },
  { name: 'gifts-slow', path: '/gifts', who: ['member'], arrange: (page) => waiting(page, 'v1/gift/list') },
  { name: 'activity', path: '/activity' },
  { name: 'activity-past', path: '/activity?past=1', who: ['guest'] },
  { name: 'activity-mine', path: '/activity?show=mine', who: ['guest', 'member'] },
  { name: 'activity-tasks', path: '/activity?tab=tasks', who: ['guest', 'member'] },
  { name: 'activity-failed', path: '/activity', who: ['guest'], arrange: (page) => failing(page, 'v1/activity/list') },
  { name: 'activity-slow', path: '/activity', who: ['guest'], arrange: (page) => waiting(page, 'v1/activity/list') },
  { name: 'activity-draw', path: '/activity?id=1', who: ['guest', 'member'] },
  { name: 'activity-draw-odds', path: '/activity?id=1', who: ['guest'], arrange: tap('button', '中奖概率') },
  { name: 'activity-ladder', path: '/activity?id=2', who: ['member'] },
  { name: 'activity-rank', path: '/activity?id=3', who: ['member'] },
  { name: 'activity-coming', path: '/activity?id=4', who: ['member'] },
  { name: 'activity-gone', path: '/activity?id=999999', who: ['guest'] },
  { name: 'download', path: '/download', who: ['guest', 'vip'] },
  { name: 'download-end', path: '/download', who: ['guest', 'vip'], arrange: toEnd },
  { name: 'download-ios', path: '/download', who: ['guest'], arrange: asIphone },
  {
    name: 'download-code',
    path: '/download',
    who: ['guest'],
    arrange: async (page) => {
      const other = page.getByRole('button', { name: '发到另一台手机' });
      if (await other.isVisible()) await other.click();
      await page.getByRole('img', { name: '本页地址的二维码' }).waitFor();
    },
  },
  {
    name: 'download-started',
    path: '/download',
    who: ['guest'],
    arrange: async (page) => {
      await page.getByRole('button', { name: /^下载/ }).click();
      await page.getByText('已开始下载').waitFor();
    },
  },
  {
    name: 'download-blocked',
    path: '/download',
    who: ['guest'],
    arrange: async (page) => {
      await offering(page, { packageUrl: 'http://plain.test/app.apk', appVersion: '3.2.0' });
      await page.getByRole('button', { name: /^下载/ }).click();
      await page.getByText('下载地址不可用').waitFor();
    },
  },
  {
    name: 'download-closed',
    path: '/download',
    who: ['guest'],
    arrange: async (page) => {
      await offering(page, {});
      await page.getByText('暂未开放下载').waitFor();
    },
  },
  { name: 'download-invited', path: '/download?inviteCode=STAR41', who: ['guest'] },
];

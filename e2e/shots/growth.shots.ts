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
  { name: 'download', path: '/download', who: ['guest'] },
  { name: 'download-invited', path: '/download?inviteCode=STAR41', who: ['guest'] },
];

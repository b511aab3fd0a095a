import { failing } from '@e2e/support/faces';
import { operatorSets } from '@e2e/support/operatorSettings';
import type { Page } from '@playwright/test';
import type { Shot } from './shot';

const fails = (calls: string) => (page: Page) => failing(page, `v1/book/${calls}`);
const empties = (calls: string) => async (page: Page) => {
  const none = { code: 0, data: { records: [], total: 0, currentPage: 1, pageSize: 20, hasMore: false }, msg: '' };
  await page.route(`**/api/v1/book/${calls}`, (route) => route.fulfill({ json: none }));
  await page.reload();
};

export const shots: readonly Shot[] = [
  { name: 'animate', path: '/animate', who: ['guest', 'member'] },
  { name: 'animate-update', path: '/animate?tab=update&day=4', who: ['guest'] },
  { name: 'animate-rank', path: '/animate?tab=rank', who: ['guest'] },
  { name: 'animate-category', path: '/animate?tab=category&label=6&sort=subscribe', who: ['guest'] },
  { name: 'animate-finished', path: '/animate?tab=finished', who: ['guest'] },
  { name: 'animate-no-match', path: '/animate?tab=category&q=%E6%B2%A1%E6%9C%89%E8%BF%99%E6%9C%AC', who: ['guest'] },
  { name: 'animate-error', path: '/animate', who: ['guest'], arrange: fails('{shelves,list}') },
  {
    name: 'animate-filter',
    path: '/animate?tab=category',
    who: ['guest'],
    arrange: async (page) => {
      await page.getByRole('button', { name: '筛选' }).click();
      await page.getByRole('dialog', { name: '筛选作品' }).waitFor();
    },
  },
  {
    name: 'animate-age',
    path: '/animate?tab=category&label=5',
    who: ['guest'],
    arrange: async (page) => {
      await operatorSets(page, { ageGate: 'ask' });
      await page.reload();
      await page.getByRole('dialog', { name: '你已年满 18 周岁吗？' }).waitFor();
    },
  },
  { name: 'bookinfo', path: '/bookinfo/11' },
  { name: 'bookinfo-novel', path: '/bookinfo/27', who: ['guest'] },
  { name: 'bookinfo-comments', path: '/bookinfo/11?view=comments', who: ['member'] },
  { name: 'bookinfo-gone', path: '/bookinfo/99999', who: ['guest'] },
  { name: 'bookinfo-error', path: '/bookinfo/11', who: ['guest'], arrange: fails('11') },
  {
    name: 'bookinfo-write',
    path: '/bookinfo/11?view=comments',
    who: ['member'],
    arrange: async (page) => {
      await page.getByRole('button', { name: '写评论' }).click();
      await page.getByRole('dialog', { name: '写评论' }).waitFor();
    },
  },
  { name: 'bookmenu', path: '/bookmenu/11' },
  { name: 'bookmenu-3000', path: '/bookmenu/31', who: ['guest'] },
  { name: 'bookmenu-empty', path: '/bookmenu/11', who: ['guest'], arrange: empties('11/chapter/list*') },
  { name: 'bookmenu-error', path: '/bookmenu/11', who: ['guest'], arrange: fails('11/chapter/list') },
  {
    name: 'bookmenu-buying',
    path: '/bookmenu/11?select=1',
    who: ['member'],
    arrange: (page) => page.getByRole('button', { name: '全选可购买' }).click(),
  },
  { name: 'readhistory', path: '/readhistory', who: ['guest', 'member'] },
  {
    name: 'readhistory-managing',
    path: '/readhistory',
    who: ['member'],
    arrange: (page) => page.getByRole('button', { name: '管理' }).click(),
  },
  { name: 'readhistory-error', path: '/readhistory', who: ['member'], arrange: fails('history/list') },
  { name: 'subscriblist', path: '/subscriblist', who: ['guest', 'member'] },
  {
    name: 'subscriblist-list',
    path: '/subscriblist',
    who: ['member'],
    arrange: (page) => page.getByRole('button', { name: '切换为列表' }).click(),
  },
  {
    name: 'subscriblist-managing',
    path: '/subscriblist',
    who: ['member'],
    arrange: (page) => page.getByRole('button', { name: '管理' }).click(),
  },
  { name: 'subscriblist-empty', path: '/subscriblist', who: ['member'], arrange: empties('subscribe/list*') },
  { name: 'subscriblist-error', path: '/subscriblist', who: ['member'], arrange: fails('subscribe/list') },
];

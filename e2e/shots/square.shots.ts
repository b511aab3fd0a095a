import { empty, failing, waiting } from '@e2e/support/faces';
import type { Page } from '@playwright/test';
import type { Shot } from './shot';

const LIST = 'v1/square/post/list';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

const menu = async (page: Page) => {
  await page.getByRole('button', { name: '更多操作' }).first().click();
  await dialog(page, '更多操作');
};
const fromMenu = (button: string | RegExp, opens: string) => async (page: Page) => {
  await menu(page);
  await page.getByRole('button', { name: button }).click();
  await dialog(page, opens);
};
const menuOf = async (page: Page) => {
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('dialog').waitFor();
};
const ownPage = async (page: Page) => {
  await page.getByRole('button', { name: '更换封面' }).click();
  await dialog(page, '我的主页');
};
const share = async (page: Page) => {
  await page.getByRole('article').getByRole('button', { name: '分享' }).first().click();
  await dialog(page, '分享给好友');
};
const reply = async (page: Page) => {
  await page.getByRole('button', { name: '说点什么…' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('写到一半的评论');
};
const write = async (page: Page) => {
  await page.getByRole('textbox', { name: '正文' }).fill('今天在云海钓到了第一条会飞的鱼，鱼竿居然是风筝线。');
  await page.getByText('草稿已自动保存').waitFor();
};

/** The square, its posts, what a member writes there, and search. */
export const shots: readonly Shot[] = [
  { name: 'square', path: '/square' },
  { name: 'square-hot', path: '/square?sort=hot' },
  { name: 'square-follow', path: '/square?tab=follow' },
  { name: 'square-empty', path: '/square?tab=1', who: ['guest'], arrange: (page) => empty(page, LIST) },
  { name: 'square-failed', path: '/square', who: ['guest'], arrange: (page) => failing(page, LIST) },
  { name: 'square-slow', path: '/square', who: ['guest'], arrange: (page) => waiting(page, LIST) },
  { name: 'square-topic', path: '/square?tab=5' },
  { name: 'square-share', path: '/square?sort=hot', who: ['member'], arrange: share },
  {
    name: 'square-poster',
    path: '/square?sort=hot',
    who: ['member'],
    arrange: async (page) => {
      await share(page);
      await page.getByRole('button', { name: '海报', exact: true }).click();
      await page.getByRole('img', { name: /的海报/ }).waitFor();
    },
  },
  { name: 'person', path: '/square?user=2' },
  { name: 'person-official', path: '/square?user=1', who: ['guest'] },
  { name: 'person-games', path: '/square?user=7&part=games', who: ['member'] },
  { name: 'person-books', path: '/square?user=7&part=books', who: ['member'] },
  { name: 'person-fans', path: '/square?user=7&list=fans', who: ['guest'] },
  { name: 'person-menu', path: '/square?user=7', who: ['member'], arrange: menuOf },
  { name: 'person-own', path: '/square?user=41', who: ['member'] },
  { name: 'person-own-page', path: '/square?user=41', who: ['member'], arrange: ownPage },
  { name: 'person-gone', path: '/square?user=999999', who: ['guest'] },
  { name: 'square-menu', path: '/square?sort=hot', who: ['guest', 'member'], arrange: menu },
  { name: 'square-report', path: '/square?sort=hot', who: ['member'], arrange: fromMenu('举报', '举报') },
  { name: 'square-muted', path: '/square?sort=hot', who: ['member'], arrange: fromMenu('屏蔽词', '屏蔽词') },
  { name: 'square-block', path: '/square?sort=hot', who: ['member'], arrange: fromMenu(/加入黑名单$/, '加入黑名单？') },
  { name: 'search', path: '/square?q=', who: ['guest'] },
  { name: 'search-posts', path: '/square?q=猫', who: ['guest'] },
  { name: 'search-games', path: '/square?q=云端&kind=game', who: ['guest'] },
  { name: 'search-people', path: '/square?q=星&kind=user', who: ['guest', 'member'] },
  { name: 'search-none', path: '/square?q=zzzz', who: ['guest'] },
  { name: 'post', path: '/post/3' },
  { name: 'post-slow', path: '/post/3', who: ['guest'], arrange: (page) => waiting(page, 'v1/square/post/3') },
  { name: 'post-failed', path: '/post/3', who: ['guest'], arrange: (page) => failing(page, 'v1/square/post/3') },
  { name: 'post-gone', path: '/post/999999', who: ['guest'] },
  { name: 'post-reply', path: '/post/3', who: ['member'], arrange: reply },
  { name: 'postpage', path: '/postpage', who: ['guest', 'member'] },
  { name: 'postpage-written', path: '/postpage', who: ['member'], arrange: write },
  {
    name: 'postpage-leave',
    path: '/postpage',
    who: ['member'],
    arrange: async (page) => {
      await write(page);
      await page.getByRole('button', { name: '返回' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'commenthistory', path: '/commenthistory' },
  { name: 'commenthistory-comments', path: '/commenthistory?tab=comments', who: ['member', 'vip'] },
  {
    name: 'commenthistory-empty',
    path: '/commenthistory',
    who: ['member'],
    arrange: (page) => empty(page, 'v1/square/post/me'),
  },
  {
    name: 'commenthistory-failed',
    path: '/commenthistory',
    who: ['member'],
    arrange: (page) => failing(page, 'v1/square/post/me'),
  },
];

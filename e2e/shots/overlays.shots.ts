import { confirmButton, demoGames, downloadButton, onDesktop, platformSheet } from '@e2e/support/purchase';
import type { Page } from '@playwright/test';
import type { Shot } from './shot';

const { free, paid, cheap } = demoGames;

const isAndroid = (page: Page) => page.evaluate(() => /Android/.test(navigator.userAgent));
const want = async (page: Page) => {
  await downloadButton(page).click();
  if (await isAndroid(page)) return;
  await platformSheet(page)
    .getByRole('button', { name: /安卓版/ })
    .click();
};
/** Only a device that games don't come for is asked. */
const choose = async (page: Page) => {
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  }, onDesktop.userAgent);
  await page.reload();
  await downloadButton(page).click();
  await platformSheet(page).waitFor();
};
const opened = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();
const fromProfile = (button: string, dialog: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await opened(page, dialog);
};

/** The dialogs and sheets, each over its own page; nothing is bought. */
export const shots: readonly Shot[] = [
  { name: 'platform-sheet', path: `/detail/${free.id}`, who: ['guest'], arrange: choose },
  {
    name: 'download-result',
    path: `/detail/${free.id}`,
    who: ['guest'],
    arrange: async (page) => {
      await want(page);
      await opened(page, '下载已开始');
    },
  },
  {
    name: 'purchase-dialog',
    path: `/detail/${paid.id}`,
    who: ['member', 'vip'],
    arrange: async (page) => {
      await want(page);
      await opened(page, `下载《${paid.name}》`);
    },
  },
  {
    name: 'purchase-short',
    path: `/detail/${cheap.id}`,
    who: ['poor'],
    arrange: async (page) => {
      await want(page);
      await opened(page, `下载《${cheap.name}》`);
    },
  },
  {
    name: 'insufficient-dialog',
    path: `/detail/${cheap.id}`,
    who: ['member'],
    arrange: async (page) => {
      // What the page knew was enough; the server says otherwise.
      const short = { code: 3001, msg: '', data: { price: cheap.price, balance: 1 } };
      await page.route('**/api/user/game/download/*', (route) => route.fulfill({ json: short }));
      await want(page);
      await confirmButton(page, cheap).click();
      await opened(page, '钻石不够了');
    },
  },
  {
    name: 'vip-sheet',
    path: '/profile?pop=1',
    who: ['guest', 'member', 'vip'],
    arrange: (page) => page.getByRole('dialog').getByRole('radio').first().waitFor(),
  },
  { name: 'support-sheet', path: '/profile', who: ['guest'], arrange: fromProfile('联系客服', '联系客服') },
  { name: 'logout-dialog', path: '/profile', who: ['member'], arrange: fromProfile('退出登录', '确定退出登录吗？') },
];

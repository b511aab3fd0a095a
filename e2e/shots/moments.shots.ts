import { demoGames, downloadButton } from '@e2e/support/purchase';
import type { Page } from '@playwright/test';
import type { Shot } from './shot';

type Data = Record<string, unknown>;

/** The server's own answer to `path`, with something else said in it. */
const saying = (page: Page, path: string, more: Data) =>
  page.route(`**/api/${path}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: Data };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, ...more } } });
  });

/** What the server would answer to `path`; nothing is really bought or signed. */
const answering = (page: Page, path: string, data: Data) =>
  page.route(`**/api/${path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { code: 0, msg: '', data } }) : route.continue(),
  );

const opened = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor();

const UNTIL = 1_900_000_000_000;

/** What is celebrated, at rest. */
export const shots: readonly Shot[] = [
  {
    name: 'moment-bought',
    path: `/detail/${demoGames.free.id}`,
    who: ['member'],
    arrange: async (page) => {
      await saying(page, 'user/game/download/*', { charged: 28, balanceAfter: 960 });
      await downloadButton(page).click();
      await opened(page, '下载已开始');
    },
  },
  {
    name: 'moment-checkin',
    path: '/checkin',
    who: ['vip'],
    arrange: async (page) => {
      await answering(page, 'v1/checkin', {
        ...{ day: '2026-11-24', reward: 5, price: 0, reached: [{ days: 7, coins: 20 }], streak: 7, total: 41 },
        ...{ next: { days: 14, coins: 40, left: 7 }, tomorrowReward: 6, balanceAfter: 99, repeated: false },
      });
      await page.getByRole('button', { name: /^立即签到/ }).click();
      await opened(page, '签到成功');
    },
  },
  {
    name: 'moment-vip',
    path: '/profile?pop=1',
    who: ['member'],
    arrange: async (page) => {
      await answering(page, 'vip/vipopen', { levelType: 1, expTime: UNTIL, balanceAfter: 900 });
      await saying(page, 'user/center/me', { levelType: 1, expTime: UNTIL });
      await page.getByRole('checkbox').check();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /立即开通/ })
        .click();
      await opened(page, 'VIP 开通成功');
    },
  },
];

import { demoGames } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { toasts } from '@e2e/support/words';
import type { Page } from '@playwright/test';

const { paid } = demoGames;

/** Where content comes from the server, and something of it that a member looks for. */
const screens = [
  { name: 'home', path: '/', content: (page: Page) => page.getByRole('link', { name: /云端猫岛/ }).first() },
  { name: 'games', path: '/games', content: (page: Page) => page.getByRole('button', { name: /^下载《/ }).first() },
  {
    name: 'detail',
    path: `/detail/${paid.id}`,
    content: (page: Page) => page.getByRole('heading', { name: paid.name }),
  },
  { name: 'recharge', path: '/recharge', content: (page: Page) => page.getByRole('radio', { name: /钻，¥/ }).first() },
  { name: 'ledger', path: '/recharge?view=ledger', content: (page: Page) => page.getByText('新人礼钻石') },
  {
    name: 'VIP sheet',
    path: '/profile?pop=1',
    content: (page: Page) => page.getByRole('radio', { name: /^月度 VIP/ }),
  },
];

/** The pause a slow server makes before every answer. */
const slow = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });

for (const { name, path, content } of screens) {
  test(`B5, G4: ${name}: a skeleton while the server is slow, then the content`, async ({ page, member }) => {
    await signIn(page, member);
    await slow(page);
    await page.goto(path);
    const skeleton = page.getByRole('status').filter({ hasText: '加载中' }).first();
    await expect(skeleton).toBeVisible();
    await expect(content(page)).toBeVisible();
    await expect(toasts(page).getByRole('alert')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`G4, F5: ${name}: a failing server is a face that says it, and 重试 brings the content`, async ({
    page,
    server,
    member,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await signIn(page, member);
    await page.route('**/api/**', (route) => route.continue({ url: `${server.origin}/api/__fault/503` }));
    await page.goto(path);
    const face = page.getByRole('alert').filter({ hasText: '服务不可用' });
    await expect(face.first()).toBeVisible();
    // A face says it already (G4).
    await expect(toasts(page).getByText('服务不可用')).toHaveCount(0);
    await page.unroute('**/api/**');
    await face.getByRole('button', { name: '重试' }).first().click();
    await expect(content(page)).toBeVisible();
  });
}

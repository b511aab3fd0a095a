import { demoGames, downloadButton } from '@e2e/support/purchase';
import { expect, test } from '@e2e/support/test';
import { at, expectToast, toasts } from '@e2e/support/words';

const { free } = demoGames;
const PAGE = '**/assets/page-detail.*.js';
const DIALOGS = '**/assets/overlay-download.*.js';

test('C8: code that fails to load once is asked for again, and nobody notices', async ({ page, watch }) => {
  watch.allow(/page-detail/);
  await page.route(PAGE, (route) => route.abort(), { times: 1 });
  await page.goto('/games?sort=free');
  await page.getByRole('link', { name: new RegExp(free.name) }).click();
  await expect(page).toHaveURL(at(`/detail/${free.id}`));
  await expect(page.getByRole('heading', { name: free.name })).toBeVisible();
});

test('C8: code that never loads ends in a page with 重试, after one reload at most', async ({ page, watch }) => {
  watch.allow(/page-detail/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(PAGE, (route) => route.abort());
  await page.goto('/games?sort=free');
  await page.getByRole('link', { name: new RegExp(free.name) }).click();
  const face = page.getByRole('alert').filter({ hasText: '页面没有加载出来' });
  await expect(face).toBeVisible({ timeout: 20_000 });
  // Once tried in vain again by hand: still a page, and no further reload.
  await face.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(face).toBeVisible({ timeout: 20_000 });
  expect(loads).toBe(2);

  await page.unroute(PAGE);
  await face.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: free.name })).toBeVisible();
});

test('C8, D4: who has typed finds it again after the reload', async ({ page, watch }) => {
  watch.allow(/page-other/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/page-other.*.js', (route) => route.abort());
  await page.goto('/register');
  const name = page.getByRole('textbox', { name: '账号', exact: true });
  await name.fill('half_typed');
  await page.getByRole('link', { name: '已有账号，去登录' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '页面没有加载出来' })).toBeVisible({ timeout: 30_000 });
  expect(loads).toBe(2);
  await page.goto('/register');
  await expect(name).toHaveValue('half_typed');
});

test('D4: what was typed just now outlives a reload', async ({ page }) => {
  await page.goto('/register');
  const name = page.getByRole('textbox', { name: '账号', exact: true });
  await name.fill('just_now');
  await page.reload();
  await expect(name).toHaveValue('just_now');
});

test('C8: a dialog whose code never loads does not leave the member before a dead screen', async ({ page, watch }) => {
  watch.allow(/overlay-download/);
  await page.route(DIALOGS, (route) => route.abort());
  await page.goto(`/detail/${free.id}`);
  // The files of this build may be gone: one reload, as for pages.
  const reloaded = page.waitForEvent('load');
  await downloadButton(page).click();
  await reloaded;
  await downloadButton(page).click();
  await expectToast(page, '内容没有加载出来，请再点一次');
  await expect(page.locator('html')).not.toHaveAttribute('data-locked');

  await page.unroute(DIALOGS);
  await downloadButton(page).click();
  await expect(page.getByRole('dialog', { name: '选择下载版本' })).toBeVisible();
});

test('C8: code that was only fetched ahead and could not be had changes nothing', async ({ page, watch }) => {
  watch.allow(/overlay-download/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  let tried = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('overlay-download')) tried += 1;
  });
  await page.clock.install();
  await page.route(DIALOGS, (route) => route.abort());
  await page.goto(`/detail/${free.id}`);
  await expect(downloadButton(page)).toBeVisible();
  // However slow the machine: time passes until all three tries were made.
  const ahead = async () => {
    await page.clock.fastForward(1_500);
    return tried;
  };
  await expect.poll(ahead, { timeout: 40_000 }).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
});

import { demoGames, downloadButton, resultSheet } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast, toasts } from '@e2e/support/words';
import type { Page } from '@playwright/test';

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
  const face = page.getByRole('alert').filter({ hasText: '页面加载失败' });
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
  await expect(page.getByRole('alert').filter({ hasText: '页面加载失败' })).toBeVisible({ timeout: 30_000 });
  expect(loads).toBe(2);
  await page.goto('/register');
  await expect(name).toHaveValue('half_typed');
});

/** The later code is on its way for as long as the test lasts. */
const holdLaterCode = (page: Page) => page.route('**/assets/later.*.js', () => {});

test('D4: what was typed just now outlives a reload, however late the other code is', async ({ page }) => {
  await holdLaterCode(page);
  for (const [path, label] of [
    ['/register', '账号'],
    ['/other', '账号'],
    ['/login', '手机号'],
  ]) {
    await page.goto(path ?? '');
    const name = page.getByRole('textbox', { name: label ?? '', exact: true });
    const typed = label === '手机号' ? '13800130001' : 'just_now';
    await name.fill(typed);
    await page.reload();
    await expect(name).toHaveValue(typed);
  }
});

test('D4: what a member says of themselves outlives a reload', async ({ page, member }) => {
  await signIn(page, member);
  await holdLaterCode(page);
  await page.goto('/user');
  const bio = page.getByRole('textbox', { name: '个人简介' });
  await bio.fill('写到一半');
  await page.reload();
  await expect(bio).toHaveValue('写到一半');
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
  await expectToast(page, '内容加载失败，请再点一次');
  await expect(page.locator('html')).not.toHaveAttribute('data-locked');

  await page.unroute(DIALOGS);
  await downloadButton(page).click();
  await expect(resultSheet(page)).toBeVisible();
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
  // The operator hears of it when all tries were in vain; what follows for the page is decided in the same breath.
  const told = page.waitForRequest('**/v1/client/fault');
  await expect.poll(ahead, { timeout: 40_000 }).toBeGreaterThanOrEqual(3);
  expect((await told).postData()).toMatch(/^kind=chunk&where=overlay%3A\w+&build=\w+$/);
  expect(loads).toBe(1);
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
});

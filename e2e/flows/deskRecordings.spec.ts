import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown } from '@e2e/support/desk';
import { expect, test } from '@e2e/support/test';

test.use(deskWindow);

test('a recording is opened from its letter, played by keys with the server’s lines beside it, marked, and left again', async ({
  page,
}) => {
  await sitDown(page, 'support', '/letters');
  await page.getByRole('button', { name: /付了 68 块/ }).click();
  await expect(page.getByRole('region', { name: '往来' })).toContainText('钻石没有到账');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/recordings\/4827-1903$/);
  const replay = page.frameLocator('iframe[title="录像回放"]');
  await expect(page.getByText('50 片状态重放后全部一致')).toBeVisible({ timeout: 20_000 });
  await expect(replay.getByText('第 0 步，共 145 步')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(replay.getByText('第 2 步，共 145 步')).toBeVisible();
  // A line of the server leads to its call, and the replay says the same of it.
  await page.getByRole('button', { name: /order\/payInfo 200 302 ms done/ }).click();
  await expect(replay.getByText('第 49 步，共 145 步')).toBeVisible();
  await expect(replay.getByText('POST /api/order/payInfo 200 302 ms done')).toBeVisible();
  // The page in the frame goes with the system's theme as the desk does, and stays where it stands.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(replay.locator('html')).toHaveAttribute('data-theme', colorScheme);
  }
  await expect(replay.getByText('第 49 步，共 145 步')).toBeVisible();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: '在第 49 步做标记' });
  await dialog.getByLabel('看到了什么').fill('下单没有问题');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('标记已记下')).toBeVisible();
  await expect(page.getByText('下单没有问题')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/letters\/\d+$/);
  // From a member's story as well, and back to it.
  await page.goto('/__desk/recordings/4827-1903');
  await page.getByRole('link', { name: '142000126' }).click();
  await page.getByRole('button', { name: '录像', exact: true }).click();
  const row = page.getByRole('region', { name: '经过' }).locator('[data-row]').filter({ hasText: '4827-1903' });
  await row.waitFor();
  // The list hears keys a moment after it is there; pressed once more than it heard, `j` would be at another row.
  await expect(async () => {
    if ((await row.getAttribute('aria-current')) === null) await page.keyboard.press('j');
    await expect(row).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recordings\/4827-1903$/);
  await page.getByText('50 片状态重放后全部一致').waitFor();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/members\/142000126$/);
});

test('one without a letter asks for a reason; the link is nobody else’s, and who may not see recordings has no room', async ({
  page,
  browser,
}) => {
  await sitDown(page, 'support', '/recordings');
  await page.getByRole('region', { name: '录像' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('61504482');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '看录像 6150-4482' }).getByLabel('理由').selectOption('查付款');
  await page.keyboard.press('Control+Enter');
  const address = await page.locator('iframe').getAttribute('src');
  await expect(page.getByText('理由「查付款」')).toBeVisible();

  const other = await browser.newContext(deskWindow);
  const theirs = await other.newPage();
  await sitDown(theirs, 'moderator');
  await expect(theirs.getByRole('navigation', { name: '房间' })).not.toContainText('录像');
  const refused = await theirs.request.get('/api/desk/v1/recordings/6150-4482', { headers: { desk: '1' } });
  expect(await refused.json()).toMatchObject({ code: 1006, data: { needs: 'recordings.see' } });
  expect((await theirs.request.get(address ?? '')).status()).toBe(403);
  await other.close();
});

import { readFile } from 'node:fs/promises';
import { axeInBothThemes } from '@e2e/support/axe';
import { inWeChat } from '@e2e/support/phones';
import { demoGames, openAndAsk, platformSheet, resultSheet } from '@e2e/support/purchase';
import { expect, test } from '@e2e/support/test';

const { free } = demoGames;

test('E1, E4: a guest downloads a free game: the right name, whole bytes, an Android package', async ({ page }) => {
  const [download, answer] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse(/\/api\/user\/game\/download\/\d+$/),
    openAndAsk(page, free),
  ]);
  const { data } = (await answer.json()) as { data: { size: number; charged: number } };
  expect(download.suggestedFilename()).toBe(`${free.name}-${free.version}.apk`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'));
  // The end record of a ZIP: nothing was cut off.
  expect(bytes.subarray(-22, -18)).toEqual(Buffer.from('PK\x05\x06'));
  const file = await page.request.get(download.url());
  expect(file.headers()['content-type']).toBe('application/vnd.android.package-archive');
  expect(Number(file.headers()['content-length'])).toBe(bytes.length);
  expect(data.charged).toBe(0);

  await expect(resultSheet(page).getByText(`${free.name}-${free.version}.apk`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/detail/${free.id}$`));
});

test('E1: in the list one tap is enough; the device says which package', async ({ page }) => {
  await page.goto('/games?sort=free');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^下载《/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.apk$/);
  await expect(platformSheet(page)).toHaveCount(0);
});

test.describe('inside WeChat', () => {
  test.use({ userAgent: inWeChat });

  test('E4: a browser that blocks downloads is told the way out, and starts none', async ({ page }) => {
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await openAndAsk(page, free);
    const guide = page.getByRole('dialog', { name: '请用浏览器打开' });
    await expect(guide.getByText('微信里不能直接下载安装包')).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    await guide.getByRole('button', { name: '我知道了' }).click();
    await expect(guide).toBeHidden();
    expect(downloads).toBe(0);
  });
});

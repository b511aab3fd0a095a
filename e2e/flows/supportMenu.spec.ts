import { axeInBothThemes } from '@e2e/support/axe';
import { pressOn, tabTo } from '@e2e/support/keyboard';
import { openLog } from '@e2e/support/replayPage';
import { expect, test } from '@e2e/support/test';

test('R23: by keyboard alone at 320 px a member exports what they did, and it replays equal', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/profile?view=settings');
  await pressOn(page.getByRole('button', { name: /操作记录/ }));
  const menu = page.getByRole('dialog', { name: '操作记录' });
  await expect(menu).toBeVisible();
  await tabTo(menu.getByRole('textbox', { name: /遇到了什么/ }));
  await page.keyboard.type('设置页很慢');
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const saved = page.waitForEvent('download');
  await pressOn(menu.getByRole('button', { name: '导出记录文件' }));
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^plaza-\w+\.session\.json$/);
  await expect(menu.getByText(/已交给浏览器保存/)).toBeVisible();

  await page.goto('/__replay');
  await openLog(page, await download.path());
  await expect(page.getByText(/步全部与记录一致/)).toBeVisible();
  await page.getByRole('button', { name: '详情' }).click();
  await expect(page.getByText('设置页很慢')).toBeVisible();
  await expect(page.getByText('与本页相同')).toBeVisible();
});

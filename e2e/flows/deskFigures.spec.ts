import { readFileSync } from 'node:fs';
import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown } from '@e2e/support/desk';
import { expect, test } from '@e2e/support/test';

test.use(deskWindow);

test.describe('figures', () => {
  test('an operator reads a chart and the table behind it by the keyboard, compares, goes back in time, takes the file', async ({
    page,
  }) => {
    await sitDown(page, 'operator', '/figures');
    const table = page.getByRole('region', { name: '这张图的表' });
    await expect(table.getByRole('row')).toHaveCount(30);
    await expect(page.getByRole('img', { name: /^收入，收入，/ }).locator('path.recharts-line-curve')).not.toHaveCount(
      0,
    );
    await expect(table.getByRole('row').nth(1)).toContainText('没过完');
    await expect(table.getByRole('row').last()).toContainText(/28 天¥[\d,]+/);

    await page.keyboard.press('c');
    await expect(table.getByText('没过完')).toHaveCount(0);
    await page.keyboard.press('c');
    await page.keyboard.press('m');
    await expect(page).toHaveURL(/column=orders/);
    await page.keyboard.press('t');
    await expect(page.getByRole('img', { name: /^收入/ })).toHaveCount(0);
    await page.keyboard.press('t');
    await expect(page.getByRole('img', { name: /^收入/ })).not.toHaveCount(0);
    // Quicker than anything is drawn: both count.
    await page.evaluate(() => {
      for (const key of ['t', 't']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });

    await page.keyboard.press('j');
    await expect(page).toHaveURL(/\/figures\/products/);
    await expect(page.getByRole('img', { name: /^按商品/ }).locator('.recharts-bar-rectangle')).not.toHaveCount(0);
    await expect(table.getByRole('row').filter({ hasText: '300+15' })).toContainText('¥');
    await page.keyboard.press('k');
    await expect(table.getByRole('row')).toHaveCount(30);
    const newest = await table.getByRole('rowheader').first().textContent();
    await page.keyboard.press('[');
    await expect(page).toHaveURL(/until=/);
    await expect(table.getByRole('row')).toHaveCount(30);
    await expect(table.getByRole('rowheader').first()).not.toHaveText(newest ?? '');
    const until = new URL(page.url()).searchParams.get('until') ?? '';
    await expect(page.getByLabel('到哪天为止')).toHaveValue(until);
    await page.keyboard.press(']');
    await expect(page).not.toHaveURL(/until=/);
    await page.getByLabel('到哪天为止').fill(until);
    await expect(page).toHaveURL(new RegExp(`until=${until}`));
    await page.getByLabel('到哪天为止').fill('');
    await expect(page).not.toHaveURL(/until=/);
    await page.getByLabel('到哪天为止').blur();
    await expect(table.getByRole('rowheader').first()).toHaveText(newest ?? '');
    expect(await axeInBothThemes(page)).toEqual([]);

    const total = await table.getByRole('row').last().locator('td').first().textContent();
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Shift+E')]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(30);
    expect(Number(lines.at(-1)?.split(',')[1]?.replaceAll('"', ''))).toBe(Number(total?.replace(/[¥,]/g, '')));
    await page.goto('/__desk/access?kind=figures.exported');
    const log = page.getByRole('region', { name: '记录' });
    await expect(log.getByRole('row').filter({ hasText: '导出数据' })).not.toHaveCount(0);
    await page.getByLabel('到哪天', { exact: true }).fill('2020-01-01');
    await expect(page).toHaveURL(/until=2020-01-01/);
    await expect(log.getByRole('row')).toHaveCount(0);
  });

  test('each chart has figures of the demo, and at 768 is chosen from a list', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await sitDown(page, 'operator', '/figures');
    const table = page.getByRole('region', { name: '这张图的表' });
    const list = page.getByRole('combobox', { name: '图', exact: true });
    for (const name of await list.locator('option').allTextContents()) {
      await list.selectOption({ label: name });
      await expect(page.getByRole('img', { name: new RegExp(`^${name}，`) })).toBeVisible();
      await expect(table.getByRole('row').nth(1)).toContainText(/\d/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });

  test('support has no such room, and is told so at its address', async ({ page }) => {
    await sitDown(page, 'support', '/figures');
    await expect(page.getByText('不在你的角色里')).toBeVisible();
    await expect(page.getByRole('link', { name: '数据' })).toHaveCount(0);
  });
});

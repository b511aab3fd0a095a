import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown } from '@e2e/support/desk';
import { expect, test } from '@e2e/support/test';

test('a price that is changed at the desk is what a guest sees seconds later, until it is undone', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext(deskWindow);
  const desk = await theirs.newPage();
  await sitDown(desk, 'operator', '/content/game');
  await desk
    .getByRole('region', { name: '游戏与价格' })
    .getByRole('button', { name: /国王熊太空站/ })
    .click();
  const form = desk.getByRole('form', { name: '表单' });
  const price = form.getByLabel('价格（钻石）');
  const before = await price.inputValue();
  const words = '4321';
  await price.fill(words);
  await desk.getByRole('button', { name: /^发布/ }).click();
  await desk.getByLabel('理由').selectOption('改错字');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('已发布')).toBeVisible();
  const id = new URL(desk.url()).pathname.split('/').at(-1);
  const seen = async (said: string) => {
    await expect(async () => {
      await page.goto(`/detail/${id}`);
      await expect(
        page
          .getByText(said.replace(/\B(?=(\d{3})+$)/g, ','))
          .or(page.getByText(said))
          .first(),
      ).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 40_000 });
  };
  await seen(words);
  await expect(desk.getByRole('complementary', { name: '历史' })).toContainText('沈一鸣');
  expect(await axeInBothThemes(desk)).toEqual([]);
  await desk.getByRole('button', { name: /^撤回/ }).click();
  await desk.getByLabel('理由').selectOption('出了问题');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('已撤回')).toBeVisible();
  await seen(before);
  await theirs.close();
});

test('who may not see content does not come in', async ({ page }) => {
  await page.setViewportSize(deskWindow.viewport);
  await sitDown(page, 'support', '/content');
  await expect(page.getByRole('navigation', { name: '房间' }).getByRole('link', { name: /内容/ })).toHaveCount(0);
  await expect(page.getByText('不在你的角色里')).toBeVisible();
});

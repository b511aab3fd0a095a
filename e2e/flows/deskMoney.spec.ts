import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown } from '@e2e/support/desk';
import { expect, test } from '@e2e/support/test';

test.use(deskWindow);

test.describe('the room of money', () => {
  test('settles a payment that came late, and gives an order back, by the keyboard', async ({ page }) => {
    await sitDown(page, 'finance', '/money');
    const cases = page.getByRole('region', { name: '要结的付款' });
    await cases.getByText('迟到').click();
    await expect(page.getByText('扣了款，通知到的时候订单已经关闭')).toBeVisible();
    await expect(page.getByRole('heading', { name: '账本说' })).toBeVisible();
    await page.keyboard.press('c');
    await expect(cases.locator('tr[data-row]', { hasText: '陆遥' })).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    const before = await cases.locator('tr[data-row]').count();
    await page.keyboard.press('a');
    await page.getByRole('dialog').getByLabel('理由').selectOption('渠道后台已查到这笔');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('已补发', { exact: true })).toBeVisible();
    await expect(cases.locator('tr[data-row]')).toHaveCount(before - 1);

    await page.goto('/__desk/money/orders?state=paid');
    const orders = page.getByRole('region', { name: '订单列表' });
    await orders.locator('tr[data-row]', { hasText: '钱包轻轻' }).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: '经过' })).toContainText('已补发 · 陆遥');
    await page.keyboard.press('f');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('table', { name: '收回什么' })).toContainText('退后余额');
    await dialog.getByLabel('退多少（元）').fill('1');
    await expect(dialog.getByRole('table', { name: '收回什么' })).toContainText('按比例收回的钻石');
    await dialog.getByLabel('理由').selectOption('系统出错');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/已退款，余额现在是/)).toBeVisible();
    await expect(page.getByRole('region', { name: '订单' })).toContainText('已退¥1.00');
    await page.keyboard.press('f');
    await dialog.getByLabel('理由').selectOption('系统出错');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: '订单' })).toContainText('已退款');
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  test('sends a large payment back by two: one asks, a colleague looks, refuses with a reason, then agrees', async ({
    page,
    browser,
  }) => {
    const ask = async () => {
      await page.getByRole('region', { name: '要结的付款' }).getByText('孤儿').click();
      await expect(page.getByRole('button', { name: /^原路退/ })).toBeEnabled();
      await page.keyboard.press('f');
      await expect(page.getByRole('dialog')).toContainText('¥1,280.00 超过你的限额 ¥1,000.00');
      await page.getByRole('dialog').getByLabel('理由').selectOption('渠道后台已查到这笔');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('要同事来定，你自己不能')).toBeVisible();
    };
    await sitDown(page, 'finance', '/money');
    await ask();
    await expect(page.getByRole('button', { name: '看过，来定' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^原路退/ })).toBeDisabled();
    expect(await axeInBothThemes(page)).toEqual([]);

    const second = await browser.newContext(deskWindow);
    const admin = await second.newPage();
    await sitDown(admin, 'admin', '/access');
    await admin.getByRole('link', { name: /付款 ¥1,280 原路退/ }).click();
    await admin.getByRole('button', { name: '看过，来定' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: '不同意', exact: true }).click();
    await dialog.getByLabel('理由').selectOption('金额要再查');
    expect(await axeInBothThemes(admin)).toEqual([]);
    await admin.keyboard.press('Control+Enter');
    await expect(admin.getByText('已记下不同意')).toBeVisible();

    await page.reload();
    await page.getByRole('region', { name: '要结的付款' }).getByText('孤儿').click();
    await expect(page.getByRole('region', { name: '经过' })).toContainText('第二人不同意 · 苏蔓 · 金额要再查');
    await ask();
    await admin.goto('/__desk/access');
    await admin.getByRole('link', { name: /付款 ¥1,280 原路退/ }).click();
    await admin.getByRole('button', { name: '看过，来定' }).click();
    await admin.keyboard.press('Control+Enter');
    await expect(admin.getByText('已同意，正在向渠道申请退款')).toBeVisible();
    await admin.goto('/__desk/money/settled');
    await expect(admin.getByRole('region', { name: '结过的付款' })).toContainText('¥1,280.00');
    await second.close();
  });

  test('is read by support, who settle nothing, and closed to moderators', async ({ page }) => {
    await sitDown(page, 'support', '/money');
    await expect(page.getByText('你的角色不能结，请找财务。')).toBeVisible();
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: '退出' }).click();
    await sitDown(page, 'moderator', '/money');
    await expect(page.getByText('「看订单与账」不在你的角色里')).toBeVisible();
  });
});

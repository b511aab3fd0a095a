import { readFileSync } from 'node:fs';
import { axeInBothThemes } from '@e2e/support/axe';
import { deskPeople, deskWindow, sitDown, standUp } from '@e2e/support/desk';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

test.use(deskWindow);

/** What a button saves: its name and its bytes. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

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
    await standUp(page);
    await sitDown(page, 'moderator', '/money');
    await expect(page.getByText('「看订单与账」不在你的角色里')).toBeVisible();
  });

  test('what of a day differs goes into a file of each kind, in which nothing reckons', async ({ page }) => {
    await sitDown(page, 'finance', '/money/statements');
    await page.getByRole('button', { name: /^放入文件/ }).waitFor();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('渠道').selectOption('wechat');
    await dialog.getByLabel('营业日').fill('2026-01-05');
    const text = [
      '=HYPERLINK("http://evil"),,600,2026-01-05 12:00:00,payment',
      '@SUM(A1),+1,1250,2026-01-05 12:30:00,refund',
    ].join('\n');
    await dialog.getByLabel('文件').setInputFiles({ name: 'day.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    // The file is read before there is anything to put in.
    await expect(dialog.getByRole('button', { name: /^放入并对账/ })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('放好了，2 笔对不上')).toBeVisible();
    const differences = page.getByRole('region', { name: '对不上的' });
    await differences.locator('tr[data-row]').first().click();
    await page.keyboard.press('e');
    await dialog.getByLabel('理由').selectOption('渠道测试单');
    await page.keyboard.press('Control+Enter');
    await expect(differences).toContainText('已说明');

    const csv = await saved(page, '导出 CSV');
    expect(csv.name).toBe('wechat-2026-01-05-differences.csv');
    const [head, first, second, ...more] = csv.bytes.toString().split('\r\n').filter(Boolean);
    expect(head).toBe(
      '\ufeff"营业日","渠道","种类","渠道流水","订单号","时间","文件里（元）","这里（元）","差（元）","状态","谁结的","结的时间","说明"',
    );
    expect(first).toMatch(
      new RegExp(
        `^"2026-01-05","wechat","这里没有","'=HYPERLINK\\(""http://evil""\\)","","2026-01-05T04:00:00.000Z",6,"",6,"已说明","${deskPeople.finance}","[^"]+","渠道测试单"$`,
      ),
    );
    expect(second).toBe(
      `"2026-01-05","wechat","退款这里没有","'@SUM(A1)","'+1","2026-01-05T04:30:00.000Z",12.5,"",12.5,"要结","","",""`,
    );
    expect(more).toEqual([]);

    const xlsx = await saved(page, '导出 Excel');
    expect(xlsx.name).toBe('wechat-2026-01-05-differences.xlsx');
    const parts = unzipSync(xlsx.bytes);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row /g)).toHaveLength(3);
    // A cell that reckons has a formula; text stands as text, as it was.
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet).toContain('<v>12.5</v>');
    const words = Object.values(parts)
      .map((part) => strFromU8(part))
      .join('\n');
    for (const cell of ['差（元）', '=HYPERLINK(', '@SUM(A1)', '渠道测试单', deskPeople.finance])
      expect(words).toContain(cell);

    await page.goto('/__desk/access?kind=money.exported');
    const log = page.getByRole('region', { name: '记录' });
    await expect(log.getByRole('row').filter({ hasText: 'differences.xlsx' })).toBeVisible();
  });

  test('the foot says that three sums of the ledger are zero, to whoever reads the room', async ({ page }) => {
    await sitDown(page, 'finance', '/money');
    const foot = page.getByRole('region', { name: '账本自查' });
    // The job has its first turn while the server starts; the room asks again every 20 s.
    await expect(foot).toContainText(/账本自查 .+：全部分录合计 0各笔合计 0余额与分录之差 0$/, { timeout: 45_000 });
    await expect(foot.getByRole('link')).toHaveCount(0);
    await standUp(page);
    await sitDown(page, 'support', '/money');
    await expect(foot).toContainText('余额与分录之差 0');
  });

  test('whoever may not settle has no files of it, by button, key or call', async ({ page }) => {
    const file = async () =>
      (await page.request.get('/api/desk/v1/money/differences.csv?id=1', { headers: { desk: '1' } })).json();
    await sitDown(page, 'support', '/money/statements/1');
    await expect(page.getByRole('heading', { name: /支付宝|微信支付/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^导出/ })).toHaveCount(0);
    expect(await file()).toMatchObject({ code: 1006, data: { needs: 'money.settle' } });
    await standUp(page);
    await sitDown(page, 'moderator', '/money');
    await expect(page.getByRole('region', { name: '账本自查' })).toHaveCount(0);
    expect(await file()).toMatchObject({ code: 1006, data: { needs: 'money.settle' } });
  });

  test('a note of finance stands in the story of a payment for support too, who write none', async ({ page }) => {
    await sitDown(page, 'finance', '/money');
    const cases = page.getByRole('region', { name: '要结的付款' });
    const story = page.getByRole('region', { name: '经过' });
    await cases.getByText('金额不符').click();
    await page.getByRole('button', { name: /^写备注/ }).waitFor();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('备注').fill('渠道说少收了 24 元，明天回电');
    expect(await axeInBothThemes(page)).toEqual([]);
    // What was begun outlives the page.
    await page.reload();
    await cases.getByText('金额不符').click();
    await page.getByRole('button', { name: /^写备注/ }).click();
    await expect(dialog.getByLabel('备注')).toHaveValue('渠道说少收了 24 元，明天回电');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('备注记下了')).toBeVisible();
    await expect(story).toContainText('备注陆遥 · 渠道说少收了 24 元，明天回电');
    const order = cases.locator('tr[data-row]', { hasText: '金额不符' }).getByRole('link').first();
    await order.click();
    await expect(story).toContainText('渠道说少收了 24 元，明天回电');
    await page.getByRole('button', { name: /^写备注/ }).click();
    await dialog.getByLabel('备注').fill('会员来信问过');
    await page.keyboard.press('Control+Enter');
    await expect(story).toContainText('陆遥 · 会员来信问过');

    await standUp(page);
    await sitDown(page, 'support', '/money');
    await cases.getByText('金额不符').click();
    await expect(story).toContainText('渠道说少收了 24 元，明天回电');
    await expect(story).toContainText('会员来信问过');
    await expect(page.getByRole('button', { name: /^写备注/ })).toHaveCount(0);
    const refused = await page.request.post('/api/desk/v1/money/cases/1/notes', {
      headers: { desk: '1' },
      data: { text: '不该有', requestId: 'not-allowed-1' },
    });
    expect(await refused.json()).toMatchObject({ code: 1006, data: { needs: 'money.settle' } });
  });
});

import { goToCashier } from '@e2e/support/cashier';
import { deskWindow, sitDown } from '@e2e/support/desk';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';

test('付了钱没到账: from the member’s letter to what happened, over the cashier and with the server’s lines', async ({
  page,
  api,
  browser,
}) => {
  const member = await api.memberWith(3);
  await signIn(page, member);
  await page.goto('/recharge');
  // Somebody reads the page first: what they do is kept two seconds later.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('plaza:tape') ?? '')).toContain('"pieces":[{');
  await goToCashier(page);
  await page.getByText('模拟其他情况').click();
  await page.getByRole('button', { name: '支付成功，结果延迟 8 秒到账' }).click();
  await expect(page.getByText(/正在确认支付结果/).first()).toBeVisible();
  await page.goto('/faq');
  await page.getByRole('button', { name: '意见反馈' }).click();
  const sheet = page.getByRole('dialog', { name: '意见反馈' });
  await sheet.getByRole('textbox', { name: '反馈内容' }).fill('付了钱没到账，等了一会儿还是没有');
  await sheet.getByRole('switch', { name: /附上这次操作记录/ }).click();
  await expect(sheet.getByText(/去收银台等之前的/)).toBeVisible();
  await sheet.getByRole('button', { name: '提交反馈' }).click();
  const number = await page.getByText(/^\d{4}-\d{4}$/).innerText();

  const context = await browser.newContext(deskWindow);
  const desk = await context.newPage();
  await sitDown(desk, 'support', '/letters');
  await desk.getByRole('button', { name: /付了钱没到账/ }).click();
  await expect(desk.getByRole('region', { name: '往来' })).toContainText('等了一会儿还是没有');
  await desk.keyboard.press('o');
  await expect(desk).toHaveURL(new RegExp(`/recordings/${number}$`));
  await expect(desk.getByText(/片状态重放后全部一致/)).toBeVisible({ timeout: 20_000 });
  await desk.getByRole('button', { name: /order\/payInfo 200/ }).click();
  await expect(desk.frameLocator('iframe[title="录像回放"]').getByText(/POST \/api\/order\/payInfo 200/)).toBeVisible();
  await context.close();
});

import { resultSheet } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { toasts } from '@e2e/support/words';

test('B5, F3: what a screen reader hears of the main job: places, questions, refusals, the result', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(2);
  await signIn(page, member);
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '游戏' }).click();
  await expect(page.getByText('已进入：游戏')).toBeAttached();
  await page.getByRole('button', { name: 'VIP', exact: true }).click();

  const want = page.getByRole('button', { name: /^下载《.+》，\d+ 钻石$/ }).first();
  const game = /《(.+)》/.exec((await want.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await want.click();
  const question = page.getByRole('dialog', { name: `下载《${game}》` });
  await expect(question).toContainText('还差');
  // A screen reader stays inside a question, as the focus does.
  await expect(question).toHaveAttribute('aria-modal', 'true');
  await expect(question).toContainText('当前X钻余额不足，请充值后继续');
  await question.getByRole('button', { name: '去充值' }).click();

  await expect(page.getByText('已进入：钻石充值')).toBeAttached();
  await expect(page.getByRole('radio', { name: /60.*¥6/ })).toBeChecked();
  await page.getByRole('button', { name: /^立即支付/ }).click();
  await expect(page.getByRole('alert')).toHaveText(/同意/);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: /^立即支付/ }).click();
  await page.getByRole('button', { name: '确认支付' }).click();

  await question.getByRole('button', { name: '确认下载' }).click();
  await expect(resultSheet(page)).toContainText(game);
  await expect(resultSheet(page)).toHaveAttribute('aria-modal', 'true');
  await expect(toasts(page)).toHaveAttribute('aria-live', 'polite');
  await expect(toasts(page)).toContainText(/到账|成功/);
});

import { sitDown } from '@e2e/support/desk';
import { expect, test } from './test';

test('the phone at the desk shows a draft in the members’ page, whose frame has no origin @core', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 'operator', '/content/bulletin');
  await page
    .getByRole('region', { name: '公告' })
    .getByRole('button', { name: /充值到账变慢的说明/ })
    .click();
  const phone = page.frameLocator('iframe[title="会员看到的"]');
  await expect(phone.getByRole('dialog', { name: '充值到账变慢的说明' })).toContainText('请不要再付一次', {
    timeout: 30_000,
  });
  await page.getByRole('group', { name: '谁在看' }).getByRole('button', { name: '访客' }).click();
  await expect(page.getByText('访客不会看到这份公告')).toBeVisible();
  await expect(phone.getByRole('navigation').first()).toBeVisible({ timeout: 30_000 });
});

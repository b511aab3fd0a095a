import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown } from '@e2e/support/desk';
import { expect, test } from '@e2e/support/test';

test.use(deskWindow);

test('today is the first room: figures, what waits, what rings; a row leads to its room with its filter', async ({
  page,
}) => {
  await sitDown(page, 'support');
  await expect(page).toHaveURL(/\/__desk\/today$/);
  const figures = page.getByRole('group', { name: '今天的数' });
  await expect(figures.getByRole('button')).toHaveCount(6);
  await expect(page.getByText('来信首答过了目标')).toBeVisible();
  await figures.getByRole('button', { name: /签到/ }).click();
  await expect(page.getByRole('table', { name: '签到每小时的数' })).toBeAttached();
  await axeInBothThemes(page);
  await page.keyboard.press('j');
  await expect(page.getByRole('row', { name: /来信 · 付款与充值/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/letters\?category=payment$/);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page
    .getByRole('row', { name: /没看的录像/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/recordings\?view=unseen$/);
});

test('a queue of a room that is not mine shows its numbers and leads nowhere', async ({ page }) => {
  await sitDown(page, 'operator');
  await page.getByRole('group', { name: '今天的数' }).waitFor();
  const row = page.getByRole('row', { name: /没看的录像/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole('link')).toHaveCount(0);
});

import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown, standUp } from '@e2e/support/desk';
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
  expect(await axeInBothThemes(page)).toEqual([]);
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

test('an alert is taken in hand with c, seen by a colleague, taken over and let go', async ({
  page,
  browser,
  server,
}) => {
  await sitDown(page, 'support');
  await page.getByText('来信首答过了目标').waitFor();
  await page.keyboard.press('c');
  await expect(page.getByText('由你来看了')).toBeVisible();
  await expect(page.getByText(/^你 在看/)).toHaveCount(1);

  const context = await browser.newContext({ ...deskWindow, baseURL: server.origin });
  const other = await context.newPage();
  await sitDown(other, 'finance');
  await expect(other.getByText(/^周宁 在看/)).toBeVisible();
  await other.getByRole('button', { name: /^接手/ }).click();
  await expect(other.getByText('从 周宁 接手了')).toBeVisible();
  await expect(page.getByText(/^陆遥 在看/)).toBeVisible({ timeout: 20_000 });
  await other.getByRole('button', { name: /^放回/ }).click();
  await expect(other.getByText('放回了，没有人在看')).toBeVisible();
  await context.close();

  await standUp(page);
  await sitDown(page, 'operator');
  await page.getByText('来信首答过了目标').waitFor();
  await expect(page.getByRole('button', { name: /我来看/ })).toHaveCount(0);
  const answer = await page.request.post('/api/desk/v1/today/alerts/letters/owner', {
    headers: { desk: '1' },
    data: { take: true, was: null },
  });
  expect(await answer.json()).toMatchObject({ code: 1006, data: { needs: 'today.act' } });
});

test('c takes the alert that is chosen, and not the worst', async ({ page }) => {
  await sitDown(page, 'admin');
  const alert = (words: RegExp) => page.getByRole('listitem').filter({ hasText: words });
  const [worst, letters] = [alert(/付款等人处理/), alert(/来信首答过了目标/)];
  await worst.getByRole('button', { name: /^我来看/ }).waitFor();
  await page.keyboard.press('j');
  await expect(page.getByRole('row', { name: /来信 · 付款与充值/ })).toHaveAttribute('aria-current', 'true');
  await worst.focus();
  await page.keyboard.press('j');
  await expect(worst).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(letters).toHaveAttribute('aria-current', 'true');
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.keyboard.press('c');
  await expect(letters.getByText(/^你 在看/)).toBeVisible();
  await expect(worst.getByRole('button', { name: /^我来看/ })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('放回了，没有人在看')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/__desk\/letters/);
});

import { deskWindow, sitDown } from '@e2e/support/desk';
import { expect, test } from '@e2e/support/test';

test.use(deskWindow);

test('two of the staff see each other in a letter and on a member’s page until one leaves', async ({
  page,
  member,
  browser,
  server,
}) => {
  await sitDown(page, 'support', '/letters');
  await page.getByRole('button', { name: /VIP 买错了想退/ }).click();
  await expect(page.getByRole('region', { name: '往来' })).toBeVisible();
  const path = new URL(page.url()).pathname.replace('/__desk', '');

  const context = await browser.newContext({ ...deskWindow, baseURL: server.origin });
  const other = await context.newPage();
  await sitDown(other, 'admin', path);
  await expect(other.getByText('周宁 正在看')).toBeVisible();
  await page.reload();
  await expect(page.getByText('苏蔓 正在看')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.getByText('选一封来信')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: '往来' })).toBeVisible();
  await expect(page.getByText('苏蔓 正在看')).toBeHidden();

  await other.goto(`/__desk/members/${member.uid}`);
  await expect(other.getByRole('heading', { name: String(member.account.name) })).toBeVisible();
  await page.goto(`/__desk/members/${member.uid}`);
  await expect(page.getByText('苏蔓 正在看')).toBeVisible();
  await context.close();
});

test('who may not see the queue hears of nobody there', async ({ page }) => {
  await sitDown(page, 'operator', '/today');
  const answer = await page.request.post('/api/desk/v1/moderation/1/look', {
    headers: { desk: '1' },
    data: { here: true },
  });
  expect(await answer.json()).toMatchObject({ code: 1006, data: { needs: 'moderation.see' } });
});

import { hold } from '@e2e/support/hold';
import { logInByName, logInByPhone, newPhone } from '@e2e/support/logIn';
import { askForGame, demoGames, openAndAsk, purchaseDialog } from '@e2e/support/purchase';
import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';

const { paid } = demoGames;

test('C5, D7: a guest who wants a paid game logs in by phone and is asked there, once', async ({ page }) => {
  await openAndAsk(page, paid);
  await expect(page).toHaveURL(at('/login'));
  await logInByPhone(page, newPhone());

  await expect(page).toHaveURL(at(`/detail/${paid.id}`));
  await expect(purchaseDialog(page, paid)).toHaveCount(1);
  await purchaseDialog(page, paid).getByRole('button', { name: '取消' }).click();
  await expect(purchaseDialog(page, paid)).toBeHidden();

  // Taken once: neither a reload nor coming back asks again.
  await page.reload();
  await expect(page.getByRole('heading', { name: paid.name })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('C5: who taps before the later code has come is led to login by it, and is asked afterwards, once', async ({
  page,
  member,
}) => {
  const code = hold();
  await page.route('**/assets/later.*.js', code.route);
  // The page counts as loaded only with that code.
  await page.goto(`/detail/${paid.id}`, { waitUntil: 'commit' });
  await askForGame(page);
  code.release();
  await expect(page).toHaveURL(at('/login'));
  await logInByName(page, member);
  await expect(page).toHaveURL(at(`/detail/${paid.id}`));
  await expect(purchaseDialog(page, paid)).toHaveCount(1);
});

test('C5, D2: the other way in leads back to the list and the tapped game as well', async ({ page, member }) => {
  await page.goto('/games?sort=vip');
  const button = page.getByRole('button', { name: /^下载《.+》，\d+ 钻石$/ }).first();
  const name = /《(.+)》/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await button.click();
  await expect(page).toHaveURL(at('/login'));
  await logInByName(page, member);

  await expectToast(page, `欢迎回来:${member.name}`);
  await expect(page).toHaveURL(at('/games?sort=vip'));
  await expect(page.getByRole('dialog', { name: `下载《${name}》` })).toBeVisible();
});

test('C5: a guest who turns back from login is asked nothing later', async ({ page, member }) => {
  await openAndAsk(page, paid);
  await expect(page).toHaveURL(at('/login'));
  await page.goBack();
  await expect(page).toHaveURL(at(`/detail/${paid.id}`));
  await page.goto('/login');
  await logInByName(page, member);
  await expect(page).toHaveURL(at('/'));
  // Binding a phone is all that is asked (D2).
  await page.getByRole('dialog', { name: '绑定手机号' }).getByRole('button', { name: '以后再说' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

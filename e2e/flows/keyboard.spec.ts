import { pressOn, tabTo } from '@e2e/support/keyboard';
import { resultSheet } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';

test('B5, F3: the whole main job by keyboard alone: sign in, want, recharge, pay, buy, receive', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(2);
  await page.goto('/games?sort=vip');
  const want = page.getByRole('button', { name: /^下载《.+》，\d+ 钻石$/ }).first();
  await expect(want).toBeVisible();
  const game = /《(.+)》/.exec((await want.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const purchase = page.getByRole('dialog', { name: `下载《${game}》` });
  await pressOn(want);

  await expect(page).toHaveURL(at('/login'));
  await pressOn(page.getByRole('link', { name: '账号密码登录' }));
  const form = page.getByRole('form', { name: '账号登录' });
  await tabTo(form.getByRole('textbox', { name: '账号', exact: true }));
  await page.keyboard.type(member.loginName);
  await tabTo(form.getByLabel('密码', { exact: true }));
  await page.keyboard.type(member.password);
  await pressOn(form.getByRole('checkbox'), 'Space');
  await pressOn(form.getByRole('button', { name: '登录', exact: true }));
  await expectToast(page, `欢迎回来:${member.name}`);

  // The focus is inside the dialog and stays there; at its end a guard beside it hands the focus back to its start.
  await expect(purchase).toBeVisible();
  const inside = () => purchase.evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(inside).toBe(true);
  }
  await pressOn(purchase.getByRole('button', { name: '去充值' }));

  await expect(page).toHaveURL(at('/recharge'));
  await pressOn(page.getByRole('checkbox', { name: /已阅读并同意/ }), 'Space');
  await pressOn(page.getByRole('button', { name: /^立即支付/ }));
  await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();
  await pressOn(page.getByRole('button', { name: '确认支付' }));

  await expect(page).toHaveURL(at('/games?sort=vip'));
  await tabTo(purchase.getByRole('button', { name: '确认下载' }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toContain(game);
  await pressOn(resultSheet(page).getByRole('button', { name: '完成' }));
  await expect(resultSheet(page)).toBeHidden();
  expect(await api.paidForGames(member)).toHaveLength(1);
});

test('F6, C1: tabs and the bottom bar answer the keyboard', async ({ page }) => {
  await page.goto('/games');
  const all = page.getByRole('tab', { name: '全部' });
  await tabTo(all);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(all).toHaveAttribute('aria-selected', 'false');
  await expect(page).toHaveURL(/\/games\/[a-z]+/);
  await page.goto('/profile');
  await pressOn(page.getByRole('link', { name: '首页' }));
  await expect(page).toHaveURL(at('/'));
});

test('B5: a press keeps the focus: on the button it shut, on the banner it turned to', async ({ page, member }) => {
  const lost = () => page.evaluate(() => document.activeElement === document.body);
  await signIn(page, member);
  await page.goto('/');
  const slides = page.locator('[aria-roledescription="slide"]');
  await tabTo(slides.first().getByRole('link'));
  await page.keyboard.press('ArrowRight');
  await expect(slides.nth(1).getByRole('link')).toBeFocused();

  await page.goto('/checkin');
  await pressOn(page.getByRole('button', { name: /^立即签到/ }));
  await pressOn(page.getByRole('dialog', { name: '签到成功' }).getByRole('button', { name: '知道了' }));
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
  await expect.poll(lost).toBe(false);
});

test('B5: what takes the focus is never under the bottom bar', async ({ page }) => {
  await page.goto('/games');
  await tabTo(page.getByRole('tab', { name: '全部' }));
  const hidden: string[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('nav[aria-label="主导航"]');
      const now = document.activeElement;
      if (!bar || !now || bar.contains(now)) return '';
      return now.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1 ? now.outerHTML.slice(0, 80) : '';
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

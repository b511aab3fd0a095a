import { goToCashier, payThere } from '@e2e/support/cashier';
import { logInByName } from '@e2e/support/logIn';
import { chapters, guided, menuButton, PICTURES, pageMark, picture, rewriteChapter, strip } from '@e2e/support/reading';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';

test('a picture that fails is asked for again, alone or with all others; addresses that ran out are fetched anew', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/, /media\/page.*net::ERR_FAILED/);
  await guided(page);
  await page.route(PICTURES, (route) => route.abort());
  await page.goto(chapters.strip);
  const all = page.getByRole('button', { name: /^全部重试/ }).first();
  await expect(all).toBeVisible();
  await page.unroute(PICTURES);
  await picture(page, 0).getByRole('button', { name: '重试', exact: true }).click();
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await expect(picture(page, 1, 'failed')).toBeAttached();
  await picture(page, 1).getByRole('button', { name: '重试', exact: true }).scrollIntoViewIfNeeded();
  await page
    .getByRole('button', { name: /^全部重试/ })
    .first()
    .click();
  for (const index of [1, 2]) await expect(picture(page, index, 'shown')).toBeAttached();

  let asked = 0;
  await rewriteChapter(page, '9/chapter/33', ({ data }, times) => {
    asked = times;
    if (times > 1) return;
    data.urlsExpireAt = 1_000;
    for (const one of data.pages) one.url += '?old';
  });
  await page.route(/\/media\/page\/.*\?old/, (route) => route.fulfill({ status: 403 }));
  await page.reload();
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await expect(picture(page, 1, 'shown')).toBeAttached();
  expect(asked).toBe(2);
});

test('E2, E3: two taps buy a chapter once; too few diamonds lead to the cashier and back to the page; the next buys itself', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(1);
  await signIn(page, member);
  await guided(page);
  await page.goto(chapters.locked);
  await page.getByRole('button', { name: '购买本话' }).click();
  const dialog = page.getByRole('dialog', { name: /^解锁/ });
  await dialog.getByRole('button', { name: '去充值' }).click();
  await goToCashier(page);
  await payThere(page);
  await expect(page).toHaveURL(at('/readbook/1/4'));
  const full = await api.balance(member);
  await dialog.getByRole('button', { name: '解锁', exact: true }).dblclick();
  await expect(pageMark(page)).toHaveText('1 / 6');
  expect(await api.balance(member)).toBe(full - 3);
  await expect(page).toHaveURL(at('/readbook/1/4'));

  // While it closes, the dialog still has the keys.
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '进入下一话' }).click();
  await expect(page).toHaveURL(at('/readbook/1/5'));
  await page.getByRole('checkbox', { name: /自动购买下一话/ }).check();
  await expect(page.getByRole('checkbox', { name: /自动购买下一话/ })).toBeChecked();
  await page.reload();
  await expect(pageMark(page)).toHaveText(/^1 \/ \d+$/);
  expect(await api.balance(member)).toBe(full - 6);
});

test('a guest reads what is free, and keeps it after signing in', async ({ page, member }) => {
  await guided(page);
  await page.goto(chapters.pages);
  await expect(pageMark(page)).toHaveText('1 / 7');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(pageMark(page)).toHaveText('3 / 7');
  await page.goto('/readhistory');
  await expect(page.getByText(/读到 第 ?1 ?话/).first()).toBeVisible();
  await page.goto('/login');
  await logInByName(page, member);
  await page.getByRole('dialog', { name: '绑定手机号' }).getByRole('button', { name: '以后再说' }).click();
  await page.getByRole('dialog', { name: '带上刚才的阅读记录？' }).getByRole('button', { name: '合并到账号' }).click();
  await expect(page.getByText('已合并 1 部作品的阅读记录')).toBeVisible();
  await page.goto('/readhistory');
  await expect(page.getByText(/读到 第 ?1 ?话/).first()).toBeVisible();
  await page.goto(chapters.pages);
  await expect(pageMark(page)).toHaveText('3 / 7');
});

test('offline: opened chapters of this visit stay readable, the others say so and come by themselves', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await guided(page);
  await page.goto(chapters.pages);
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '进入下一话' }).click();
  await expect(page).toHaveURL(at('/readbook/1/2'));
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await context.setOffline(true);
  const go = async (where: string, url: string) => {
    await page.keyboard.press('Enter');
    await menuButton(page, where).click();
    await expect(page).toHaveURL(at(url));
    await expect(menuButton(page, where)).toBeHidden();
  };
  await go('上一话', '/readbook/1/1');
  await expect(pageMark(page)).toHaveText('1 / 7');
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await go('下一话', '/readbook/1/2');
  await expect(pageMark(page)).toHaveText('1 / 8');
  await go('下一话', '/readbook/1/3');
  await expect(page.getByText('这一话没有留在这台设备上')).toBeVisible();
  await context.setOffline(false);
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await expect(page).toHaveURL(at('/readbook/1/3'));
});

test('a strip of 400 pages has no blank frame and a document that stays small', async ({ page }) => {
  await guided(page);
  await rewriteChapter(page, '9/chapter/33', ({ data }) => {
    const [first] = data.pages;
    if (!first) return;
    data.pages = Array.from({ length: 400 }, (_, index) => ({
      ...first,
      bubbles: [],
      url: `${first.url}?${index}`,
      h: 1_200 + (index % 7) * 90,
    }));
  });
  await page.goto(chapters.strip);
  await expect(pageMark(page)).toHaveText('1 / 400');
  const { blank, most, frames } = await strip(page).evaluate(async (box) => {
    let [blank, most, frames] = [0, 0, 0];
    const end = box.scrollHeight - box.clientHeight * 2;
    for (let top = 0; top < end; top += 6_100) {
      box.scrollTop = top;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const boxes = [...box.querySelectorAll('[data-page]')].map((one) => one.getBoundingClientRect());
      const covered = [0, 0.25, 0.5, 0.75, 1].every((share) => {
        const line = share * (box.clientHeight - 1);
        return boxes.some((one) => one.top <= line + 1 && one.bottom >= line - 1);
      });
      if (!covered) blank += 1;
      most = Math.max(most, boxes.length);
      frames += 1;
    }
    return { blank, most, frames };
  });
  expect(frames).toBeGreaterThan(30);
  expect(blank).toBe(0);
  expect(most).toBeLessThan(25);
});

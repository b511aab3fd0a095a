import { axeInBothThemes } from '@e2e/support/axe';
import { askForGame, demoGames, downloadButton, openAndAsk, resultSheet, vipSheet } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';

const { free } = demoGames;

test('F3, F2: Back closes the top layer first, one at a time, and then leaves the page', async ({ page }) => {
  // A browser that refuses to copy: the text is offered in a dialog of its own.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto('/games');
  await page
    .getByRole('link', { name: /风帆见习生/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/detail\/1$/);
  await page.goto(`/detail/${free.id}`);
  await Promise.all([page.waitForEvent('download'), askForGame(page)]);
  await resultSheet(page).getByRole('button', { name: '复制链接' }).click();
  const copy = page.getByRole('dialog', { name: '请手动复制' });
  await expect(copy.getByRole('textbox')).toHaveValue(/\/dl\//);
  expect(await axeInBothThemes(page)).toEqual([]);

  await page.goBack();
  await expect(copy).toBeHidden();
  await expect(resultSheet(page)).toBeVisible();
  await page.goBack();
  await expect(resultSheet(page)).toBeHidden();
  await expect(page).toHaveURL(at(`/detail/${free.id}`));
  await expect(downloadButton(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/detail\/1$/);
});

test('F3: Esc closes the top layer only', async ({ page }) => {
  await openAndAsk(page, free);
  await expect(resultSheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(resultSheet(page)).toBeHidden();
  await expect(page).toHaveURL(at(`/detail/${free.id}`));
  await expect(downloadButton(page)).toBeFocused();
});

test('C4, F3: the VIP sheet has an address; Back closes it and takes the query away', async ({ page, member }) => {
  await signIn(page, member);
  await page.goto('/profile');
  await page.getByRole('group', { name: '星钻 VIP' }).getByRole('button', { name: '立即开通' }).click();
  await expect(page).toHaveURL(at('/profile?pop=1'));
  await expect(vipSheet(page)).toBeVisible();
  await page.goBack();
  await expect(vipSheet(page)).toBeHidden();
  await expect(page).toHaveURL(at('/profile'));
});

test('C7: a kept list comes back at the same row, without a request', async ({ page }) => {
  await page.clock.install();
  await page.goto('/games');
  const row = page.getByRole('link', { name: /花田来信/ });
  const top = () => row.evaluate((element: HTMLElement) => Math.round(element.getBoundingClientRect().top));
  await row.evaluate((element: HTMLElement) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.waitForLoadState('networkidle');
  // The place counts once the page has rested.
  await page.clock.fastForward(200);
  await expect.poll(top).toBeGreaterThan(100);
  const before = await top();

  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/web/game/list')) lists.push(request.url());
  });
  await row.click();
  await expect(page.getByRole('heading', { name: '花田来信' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL(at('/games'));
  await expect.poll(top).toBe(before);
  expect(lists).toEqual([]);
});

test('C7: a page that is left keeps its layout, and nobody sees, hears or reaches it', async ({ page }) => {
  await page.goto('/games');
  const row = page.getByRole('link', { name: /花田来信/ });
  await row.click();
  await expect(page.getByRole('heading', { name: '花田来信' })).toBeVisible();
  const left = page.locator('[data-kept="/games"]');
  const styles = () =>
    left.evaluate((element) => {
      const { display, contentVisibility, height } = getComputedStyle(element);
      return { display, contentVisibility, height };
    });
  // What keeps it comes with the late parts.
  await expect.poll(styles).toEqual({ display: 'block', contentVisibility: 'hidden', height: '0px' });
  await expect(left.getByText('花田来信')).toBeHidden();
  await expect(row).toHaveCount(0);
  // What React does whenever something changes in a hidden page.
  await left.evaluate((element: HTMLElement) => element.style.setProperty('display', 'none', 'important'));
  await expect.poll(styles).toEqual({ display: 'block', contentVisibility: 'hidden', height: '0px' });
  await page.getByRole('button', { name: '返回' }).click();
  await expect(row).toBeVisible();
  expect(await styles()).toMatchObject({ display: 'block', contentVisibility: 'visible' });
});

test('a tap is answered with the skeleton of a page that is ready, and the page follows', async ({ page }) => {
  const list = page.waitForResponse('**/web/game/list');
  await page.goto('/');
  // Code and first list of the games are fetched ahead, once home is there.
  await list;
  await page.waitForLoadState('networkidle');
  const rowsAtOnce = await page.getByRole('link', { name: '游戏', exact: true }).evaluate(
    (tab: HTMLElement) =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const games = document.querySelector('[data-kept="/games"]');
          if (games) resolve(games.querySelectorAll('article').length);
        }).observe(document.body, { childList: true, subtree: true });
        tab.click();
      }),
  );
  expect(rowsAtOnce).toBe(0);
  await expect(page.locator('[data-kept="/games"] article').first()).toBeVisible();
});

test('C3, C5: without history, back leads to the owning tab', async ({ page }) => {
  await page.goto(`/detail/${free.id}`);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL(at('/games'));
  await page.goto('/login');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL(at('/'));
});

test('C4, A6: an unknown path leads home, and titles follow the place', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL(at('/'));
  await expect(page).toHaveTitle('星钻广场');
  await page.getByRole('link', { name: '游戏', exact: true }).click();
  await expect(page).toHaveTitle('星钻广场 | 游戏');
});

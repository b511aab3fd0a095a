import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { Page, Route } from '@playwright/test';

/** A strip of the demo content, six pages; a comic of seven printed pages; a novel. */
const STRIP = '/readbook/9/33';
const PAGES = '/readbook/1/1';
const LOCKED = '/readbook/1/4';
const NOVEL = '/readbook/21/79';

/** The tap zones were seen on an earlier visit. */
const guided = (page: Page, look: object = {}) =>
  page.addInitScript((own) => {
    if (localStorage.getItem('plaza:reader')) return;
    localStorage.setItem('plaza:reader', JSON.stringify({ habits: { guided: true }, look: own }));
  }, look);
const shownPage = (page: Page) => page.getByText(/^\d+ \/ \d+$/).last();
const scroller = (page: Page) => page.locator('[data-strip]');

/** Where the top of a page of the strip is on screen, in px. */
const topOf = (page: Page, index: number) =>
  page.locator(`[data-page="${index}"]`).evaluate((box) => box.getBoundingClientRect().top);

test.use({ viewport: { width: 375, height: 812 } });

test('pictures that arrive last first move the line being read by at most a pixel', async ({ page }) => {
  await guided(page);
  const held: Route[] = [];
  await page.route(/\/media\/page\//, (route) => void held.push(route));
  await page.goto(STRIP);
  await expect(page.locator('[data-page="0"]')).toBeVisible();
  await scroller(page).evaluate((box) => box.scrollBy(0, 1_500));
  await expect.poll(() => held.length).toBeGreaterThan(2);
  const seen: number[] = [];
  const read = () =>
    page.evaluate(() => {
      const box = [...document.querySelectorAll<HTMLElement>('[data-page]')].find(
        (one) => one.getBoundingClientRect().bottom > 270,
      );
      return { page: Number(box?.dataset.page), top: box?.getBoundingClientRect().top ?? 0 };
    });
  const before = await read();
  for (const route of held.reverse()) {
    await route.continue();
    await page.waitForTimeout(60);
    seen.push(await topOf(page, before.page));
  }
  await page.unroute(/\/media\/page\//);
  await expect(page.locator(`[data-page="${before.page}"][data-at="shown"]`)).toBeVisible();
  seen.push(await topOf(page, before.page));
  for (const top of seen) expect(Math.abs(top - before.top)).toBeLessThanOrEqual(1);
});

test('rotating, resizing and another mode stay at the same page', async ({ page }) => {
  await guided(page);
  await page.goto(STRIP);
  await expect(page.locator('[data-page="0"]')).toBeVisible();
  await scroller(page).evaluate((box) => box.scrollTo(0, 2_600));
  await page.waitForTimeout(400);
  const was = await shownPage(page).innerText();
  expect(was).not.toBe('1 / 6');
  for (const size of [
    { width: 812, height: 375 },
    { width: 320, height: 640 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(size);
    await page.waitForTimeout(250);
    await expect(shownPage(page)).toHaveText(was);
  }
  await page.keyboard.press('m');
  await page.getByRole('button', { name: '设置' }).click();
  const sheet = page.getByRole('dialog', { name: '阅读设置' });
  for (const mode of ['单页', '条漫', '上下翻', '日漫', '条漫']) {
    await sheet.getByRole('radio', { name: mode, exact: true }).check({ force: true });
    await expect(shownPage(page)).toHaveText(was);
  }
});

test('a novel keeps its place when the type grows', async ({ page }) => {
  await guided(page, { size: 30, line: 2.4 });
  await page.goto(NOVEL);
  await page.setViewportSize({ width: 320, height: 480 });
  const prose = page.locator('[data-paragraph="3"]');
  await expect(prose).toBeAttached();
  await prose.evaluate((line: HTMLElement) =>
    line.closest('article')?.parentElement?.scrollTo(0, line.offsetTop - 120),
  );
  await page.waitForTimeout(400);
  const was = await shownPage(page).innerText();
  await page.setViewportSize({ width: 480, height: 480 });
  await page.waitForTimeout(250);
  await expect(shownPage(page)).toHaveText(was);
});

test('a second after a page was turned the tab may die: it opens there again', async ({ page, member, context }) => {
  await signIn(page, member);
  await guided(page);
  await page.goto(PAGES);
  await expect(shownPage(page)).toHaveText('1 / 7');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(shownPage(page)).toHaveText('3 / 7');
  await page.waitForTimeout(1_000);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(PAGES);
  await expect(shownPage(again)).toHaveText('3 / 7');
});

test('nothing goes on by itself: the end waits, a finished chapter opens at its top, one press leaves', async ({
  page,
}) => {
  await guided(page);
  await page.goto('/animate');
  await page.goto(PAGES);
  await expect(shownPage(page)).toHaveText('1 / 7');
  await page.keyboard.press('End');
  await expect(shownPage(page)).toHaveText('7 / 7');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '进入下一话' })).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(page).toHaveURL(/\/readbook\/1\/1$/);
  await page.reload();
  await expect(shownPage(page)).toHaveText('1 / 7');

  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '进入下一话' }).click();
  await expect(page).toHaveURL(/\/readbook\/1\/2$/);
  await expect(shownPage(page)).toHaveText('1 / 8');
  await page.keyboard.press('m');
  await expect(page.getByRole('region', { name: '阅读菜单' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: '阅读菜单' })).toBeHidden();
  await expect(page).toHaveURL(/\/readbook\/1\/2$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/animate$/);
});

test('a pinch and a double tap magnify, and then no tap turns the page', async ({ page }) => {
  await guided(page);
  await page.goto(PAGES);
  await expect(shownPage(page)).toHaveText('1 / 7');
  const lens = page.locator('[data-layout] > div > div').first();
  const scale = () => lens.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--scale') || 1));
  await page.mouse.dblclick(340, 400);
  await expect.poll(scale).toBeGreaterThan(2);
  await page.mouse.click(350, 400);
  await page.waitForTimeout(600);
  await page.keyboard.press('Escape');
  await expect(shownPage(page)).toHaveText('1 / 7');
  await page.keyboard.press('Escape');
  await expect.poll(scale).toBe(1);
  await page.waitForTimeout(400);
  await page.mouse.click(350, 400);
  await expect(shownPage(page)).toHaveText('2 / 7');
});

test('a picture that fails is asked for again, alone or with all others', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await guided(page);
  await page.route(/\/media\/page\//, (route) => route.abort());
  await page.goto(STRIP);
  await expect(page.getByRole('button', { name: /^全部重试/ }).first()).toBeVisible();
  await page.unroute(/\/media\/page\//);
  await page
    .getByRole('button', { name: /^全部重试/ })
    .first()
    .click();
  await expect(page.locator('[data-page="0"][data-at="shown"]')).toBeVisible();
  await expect(page.locator('[data-page="1"][data-at="shown"]')).toBeAttached();
});

test('E3: a chapter bought by two taps is charged once and opens in place', async ({ page, api }) => {
  const member = await api.memberWith(20);
  await signIn(page, member);
  await guided(page);
  await page.goto(LOCKED);
  await page.getByRole('button', { name: '购买本话' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /解锁/ }).last().dblclick();
  await expect(shownPage(page)).toHaveText('1 / 3');
  expect(await api.balance(member)).toBe(17);
  await expect(page).toHaveURL(/\/readbook\/1\/4$/);
});

test('offline: opened chapters of this visit stay readable, the others say so', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await guided(page);
  await page.goto(PAGES);
  await expect(page.locator('[data-page="0"][data-at="shown"]')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '进入下一话' }).click();
  await expect(page.locator('[data-page="0"][data-at="shown"]')).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: '上一话' }).click();
  await expect(shownPage(page)).toHaveText('1 / 7');
  await expect(page.locator('[data-page="0"][data-at="shown"]')).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: '下一话' }).click();
  await expect(page).toHaveURL(/\/readbook\/1\/2$/);
  await expect(shownPage(page)).toHaveText('1 / 8');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: '下一话' }).click();
  await expect(page.getByText('现在没有网络')).toBeVisible();
  await context.setOffline(false);
  await expect(shownPage(page)).toHaveText('1 / 8');
  await expect(page).toHaveURL(/\/readbook\/1\/3$/);
});

test('400 pages scroll without a blank frame in a document that stays small', async ({ page }) => {
  await guided(page);
  await page.route(/\/api\/v1\/book\/9\/chapter\/33/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      data: { pages: { url: string; w: number; h: number; bubbles: object[] }[] };
    };
    const first = body.data.pages[0];
    body.data.pages = Array.from({ length: 400 }, (_, at) => ({
      ...first,
      bubbles: [],
      url: `${first?.url}?${at}`,
      w: 800,
      h: 1200 + (at % 7) * 90,
    }));
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(STRIP);
  await expect(shownPage(page)).toHaveText('1 / 400');
  const { blank, most, frames } = await scroller(page).evaluate(async (box) => {
    let [blank, most, frames] = [0, 0, 0];
    const end = box.scrollHeight - box.clientHeight * 2;
    for (let top = 0; top < end; top += 1_700) {
      box.scrollTop = top;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const boxes = [...box.querySelectorAll('[data-page]')].map((one) => one.getBoundingClientRect());
      const covered = [0, 0.25, 0.5, 0.75, 1].every((share) =>
        boxes.some(
          (one) => one.top <= share * (box.clientHeight - 1) + 1 && one.bottom >= share * (box.clientHeight - 1) - 1,
        ),
      );
      if (!covered) blank += 1;
      most = Math.max(most, boxes.length);
      frames += 1;
    }
    return { blank, most, frames };
  });
  expect(frames).toBeGreaterThan(100);
  expect(blank).toBe(0);
  expect(most).toBeLessThan(25);
});

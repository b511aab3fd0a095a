import {
  chapters,
  guided,
  lineRead,
  menuButton,
  PICTURES,
  pageMark,
  picture,
  rewriteChapter,
  strip,
  touches,
} from '@e2e/support/reading';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';
import type { Route } from '@playwright/test';

for (const known of [true, false]) {
  test(`pictures that arrive last first, ${known ? 'sizes known' : 'sizes unknown'}: the line being read moves by at most a pixel`, async ({
    page,
  }) => {
    await guided(page, { look: { mode: 'strip' } });
    if (!known) {
      await rewriteChapter(page, '9/chapter/33', ({ data }) => {
        data.pages = data.pages.map((one) => ({ ...one, w: 0, h: 0 }));
      });
    }
    const held: Route[] = [];
    await page.route(PICTURES, (route) => void held.push(route));
    await page.goto(chapters.strip, { waitUntil: 'commit' });
    await expect(picture(page, 0)).toBeVisible();
    await strip(page).evaluate((box) => box.scrollTo(0, 1_500));
    await expect(pageMark(page)).not.toHaveText('1 / 6');
    await expect.poll(() => held.length).toBeGreaterThan(2);
    const before = await lineRead(page);
    const pageOf = (route: Route) => Number(/page\/\d+\/(\d+)/.exec(route.request().url())?.[1]);
    for (const route of held.sort((a, b) => pageOf(b) - pageOf(a))) {
      await route.continue();
      // Shown, or out of the document because what arrived before made room.
      await expect(page.locator(`[data-page="${pageOf(route)}"]:not([data-at="shown"])`)).toHaveCount(0);
      const now = await lineRead(page);
      const { height = 0 } = (await picture(page, before.of).boundingBox()) ?? {};
      expect(now.of).toBe(before.of);
      expect(Math.abs(now.through - before.through) * height).toBeLessThanOrEqual(1);
    }
  });
}

test('what a page shows is seen, also once the late parts of the app are there', async ({ page }) => {
  await guided(page, { look: { mode: 'strip' } });
  await page.goto(chapters.strip);
  // The empty live region comes with them.
  await expect(page.getByRole('status').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(picture(page, 0, 'shown').locator('img')).toBeVisible();
});

test('rotating, resizing, another mode and larger type stay at the same place', async ({ page }) => {
  const sizes = [
    { width: 812, height: 375 },
    { width: 320, height: 640 },
    { width: 375, height: 812 },
  ];
  const same = async (was: { of: number; through: number }) => {
    await expect.poll(async () => (await lineRead(page)).of).toBe(was.of);
    await expect.poll(async () => Math.abs((await lineRead(page)).through - was.through)).toBeLessThan(0.02);
  };
  await guided(page);
  await page.goto(chapters.strip);
  await expect(picture(page, 0)).toBeVisible();
  await strip(page).evaluate((box) => box.scrollTo(0, 2_600));
  await expect(pageMark(page)).not.toHaveText('1 / 6');
  const was = await lineRead(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await same(was);
  }
  const mark = await pageMark(page).innerText();
  await page.keyboard.press('Enter');
  await menuButton(page, '设置').click();
  const sheet = page.getByRole('dialog', { name: '阅读设置' });
  for (const mode of ['单页', '上下翻', '日漫', '条漫']) {
    await sheet.locator('label').getByText(mode, { exact: true }).click();
    await expect(sheet.getByRole('radio', { name: mode, exact: true })).toBeChecked();
    await expect(pageMark(page)).toHaveText(mark);
  }
  await same(was);

  await page.goto(chapters.novel);
  const third = page.locator('[data-paragraph="3"]');
  await third.evaluate((line) => line.scrollIntoView({ block: 'start' }));
  await expect(pageMark(page)).not.toHaveText(/^1 \//);
  const read = await lineRead(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await same(read);
  }
  await page.keyboard.press('Enter');
  await menuButton(page, '设置').click();
  const before = await third.evaluate((line) => getComputedStyle(line).fontSize);
  await sheet.getByRole('slider', { name: '字号' }).press('End');
  await expect.poll(() => third.evaluate((line) => getComputedStyle(line).fontSize)).not.toBe(before);
  await same(read);
});

for (const { kind, first, down, size } of [
  // What is narrow is shorter, and so is what lies below a taller view: the browser takes it up by itself.
  { kind: 'novel', first: '[data-paragraph="0"]', down: 2_400, size: { width: 320, height: 480 } },
  { kind: 'strip', first: '[data-page="0"]', down: 5_900, size: { width: 900, height: 900 } },
] as const) {
  test(`a busy phone hears of another size late: what its layout scrolls meanwhile is not read, ${kind}`, async ({
    page,
  }) => {
    await guided(page);
    await page.addInitScript(() => {
      const Prompt = ResizeObserver;
      window.ResizeObserver = class extends Prompt {
        constructor(tell: ResizeObserverCallback) {
          super((entries, self) => {
            setTimeout(() => {
              tell(entries, self);
              document.documentElement.dataset.told = String(innerWidth * 10_000 + innerHeight);
            }, 300);
          });
        }
      };
    });
    const usual = { width: 900, height: 480 };
    await page.setViewportSize(usual);
    await page.goto(chapters[kind]);
    await expect(page.locator(first)).toBeVisible();
    const scroller = page.locator('[data-strip], :has(> [data-font])').last();
    await scroller.evaluate((box, top) => box.scrollTo(0, top), down);
    await expect(pageMark(page)).not.toHaveText(/^1 \//);
    const was = await lineRead(page);
    const mark = await pageMark(page).innerText();
    for (const { width, height } of [size, usual]) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('html')).toHaveAttribute('data-told', String(width * 10_000 + height));
      await expect(scroller).toHaveJSProperty('clientHeight', height);
    }
    await expect.poll(() => scroller.evaluate((box) => Math.round(box.scrollTop))).toBe(down);
    expect(await lineRead(page)).toEqual(was);
    await expect(pageMark(page)).toHaveText(mark);
  });
}

test('a tab that dies after a page was turned opens there again; another device elsewhere is asked about', async ({
  page,
  member,
  context,
  api,
}) => {
  await signIn(page, member);
  await guided(page);
  await page.goto(chapters.pages);
  await expect(pageMark(page)).toHaveText('1 / 7');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(pageMark(page)).toHaveText('3 / 7');
  // Killed, not closed: nothing of the page runs any more, not even what it does when it hides.
  const died = page.waitForEvent('crash');
  const cdp = await context.newCDPSession(page);
  void cdp.send('Page.crash').catch(() => undefined);
  await died;
  const again = await context.newPage();
  await again.goto(chapters.pages);
  await expect(pageMark(again)).toHaveText('3 / 7');
  await again.reload();
  await expect(pageMark(again)).toHaveText('3 / 7');

  const told = again.waitForResponse(
    (one) => one.url().endsWith('/book/1/progress') && one.request().method() === 'POST',
  );
  await again.keyboard.press('ArrowRight');
  await told;
  const other = { chapterId: 2, page: 5, offset: 0, total: 8, baseVersion: 0, device: 'other', force: true };
  await api.post('v1/book/1/progress', other, member);
  await again.keyboard.press('ArrowRight');
  const dialog = again.getByRole('dialog', { name: '另一台设备读到了别处' });
  await expect(dialog).toContainText('6/8 页');
  await expect(dialog).toContainText('5/7 页');
  await dialog.getByRole('button', { name: '跳到那边' }).click();
  await expect(again).toHaveURL(at('/readbook/1/2'));
  await expect(pageMark(again)).toHaveText('6 / 8');
});

test('nothing goes on by itself: one page, a finished chapter, the end; one press leaves, the menu first', async ({
  page,
}) => {
  await guided(page);
  await rewriteChapter(page, '1/chapter/1', ({ data }) => void data.pages.splice(1));
  await page.goto('/animate');
  await page.goto(chapters.pages);
  await expect(pageMark(page)).toHaveText('1 / 1');
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const onwards = page.getByRole('button', { name: '进入下一话' });
  await expect(onwards).toBeInViewport();
  await page.reload();
  await expect(picture(page, 0, 'shown')).toBeInViewport();
  await expect(onwards).not.toBeInViewport();
  await expect(page).toHaveURL(at('/readbook/1/1'));

  await page.unroute('**/api/v1/book/1/chapter/1*');
  await page.reload();
  await expect(pageMark(page)).toHaveText('1 / 7');
  await page.keyboard.press('End');
  await expect(pageMark(page)).toHaveText('7 / 7');
  await page.keyboard.press('ArrowRight');
  await expect(onwards).toBeInViewport();
  await page.reload();
  await expect(picture(page, 0, 'shown')).toBeInViewport();
  await expect(pageMark(page)).toHaveText('1 / 7');
  await expect(page).toHaveURL(at('/readbook/1/1'));

  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await onwards.click();
  await expect(page).toHaveURL(at('/readbook/1/2'));
  await expect(pageMark(page)).toHaveText('1 / 8');
  await page.keyboard.press('Enter');
  await expect(menuButton(page, '设置')).toBeVisible();
  await page.goBack();
  await expect(menuButton(page, '设置')).toBeHidden();
  await expect(page).toHaveURL(at('/readbook/1/2'));
  await page.goBack();
  await expect(page).toHaveURL(at('/animate'));
});

test('back from 评论 and 目录 a chapter stands where it was left, its end too; from behind one is at its end', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await guided(page);
  const away = async (name: string | RegExp) => {
    await page.keyboard.press('Enter');
    await menuButton(page, name).click();
    await expect(pageMark(page)).toBeHidden();
  };
  await page.goto(chapters.pages);
  await expect(pageMark(page)).toHaveText('1 / 7');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  const onwards = page.getByRole('button', { name: '进入下一话' });
  await expect(onwards).toBeInViewport();
  for (const name of [/^评论/, '目录']) {
    await away(name);
    await page.goBack();
    await expect(page).toHaveURL(at('/readbook/1/1'));
    await expect(onwards).toBeInViewport();
    await expect(pageMark(page)).toHaveText('7 / 7');
  }
  // Chosen in the list, it is entered anew: a finished chapter begins at its top.
  await away('目录');
  await page.getByRole('main').locator('a[href$="/readbook/1/1"]').first().click();
  await expect(page).toHaveURL(at('/readbook/1/1'));
  await expect(pageMark(page)).toHaveText('1 / 7');

  await page.goto(chapters.strip);
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await strip(page).evaluate((box) => box.scrollTo(0, 2_600));
  await expect(pageMark(page)).not.toHaveText('1 / 6');
  const was = await lineRead(page);
  await away(/^评论/);
  await page.goBack();
  await expect.poll(async () => (await lineRead(page)).of).toBe(was.of);
  await expect.poll(async () => Math.abs((await lineRead(page)).through - was.through)).toBeLessThan(0.02);

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('plaza:reader') ?? '{}');
    localStorage.setItem('plaza:reader', JSON.stringify({ ...kept, look: { ...kept.look, mode: 'strip' } }));
  });
  await page.goto(chapters.locked);
  await page.getByRole('button', { name: '回到上一话' }).click();
  await expect(page).toHaveURL(at('/readbook/1/3'));
  const [last = '', total = ''] = (await pageMark(page).innerText()).split(' / ');
  expect(last).toBe(total);
  await page.reload();
  await expect(pageMark(page)).toHaveText(`${last} / ${total}`);
});

test('a first visit shows the tap zones once; taps, keys, wheel, slider and scrolling by itself', async ({ page }) => {
  await page.goto(chapters.pages);
  const zones = page.getByRole('dialog', { name: '点按怎么翻页' });
  await zones.getByRole('button', { name: '知道了' }).click();
  await expect(zones).toBeHidden();
  await page.reload();
  await expect(pageMark(page)).toHaveText('1 / 7');
  await expect(zones).toBeHidden();

  await page.touchscreen.tap(350, 400);
  await expect(pageMark(page)).toHaveText('2 / 7');
  await page.touchscreen.tap(20, 400);
  await expect(pageMark(page)).toHaveText('1 / 7');
  for (const [key, mark] of [
    ['ArrowRight', '2 / 7'],
    [' ', '3 / 7'],
    ['PageDown', '4 / 7'],
    ['ArrowLeft', '3 / 7'],
    ['Shift+Space', '2 / 7'],
    ['End', '7 / 7'],
    ['Home', '1 / 7'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(pageMark(page)).toHaveText(mark);
  }
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 120);
  await expect(pageMark(page)).toHaveText('2 / 7');
  await page.touchscreen.tap(187, 400);
  const slider = page.getByRole('slider', { name: '阅读位置' });
  await slider.press('End');
  await expect(picture(page, 6, 'shown')).toBeInViewport();
  await expect(slider).toHaveAttribute('aria-valuetext', '第 7 页，共 7 页');

  await page.goto(chapters.strip);
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await page.keyboard.press('Enter');
  await menuButton(page, '自动滚动').click();
  const top = () => strip(page).evaluate((box) => box.scrollTop);
  await expect.poll(top).toBeGreaterThan(60);
  await page.touchscreen.tap(187, 700);
  const goneOn = () =>
    strip(page).evaluate(async (box) => {
      const before = box.scrollTop;
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      return box.scrollTop - before;
    });
  await expect.poll(goneOn).toBe(0);
  await page.keyboard.press('Enter');
  await menuButton(page, /^评论/).click();
  await expect(page).toHaveURL(at('/bookinfo/9?view=comments&chapter=33'));
  await page.goBack();
  await expect(page).toHaveURL(at(chapters.strip));
  await expect(strip(page)).toBeVisible();
});

test('a pinch and a double tap magnify, and then neither tap nor swipe turns the page', async ({ page }) => {
  await guided(page);
  await page.goto(chapters.pages);
  await expect(picture(page, 0, 'shown')).toBeVisible();
  const width = () => picture(page, 0).evaluate((box) => box.getBoundingClientRect().width);
  const fits = await width();
  const left = [{ x: 330, y: 400 }];
  const swipe = [left, [{ x: 250, y: 400 }], [{ x: 150, y: 402 }], [{ x: 40, y: 402 }]] as const;

  await page.touchscreen.tap(187, 400);
  await page.touchscreen.tap(187, 400);
  await expect.poll(width).toBeGreaterThan(fits * 1.8);
  await touches(page, ...swipe);
  await touches(page, ...swipe);
  await page.touchscreen.tap(350, 400);
  // A tap at the edge that would turn shows the menu instead.
  await expect(menuButton(page, '设置')).toBeVisible();
  await expect(pageMark(page)).toHaveText('1 / 7');
  await page.keyboard.press('Escape');
  await expect(menuButton(page, '设置')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect.poll(width).toBeCloseTo(fits, 0);

  const pinch = (gap: number) => [
    { x: 187 - gap, y: 400 },
    { x: 187 + gap, y: 400 },
  ];
  await touches(page, pinch(30), pinch(50), pinch(80));
  await expect.poll(width).toBeGreaterThan(fits * 1.8);
  await touches(page, pinch(100), pinch(60), pinch(20));
  await expect.poll(width).toBeCloseTo(fits, 0);
  await expect(pageMark(page)).toHaveText('1 / 7');
  await touches(page, ...swipe);
  await expect(pageMark(page)).toHaveText('2 / 7');
});

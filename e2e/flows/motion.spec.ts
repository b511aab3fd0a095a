import { demoGames, downloadButton, onDesktop, platformSheet } from '@e2e/support/purchase';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';

/** Holds all motion at its first frame until it is let go. */
async function holdMotion(page: Page): Promise<() => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => cdp.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

/** What moves at this moment: the properties, and the longest time in ms. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const all = document.getAnimations();
    const steps = all.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
    const names = new Set(steps.flatMap((step) => Object.keys(step)));
    for (const other of ['offset', 'computedOffset', 'easing', 'composite']) names.delete(other);
    const times = all.map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0));
    return { names: [...names].sort(), longest: Math.max(0, ...times) };
  });

const sheet = platformSheet;
const topOf = async (page: Page) => (await sheet(page).boundingBox())?.y ?? -1;
const heightOf = (page: Page) => page.viewportSize()?.height ?? 0;

test.use(onDesktop);

test.beforeEach(async ({ page }) => {
  await page.goto(`/detail/${demoGames.free.id}`);
  await expect(downloadButton(page)).toBeVisible();
});

test('B1: a sheet comes from below the screen and goes back there, by transform and opacity alone', async ({
  page,
}) => {
  let release = await holdMotion(page);
  await downloadButton(page).click();
  await expect.poll(() => moving(page)).toEqual({ names: ['opacity', 'transform'], longest: 300 });
  expect(await topOf(page)).toBeGreaterThanOrEqual(heightOf(page));
  await release();
  await expect.poll(() => topOf(page)).toBeLessThan(heightOf(page) * 0.8);
  await expect.poll(async () => (await moving(page)).longest).toBe(0);

  const open = await topOf(page);
  release = await holdMotion(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => moving(page)).toEqual({ names: ['opacity', 'transform'], longest: 300 });
  expect(await topOf(page)).toBeCloseTo(open, 0);
  await release();
  await expect(sheet(page)).toHaveCount(0);
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('B1: a sheet is there and gone, without a way between', async ({ page }) => {
    await downloadButton(page).click();
    await expect(sheet(page)).toBeInViewport();
    expect((await moving(page)).longest).toBeLessThan(1);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
  });
});

test('F3: what sticks to the screen stays where it is while a sheet is open, and the page does not scroll', async ({
  page,
}) => {
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const stuck = () =>
    page.evaluate(() => [
      scrollY,
      ...[...document.querySelectorAll('#root *')]
        .filter((one) => getComputedStyle(one).position === 'sticky')
        .map((one) => Math.round(one.getBoundingClientRect().top)),
    ]);
  const before = await stuck();
  expect(before.length).toBeGreaterThan(1);
  await downloadButton(page).click();
  await expect(sheet(page)).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await stuck()).toEqual(before);
});

import { demoGames } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';

/** A small phone held across. */
test.use({ viewport: { width: 568, height: 320 } });

/** What sticks may take less than a third. */
const MOST = 320 / 3;

/** How much of the screen's height is covered by what stays there while the page scrolls beneath, px. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const middle = window.innerWidth / 2;
    const stays = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { position, pointerEvents } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isBar = box.width > 300 && box.height < window.innerHeight / 2;
      if ((position === 'fixed' || position === 'sticky') && pointerEvents !== 'none' && isBar) return true;
      return stays(element.parentElement);
    };
    const rows = Array.from({ length: window.innerHeight }, (_row, y) => y + 0.5);
    return rows.filter((y) => stays(document.elementFromPoint(middle, y))).length;
  });

const GUEST = ['/', '/square', '/animate', '/games', '/welfare', `/detail/${demoGames.free.id}`, '/activity', '/faq'];
const MEMBER = ['/profile', '/message', '/gifts', '/recharge', '/commenthistory', '/checkin'];

async function look(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('main').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Far enough that everything that sticks sticks.
  await page.mouse.move(284, 160);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(() => page.evaluate(() => window.scrollY), { message: path }).toBeGreaterThan(0);
  return covered(page);
}

test('B3: on a phone held across, what sticks leaves two thirds to the page', async ({ page }) => {
  const heights: Record<string, number> = {};
  for (const path of GUEST) heights[path] = await look(page, path);
  expect(Object.entries(heights).filter(([, height]) => height > MOST)).toEqual([]);
});

test('B3: and so it is for members', async ({ page, member }) => {
  await signIn(page, member);
  const heights: Record<string, number> = {};
  for (const path of MEMBER) heights[path] = await look(page, path);
  expect(Object.entries(heights).filter(([, height]) => height > MOST)).toEqual([]);
});

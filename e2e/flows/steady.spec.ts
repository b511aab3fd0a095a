import { atRest } from '@e2e/shots/look';
import { routeShots } from '@e2e/shots/routeShots';
import { hushBulletin } from '@e2e/support/hushBulletin';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { BrowserContext, Page } from '@playwright/test';

/** What a page may move by itself (CLS). */
const MOST = 0.01;

declare global {
  interface Window {
    plazaMoved: { value: number; what: string[] };
  }
}

/** Adds up what moves, with the parts that moved: whoever breaks it has to know which. Taps move what they want to. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    window.plazaMoved = { value: 0, what: [] };
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()} “${element?.textContent?.slice(0, 24)}”`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        window.plazaMoved.value += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          window.plazaMoved.what.push(
            `${name(node)} ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)} px (${entry.value.toFixed(4)})`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Each call takes its own time, the same in every run, so that answers come in another order than they were asked for. */
async function answerOutOfOrder(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const steps = [...pathname].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 0) % 9;
    await new Promise((done) => setTimeout(done, 20 + steps * 50));
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
}

const moved = (page: Page) => page.evaluate(() => window.plazaMoved);

const shots = await routeShots();

for (const who of ['guest', 'member'] as const) {
  test(`no route moves by itself: ${who}`, async ({ page, context, api }) => {
    test.setTimeout(180_000);
    await hushBulletin(context);
    await watchShifts(context);
    if (who !== 'guest') await signIn(page, await api.persona(who));
    if (who !== 'guest') await answerOutOfOrder(context);
    const restless: string[] = [];
    for (const { name, path } of shots) {
      await page.goto(path);
      await atRest(page);
      const { value, what } = await moved(page);
      if (value > MOST) restless.push(`${name} ${value.toFixed(4)}: ${what.slice(0, 6).join('; ')}`);
    }
    expect(shots.length).toBeGreaterThan(20);
    expect(restless).toEqual([]);
  });
}

test('the tabs of 色漫 move nothing once they are there', async ({ page, context }) => {
  await hushBulletin(context);
  await watchShifts(context);
  await page.goto('/animate');
  await atRest(page);
  for (const tab of ['更新', '排行', '分类', '完结', '推荐']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await atRest(page);
  }
  const { value, what } = await moved(page);
  expect(value, what.join('\n')).toBeLessThanOrEqual(MOST);
});

import AxeBuilder from '@axe-core/playwright';
import { collectShots } from '@e2e/shots/collect';
import { overhang, unreachable } from '@e2e/support/reach';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';

const shots = await collectShots();

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds wrong, one line a rule. */
async function axe(page: Page): Promise<string[]> {
  // Colours on their way from one theme to the other are nobody's reading.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((motion) => (motion instanceof CSSTransition ? [motion.finished] : [])),
    ),
  );
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

// The watch of each test also fails it on any policy violation, console error or failed request.
for (const shot of shots) {
  const [who = 'guest'] = shot.who ?? [];
  test(`B4, B5: ${shot.name} (${shot.path}) reads well in both themes, at 320 px and with text at 200 %`, async ({
    page,
    api,
  }) => {
    if (who !== 'guest') await signIn(page, await api.persona(who));
    await page.goto(shot.path);
    await page.waitForLoadState('networkidle');
    await shot.arrange?.(page);
    expect.soft(await overhang(page), 'wider than the window').toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axe(page), colorScheme).toEqual([]);
    }
    // As the appearance sheet does it; the browser's own text size multiplies in the same place.
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale-app', '2'));
    expect.soft(await overhang(page), 'wider than the window, large text').toBeLessThanOrEqual(0);
    expect.soft(await unreachable(page), 'large text').toEqual([]);
  });
}

test('there are screens to look at', () => {
  expect(shots.length).toBeGreaterThan(0);
});

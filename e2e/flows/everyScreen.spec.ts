import AxeBuilder from '@axe-core/playwright';
import { collectShots } from '@e2e/shots/collect';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';

const shots = await collectShots();

// The watch of each test also fails it on any policy violation, console error or failed request.
for (const shot of shots) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(theme, () => {
      test.use({ colorScheme: theme, viewport: { width: 320, height: 640 } });

      test(`B4, B5: ${shot.name} (${shot.path}) fits 320 px and reads well for everybody`, async ({ page, api }) => {
        const who = shot.who?.includes('guest') === false ? shot.who[0] : undefined;
        if (who === 'member' || who === 'vip') await signIn(page, await api.persona(who));
        await page.goto(shot.path);
        await page.waitForLoadState('networkidle');
        await shot.arrange?.(page);

        const overhang = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overhang).toBeLessThanOrEqual(0);

        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([]);
      });
    });
  }
}

test('there are screens to look at', () => {
  expect(shots.length).toBeGreaterThan(0);
});

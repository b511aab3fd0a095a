import { collectShots } from '@e2e/shots/collect';
import { routeOf } from '@e2e/shots/routeShots';
import { axeInBothThemes } from '@e2e/support/axe';
import { overhang, tooLow, unreachable } from '@e2e/support/reach';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { missingInTree } from '@e2e/support/tree';
import { counted } from '@scripts/reliability/tally';

const all = await collectShots();

/** What stands between a member and a game. */
const mainJob = ['platform-sheet', 'purchase-dialog', 'insufficient-dialog', 'download-result'];

/**
 * The first screen of every route and every dialog of the main job; `EVERY_SCREEN=1 npm run e2e -- everyScreen` tours
 * all of them, other dialogs, faces and views included (about ten minutes more).
 */
const shots = all.filter(
  (shot, place) =>
    process.env.EVERY_SCREEN === '1' ||
    mainJob.includes(shot.name) ||
    all.findIndex((other) => routeOf(other.path) === routeOf(shot.path)) === place,
);

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

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
    expect.soft(await missingInTree(page), 'to a screen reader').toEqual([]);
    expect.soft(await tooLow(page), 'lower than a finger needs').toEqual([]);
    expect.soft(await axeInBothThemes(page)).toEqual([]);
    // As the settings do it; the browser's own text size multiplies in the same place.
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale-app', '2'));
    expect.soft(await overhang(page), 'wider than the window, large text').toBeLessThanOrEqual(0);
    expect.soft(await unreachable(page), 'large text').toEqual([]);
    counted('security', 'screens toured without a violation of the policy', 1);
  });
}

test('there are screens to look at', () => {
  expect(shots.length).toBeGreaterThan(0);
});

import { collectShots } from '@e2e/shots/collect';
import { kindsOfPage, whose } from '@e2e/shots/kinds';
import { axeInBothThemes, bySettings } from '@e2e/support/axe';
import { signIn } from '@e2e/support/signIn';
import { atRest, travel } from '@e2e/support/travel';
import { expect, test } from './test';

const pages = await kindsOfPage();
const few = ['home', 'login'];

/** WebKit says so of what is drawn at once below the fold, as axe wants it. */
const RESIZED = /^uncaught: ResizeObserver loop/;

/** What `npm test` asks in Firefox and WebKit; Chromium is asked of every route by `everyScreen.spec.ts`. */
const core = { tag: '@core' };

for (const [who, names, given] of [
  ['guest', few, core],
  ['guest', undefined, {}],
  ['member', undefined, {}],
] as const) {
  const shots = pages.filter((shot) => whose(shot) === who && (!names || names.includes(shot.name)));
  test(`axe, light and dark: ${shots.length} pages of a ${who}`, given, async ({ page, api, watch }) => {
    watch.allow(RESIZED);
    test.setTimeout(20_000 + shots.length * 10_000);
    if (who !== 'guest') await signIn(page, await api.persona(who));
    await page.goto('/');
    await atRest(page);
    for (const { name, path } of shots) {
      await travel(page, path);
      await atRest(page);
      expect.soft(await axeInBothThemes(page, bySettings), `${name} (${path})`).toEqual([]);
    }
  });
}

/** `EVERY_SCREEN=1`: dialogs, sheets, faces and whatever else a page has to be brought to. */
for (const shot of process.env.EVERY_SCREEN === '1' ? await collectShots() : []) {
  const who = whose(shot);
  if (!shot.arrange) continue;
  test(`axe, light and dark: ${shot.name}`, async ({ page, api, watch }) => {
    watch.allow(RESIZED);
    if (who !== 'guest') await signIn(page, await api.persona(who));
    await page.goto(shot.path);
    await atRest(page);
    await shot.arrange?.(page);
    expect(await axeInBothThemes(page, bySettings)).toEqual([]);
  });
}

import { writeFile } from 'node:fs/promises';
import {
  attachDevTools,
  closeInspector,
  importActions,
  jumpTo,
  liftedText,
  lookedAt,
  openInspector,
  recorded,
  recordedAtRest,
  signedIn,
  visit,
} from '@e2e/support/devTools';
import { logInByName } from '@e2e/support/logIn';
import {
  askForGame,
  confirmButton,
  demoGames,
  downloadButton,
  insufficientDialog,
  purchaseDialog,
  resultSheet,
} from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { everythingStored } from '@e2e/support/stored';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';
import { countWorld, worldOf } from '@e2e/support/world';
import type { Page } from '@playwright/test';

const { cheap, dear } = demoGames;

/** Which entry of the history the browser stands on. */
const entryOf = (page: Page) => page.evaluate(() => (history.state as { plaza: { index: number } }).plaza.index);

test('R1, R2, R3, R6, R8: a purchase session, visited at every action: the screens it had, and nothing done to the world', async ({
  page,
  context,
  api,
}) => {
  test.setTimeout(180_000);
  const member = await api.memberWith(80);
  await attachDevTools(context);
  await countWorld(context);
  const screens: { id: number; url: string; seen: string }[] = [];
  const look = async () => ({ url: page.url(), seen: await page.locator('body').ariaSnapshot() });
  const save = async () => {
    await page.waitForLoadState('networkidle');
    // The screen belongs to the last action before it, once nothing moves any more.
    let before = '';
    await expect(async () => {
      await page.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            // A kept page that nobody sees moves on when it is shown again.
            .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.checkVisibility())
            .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
            .map(({ finished }) => finished),
        ),
      );
      const id = (await recorded(page)).at(-1)?.id ?? 0;
      const screen = { id, ...(await look()) };
      const last = before;
      before = JSON.stringify(screen);
      expect(before).toBe(last);
      screens.push(screen);
    }).toPass();
  };

  await page.goto(`/detail/${cheap.id}`);
  await expect(downloadButton(page)).toBeVisible();
  await save();
  await askForGame(page);
  await expect(page).toHaveURL(at('/login'));
  await save();
  await logInByName(page, member);
  await expect(purchaseDialog(page, cheap)).toBeVisible();
  await save();
  await purchaseDialog(page, cheap).getByRole('button', { name: '取消' }).click();
  await expect(purchaseDialog(page, cheap)).toBeHidden();
  await save();
  await askForGame(page);
  await expect(purchaseDialog(page, cheap)).toBeVisible();
  await Promise.all([page.waitForEvent('download'), confirmButton(page, cheap).click()]);
  await expect(resultSheet(page)).toBeVisible();
  await save();
  await resultSheet(page).getByRole('button', { name: '完成' }).click();
  await expect(resultSheet(page)).toBeHidden();
  await page.getByRole('button', { name: '返回' }).click();
  // The tabs are there, so the phone is offered to be bound (D2).
  await page.getByRole('dialog', { name: '绑定手机号' }).getByRole('button', { name: '以后再说' }).click();
  await expect(page).toHaveURL(at('/games'));
  await save();
  const other = page.getByRole('button', { name: new RegExp(`^下载《${dear.name}》`) });
  await expect(async () => {
    await page.mouse.wheel(0, 1_200);
    await expect(other).toBeInViewport({ timeout: 700 });
  }).toPass();
  await other.click();
  await expect(purchaseDialog(page, dear)).toBeVisible();
  // Spent elsewhere meanwhile: the server is the one to say so.
  await api.stage({ balance: { uid: member.uid, coins: 5 } });
  await confirmButton(page, dear).click();
  await expect(insufficientDialog(page)).toBeVisible();
  await save();
  await insufficientDialog(page).getByRole('button', { name: /充值/ }).click();
  await expect(page).toHaveURL(at('/recharge'));
  await save();

  const actions = await recordedAtRest(page);
  if (process.env.SESSION_LOG) await writeFile(process.env.SESSION_LOG, await liftedText(page));
  const ids = actions.map(({ id }) => id);
  // The recording of the last steps is written two seconds after them.
  let before = await worldOf(page);
  await expect(async () => {
    const last = before;
    await page.waitForTimeout(2_200);
    before = await worldOf(page);
    expect(before).toEqual(last);
  }).toPass();
  const asked: string[] = [];
  page.on('request', (request) => {
    // Pictures that are on screen again, the icon Chromium asks for by itself, and code a mouse fetches by coming near.
    if (request.resourceType() !== 'image' && !/\/(icons|assets)\//.test(request.url())) asked.push(request.url());
  });
  // All but the tip, which is the present.
  const past = ids.slice(0, -1);
  const random = Array.from({ length: 200 }, (_none, hop) => past[(hop * 7_919 + 13) % past.length] ?? 0);
  const saved = new Map(screens.slice(0, -1).map((screen) => [screen.id, screen]));
  for (const way of [past.toReversed(), past, [...random, ...saved.keys()]]) {
    for (let from = 0; from < way.length; ) {
      const stop = way.findIndex((id, at) => at >= from && saved.has(id));
      const until = stop < 0 ? way.length : stop + 1;
      expect(await visit(page, way.slice(from, until))).toEqual([]);
      from = until;
      const screen = saved.get(way[stop] ?? -1);
      if (screen)
        await expect
          .poll(look, { message: `the screen after action ${screen.id}` })
          .toEqual({ url: screen.url, seen: screen.seen });
    }
  }
  await test.step('R6: a curious visitor taps, types, goes back, and plays with the line and the tab', async () => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Refused while somebody travels')) refused.push(message.text());
    });
    for (const screen of [screens[1], screens[2], screens[6]]) {
      await jumpTo(page, screen?.id ?? 0);
      for (const button of await page.getByRole('button').all()) {
        if (await button.isVisible()) await button.click({ force: true, timeout: 2_000, noWaitAfter: true });
      }
      await page.keyboard.press('Escape');
      await page.keyboard.type('12345');
    }
    await context.setOffline(true);
    await context.setOffline(false);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('blur'));
    });
    const [stands, shows] = [await entryOf(page), page.url()];
    for (let press = 0; press < 2; press += 1) {
      await page.evaluate(async () => {
        // There, and home again.
        for (const turn of [() => history.back(), () => undefined]) {
          const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
          turn();
          await popped;
        }
      });
    }
    expect([await entryOf(page), page.url()]).toEqual([stands, shows]);
    expect(refused.length).toBeGreaterThan(0);
  });
  await jumpTo(page, ids[0] ?? 0);
  expect(asked).toEqual([]);
  expect(await worldOf(page)).toEqual(before);
  await test.step('R2, R8: the official panel: a row for each action, jumps by its own buttons', async () => {
    const rows = await openInspector(page);
    await expect(rows).toHaveCount(ids.length);
    for (const at of [20, ids.length - 2, 1]) {
      await rows.nth(at).getByText('Jump').dispatchEvent('click');
      expect(await lookedAt(page)).toBe(ids[at]);
    }
    await closeInspector(page);
    // The panel has an interval of its own.
    expect({ ...(await worldOf(page)), timers: before.timers }).toEqual(before);
    expect(asked).toEqual([]);
  });
  await jumpTo(page, ids[0] ?? 0);
  // Back at the tip for a moment, hooks that came and went are told to RTK Query; nothing else is new.
  const news = (await recorded(page)).slice(actions.length);
  expect(news.filter(({ type }) => type !== 'api/internalSubscriptions/subscriptionsUpdated')).toEqual([]);
  expect(await api.paidForGames(member)).toEqual([cheap.price]);

  await test.step('R12: what is kept of the recording is redacted, and no secret stands but where it belongs', async () => {
    const stored = Object.entries(await everythingStored(page));
    const places = (text: string) => stored.filter(([, value]) => value.includes(text)).map(([place]) => place);
    const token = /"token":"\\"([\w-]{20,})/.exec(
      stored.find(([place]) => place === 'local plaza:account')?.[1] ?? '',
    )?.[1];
    expect(token).toBeDefined();
    expect(places(member.password)).toEqual([]);
    const kept = places('"type":"download/confirmed"');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((place) => !place.startsWith('session plaza:tape'))).toEqual([]);
    for (const secret of [token ?? '', member.loginName]) expect(places(secret)).toEqual(['local plaza:account']);
  });

  await jumpTo(page, ids.at(-1) ?? 0);
  await expect.poll(look).toEqual({ url: screens.at(-1)?.url, seen: screens.at(-1)?.seen });
});

test("R7: another person's log on a member's page: after a reload the own account is there, byte for byte", async ({
  page,
  context,
  api,
}) => {
  const member = await api.memberWith(5);
  await signIn(page, member);
  await attachDevTools(context);
  await page.goto('/profile');
  await expect(page.getByText(member.name).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const stored = () =>
    page.evaluate(() => {
      // The recording of the live time before may be written a moment later.
      const others = Object.entries(sessionStorage).filter(([key]) => !key.startsWith('plaza:tape'));
      return [localStorage.getItem('plaza:account'), JSON.stringify(others)];
    });
  const before = await stored();
  const account = { ...member.account, uid: '666', token: 'stolen', name: '陌生人' };
  await importActions(page, [{ type: 'session/started', payload: { account, by: 'login' } }]);
  expect(await signedIn(page)).toBe('666');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await stored()).toEqual(before);
  await page.goto('/profile');
  await expect(page.getByText(member.name).first()).toBeVisible();
  expect((await stored())[0]).toBe(before[0]);
});
